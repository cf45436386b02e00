public import FontFiles

extension FontRegistry {
  /// Every problem of a catalogue: a unit test proves with it that each case names a font.
  ///
  ///     #expect(registry.validate(AppFont.self).isEmpty)
  ///
  /// - Parameter names: The catalogue.
  /// - Returns: The problems in the order of the cases; empty when each case names one font by its
  ///   PostScript name, and no two the same.
  public func validate<Names: FontName>(_ names: Names.Type) -> [FontNameProblem] {
    problems(of: names.allCases.map { (entry: "\($0)", name: $0.postScriptName) }).flatMap(\.self)
  }

  /// The problems of each of a catalogue's entries, in their order.
  package func problems(of entries: [(entry: String, name: String)]) -> [[FontNameProblem]] {
    var firsts: [String: String] = [:]
    return entries.map { entry, name in
      var kinds = [problem(of: name)].compactMap(\.self)
      let meant = (kinds.first?.meantName ?? name).lowercased()
      if let first = firsts[meant] {
        kinds.append(.duplicate(of: first))
      } else {
        firsts[meant] = entry
      }
      return kinds.map { FontNameProblem(entry: entry, name: name, kind: $0) }
    }
  }

  private func problem(of name: String) -> FontNameProblem.Kind? {
    guard !name.hasPrefix(".") else { return .privateSystemName }
    let fonts = fonts
    guard resolve(name)?.kind == .postScript else {
      return .unknown(FontNameMismatch(name, among: fonts))
    }
    let family = fonts.filter { $0.families.contains(name) }
    return family.count > 1 ? .ambiguousFamily(family) : nil
  }
}

extension FontNameProblem.Kind {
  /// The PostScript name that was surely meant, so that two ways to one font are a duplicate.
  fileprivate var meantName: String? {
    guard case .unknown(let mismatch) = self, mismatch.reason != .nearest,
      mismatch.fonts.count == 1
    else { return nil }
    return mismatch.postScriptNames.first
  }
}
