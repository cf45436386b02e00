/// Follows calls of the project's own functions to the registrations in those functions.
///
/// `FontRegistrar.registerFonts()` registers what its body registers, and no more.
struct RegistrationCalls {
  private let calls: [RuntimeRegistration]
  private var byCaller: [String: [RuntimeRegistration]] = [:]
  /// The most calls that are followed: no app has that many.
  private static let limit = 1_000

  init(_ calls: [RuntimeRegistration]) {
    self.calls = calls
    for call in calls {
      if let caller = call.caller { byCaller[caller, default: []].append(call) }
    }
  }

  /// The calls, each of an own function as what it leads to.
  var followed: [RuntimeRegistration] {
    calls.count <= Self.limit ? calls.flatMap(targets) : calls
  }

  private func targets(of call: RuntimeRegistration) -> [RuntimeRegistration] {
    var found: [RuntimeRegistration] = []
    var seen: Set<String> = []
    var open = [call]
    while let next = open.popLast() {
      guard let body = next.callees.first(where: { byCaller[$0] != nil }) else {
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
