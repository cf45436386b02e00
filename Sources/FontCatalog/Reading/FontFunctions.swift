/// Tells which arguments of a project's own functions are names of fonts.
struct FontFunctions {
  private var byName: [String: Set<FontFunction>] = [:]
  private var declarations: [String: Set<DeclaredName>] = [:]

  init(_ files: [SourceFileNames]) {
    for name in files.flatMap(\.declaredNames) { declarations[name.name, default: []].insert(name) }
    let plain = Set(files.flatMap(\.plainStructs))
    for function in files.flatMap(\.fontFunctions)
    where function.declaration != nil || plain.contains(function.name) {
      byName[function.name, default: []].insert(function)
    }
    byName = byName.filter { name, functions in
      max(functions.count, declarations[name]?.count ?? 0) <= Self.namesakeLimit
    }
    follow(files.flatMap(\.forwardings))
  }

  /// The most functions of one name: nobody could tell which of more a call means.
  private static let namesakeLimit = 100

  /// The most functions between a literal and a font call.
  private static let depthLimit = 8

  /// Adds the functions that hand an argument on to a known one, until there are no more.
  private mutating func follow(_ forwardings: [FontForwarding]) {
    var rest = forwardings
    for _ in 0..<Self.depthLimit where !byName.isEmpty && !rest.isEmpty {
      let next = rest.filter { meant(by: $0.target, label: $0.label).isEmpty }
      for forwarding in rest { add(forwarding) }
      guard next.count < rest.count else { return }
      rest = next
    }
  }

  private mutating func add(_ forwarding: FontForwarding) {
    let targets = meant(by: forwarding.target, label: forwarding.label)
    var function = forwarding.function
    guard !targets.isEmpty, byName[function.name]?.count ?? 0 < Self.namesakeLimit,
      declarations[function.name]?.count ?? 0 <= Self.namesakeLimit
    else { return }
    for target in targets { function.avoided.formUnion(target.avoided) }
    function.mayBeAbsent = targets.contains(where: \.mayBeAbsent)
    byName[function.name, default: []].insert(function)
  }

  /// The functions whose calls are noted only where they are searched for.
  var unsearched: Set<String> {
    Set(byName.keys.filter { !SwiftScanner.notesArguments(of: $0) })
  }

  /// The names that calls hand to font functions.
  func references(in files: [SourceFileNames], known: KnownNames) -> [NameReference] {
    guard !byName.isEmpty else { return [] }
    return files.flatMap(\.arguments).compactMap { reference($0, known) }
  }

  private func reference(_ argument: FontArgument, _ known: KnownNames) -> NameReference? {
    let functions = meant(by: argument.function, label: argument.label)
    let value = argument.reference.value
    guard !functions.isEmpty, !functions.contains(where: { $0.avoided.contains(value) }),
      isSure(argument, functions) || known.isMeantBesideNames(value)
    else { return nil }
    var reference = argument.reference
    if functions.contains(where: \.mayBeAbsent) { reference.mayBeAbsent = true }
    return reference
  }

  /// Whether a call can mean nothing but some functions: their name speaks of fonts, or it is called
  /// as a member of the type that has them.
  private func isSure(_ argument: FontArgument, _ functions: [FontFunction]) -> Bool {
    if ["font", "Font"].contains(where: { argument.function.contains($0) }) { return true }
    guard let owners = argument.owners else { return false }
    return functions.allSatisfy { owners.contains($0.owner) }
  }

  /// The font functions that a call means; none where the project declares others that it may mean.
  private func meant(by name: String, label: String?) -> [FontFunction] {
    let functions = byName[name]?.filter { $0.label == label } ?? []
    guard !functions.isEmpty else { return [] }
    let declared = declarations[name]?.filter { $0.takes(label) } ?? []
    return Set(functions.map(\.declaration)).count == declared.count ? Array(functions) : []
  }
}
