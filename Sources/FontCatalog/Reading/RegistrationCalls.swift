/// Follows calls of the project's own functions to the registrations in those functions.
///
/// `FontRegistrar.registerFonts()` registers what its body registers, and no more;
/// `registerFont("Lato-Bold")` registers what it names, if that is a font.
struct RegistrationCalls {
  private let calls: [RuntimeRegistration]
  private var byCaller: [String: [RuntimeRegistration]] = [:]
  /// The most calls that are followed: no app has that many.
  private static let limit = 1_000
  /// The most registrations that they may lead to, each of which is tried for each font.
  private static let targetLimit = 10_000

  init(_ calls: [RuntimeRegistration]) {
    self.calls = calls
    for call in calls {
      if let caller = call.caller { byCaller[caller, default: []].append(call) }
    }
  }

  /// The calls, each of an own function as what it leads to; as they are when that is too much.
  var followed: [RuntimeRegistration] {
    guard calls.count <= Self.limit else { return calls }
    var found: [RuntimeRegistration] = []
    for call in calls {
      found += targets(of: call)
      guard found.count <= Self.targetLimit else { return calls }
    }
    return found
  }

  private func targets(of call: RuntimeRegistration) -> [RuntimeRegistration] {
    var found: [RuntimeRegistration] = []
    var seen: Set<String> = []
    var open = [call]
    while let next = open.popLast() {
      let isKnown = next.isNamed && !next.fileNames.isEmpty
      guard !isKnown, let body = next.callees.first(where: { byCaller[$0] != nil }) else {
        found.append(next)
        continue
      }
      if seen.insert(body).inserted { open += byCaller[body] ?? [] }
    }
    guard !found.isEmpty else { return [call] }
    return found.map { target in
      var target = target
      target.position = call.position
      target.function = call.function
      return target
    }
  }
}
