/// Tells which arguments of a project's own functions are names of fonts.
struct FontFunctions {
  private var byName: [String: [FontFunction]] = [:]
  private var declarations: [String: Int] = [:]

  init(_ files: [SourceFileNames]) {
    for name in files.flatMap(\.declaredNames) { declarations[name, default: 0] += 1 }
    let plain = Set(files.flatMap(\.plainStructs))
    for function in files.flatMap(\.fontFunctions)
    where function.declaration != nil || plain.contains(function.name) {
      byName[function.name, default: []].append(function)
    }
    for forwarding in files.flatMap(\.forwardings) {
      let targets = meant(by: forwarding.target, label: forwarding.label)
      guard !targets.isEmpty else { continue }
      var function = forwarding.function
      for target in targets { function.avoided.formUnion(target.avoided) }
      function.mayBeAbsent = targets.contains(where: \.mayBeAbsent)
      byName[function.name, default: []].append(function)
    }
  }

  /// The names that calls hand to font functions.
  func references(in files: [SourceFileNames]) -> [NameReference] {
    guard !byName.isEmpty else { return [] }
    return files.flatMap(\.arguments).compactMap(reference)
  }

  private func reference(_ argument: FontArgument) -> NameReference? {
    let functions = meant(by: argument.function, label: argument.label)
    let value = argument.reference.value
    guard !functions.isEmpty, !functions.contains(where: { $0.avoided.contains(value) }) else {
      return nil
    }
    var reference = argument.reference
    if functions.contains(where: \.mayBeAbsent) { reference.mayBeAbsent = true }
    return reference
  }

  /// The font functions that a call means; none where the project declares others of the name.
  private func meant(by name: String, label: String?) -> [FontFunction] {
    let functions = byName[name] ?? []
    guard Set(functions.map(\.declaration)).count == declarations[name] ?? 0 else { return [] }
    return functions.filter { $0.label == label }
  }
}
