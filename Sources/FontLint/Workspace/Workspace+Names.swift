import FontCatalog
import FontFiles

extension Workspace {
  /// Whether nothing provides a font of this name: no file, no system.
  ///
  /// Private names and names of instances that have none have rules of their own. Tests may ask for
  /// fonts that must not be there, and say themselves when one is missing.
  func isUnknown(_ reference: NameReference) -> Bool {
    let name = reference.value
    return !testFiles.contains(reference.position.file) && names.faces(named: name).isEmpty
      && !isSystemFont(name) && !name.hasPrefix(".")
      && names.instances(invented: name).isEmpty && !unjudgedNames.contains(name)
  }

  /// Whether a name that nothing provides may be one of a font that cannot be read or that the
  /// system downloads, as it is not surely meant to be another's.
  func mayBeUnread(_ name: String) -> Bool {
    let guess = names.guess(name)
    return project.requestsFonts && guess == nil || unreadFonts.mayHave(name, insteadOf: guess)
  }

  /// Whether something asks for a face of the font, by whatever name.
  func isUsed(_ font: BundledFont) -> Bool {
    namesakes[font.path] != nil
  }

  /// Whether something asks for a font by a name that no other font has which is there.
  func isNeeded(_ path: String, besides isThere: (String) -> Bool) -> Bool {
    namesakes[path]?.contains { !$0.contains { $0 != path && isThere($0) } } ?? false
  }

  /// Whether a name that is put together at run time may be one of the font's.
  func mayBuildName(of font: BundledFont) -> Bool {
    font.faces.compactMap(\.names.postScript).contains { name in
      project.uncheckedNames.contains { $0.mayGive(name) }
    }
  }

  /// The fonts that a name leads to: all files that have it.
  func fonts(for name: String) -> [BundledFont] {
    let exact = names.faces(named: name)
    guard exact.isEmpty else { return exact.map(\.font) }
    let invented = names.instances(invented: name).map(\.linted.font)
    guard invented.isEmpty, let guess = names.otherName(name) else { return invented }
    return names.faces(named: guess.postScriptName).map(\.font)
  }
}

extension UncheckedName {
  /// Whether the literals that an expression begins and ends with, if it is put together from some,
  /// are what a name begins and ends with.
  fileprivate func mayGive(_ name: String) -> Bool {
    if let start = literalStart { return name.hasPrefix(start) }
    guard isPutTogether else { return false }
    guard expression.hasSuffix("\""), let end = expression.lastIndex(of: ")") else { return true }
    return name.hasSuffix(expression[expression.index(after: end)...].dropLast())
  }

  /// Whether it is a literal with interpolations, a joined list or a formatted string.
  private var isPutTogether: Bool {
    expression.hasPrefix("\"") || expression.hasPrefix("[")
      || expression.hasPrefix("String(format:")
  }

  /// What the expression's first literal begins with, up to the first interpolation.
  private var literalStart: String? {
    guard !expression.hasPrefix("["), let quote = expression.firstIndex(of: "\"") else {
      return nil
    }
    let start = expression[expression.index(after: quote)...].prefix { !"\\\"%".contains($0) }
    return start.isEmpty ? nil : String(start)
  }
}
