import FontCatalog

/// A name that no font of the project has, and what was probably meant.
struct UnknownName {
  private let reference: NameReference
  private let guess: NameIndex.Guess?
  /// The PostScript names of the faces of the family that the name is of.
  private let siblings: [String]
  /// The family of the system's fonts that the name begins with.
  private let systemFamily: String?
  /// The system font's design that the name is of.
  private let design: SystemDesign?
  private let isForMac: Bool
  /// Whether the name is put together by code that may never make it.
  private let mayBeUnmade: Bool

  init(_ reference: NameReference, in workspace: Workspace) {
    self.reference = reference
    guess = workspace.guesses[reference.value]
    let family = guess?.mistake == .style ? workspace.names.family(of: reference.value) : nil
    siblings = Set((family ?? []).compactMap(\.postScriptName)).sorted()
    systemFamily = guess == nil ? SystemFonts.family(of: reference.value) : nil
    design = guess == nil ? SystemDesign(of: reference.value) : nil
    let isMisspelt = guess.map { $0.mistake != .style } ?? false
    mayBeUnmade = workspace.combinations.mayBeUnmade(reference, isMisspelt: isMisspelt)
    isForMac = workspace.isForMac
  }

  var reason: String { guess?.mistake.rawValue ?? "none" }

  /// The PostScript name that was probably meant.
  var rightName: String? { guess?.mistake == .style ? nil : guess?.postScriptName }

  /// Family and full names work; other letter case works on iOS; the rest is as bad as its place.
  func severity(nothingNear: Severity) -> Severity {
    guard !mayBeUnmade else { return .info }
    return switch guess?.mistake {
    case .family, .full: .info
    case .letterCase: isForMac ? .error : .warning
    case .file, .separator, .style, .nearest, nil: nothingNear
    }
  }

  var sentence: String {
    let remark = mayBeUnmade ? ", one of those that may be put together here" : ""
    let start = "no bundled font has PostScript name '\(reference.value)'\(remark)"
    guard let guess else { return start + (systemHint ?? "") }
    let file = guess.linted.font.path
    return switch guess.mistake {
    case .family: start + "; it is the family name of \(file), \(whose)"
    case .full: start + "; it is the full name of \(file), \(whose)"
    case .file: start + "; it is the file name of \(file), \(whose)"
    case .letterCase: start + "; '\(guess.postScriptName)' (\(file)) differs only by case"
    case .separator:
      start + "; '\(guess.postScriptName)' (\(file)) differs only by spaces, hyphens or case"
    case .style: start + "; of that family there is only \(siblingList("and"))"
    case .nearest: start + "; the nearest is '\(guess.postScriptName)' (\(file))"
    }
  }

  private var systemHint: String? {
    if design != nil { return "; it is the system font's own, which is not found by name" }
    return systemFamily.map { "; the system's family '\($0)' has no such style" }
  }

  /// The names of the family's faces, or the first of many.
  private func siblingList(_ conjunction: String) -> String {
    let shown = siblings.prefix(5).map { "'\($0)'" }
    let all = siblings.count > 5 ? shown + ["\(siblings.count - 5) more"] : shown
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  private var whose: String { "whose PostScript name is '\(rightName ?? "")'" }

  var fix: String {
    guard let rightName else {
      guard siblings.isEmpty else {
        return "Bundle the face of that style, or write \(siblingList("or")) in its place."
      }
      if let design { return "Use \(design.functions)." }
      guard systemFamily == nil else {
        return "Correct the style, or add the name to systemFonts in the configuration."
      }
      return "Bundle the font, correct the name, or add it to systemFonts in the configuration."
    }
    return switch guess?.mistake {
    case .nearest:
      "If '\(rightName)' is meant, write that; else bundle the font, or add it to systemFonts in the configuration."
    case .letterCase, .separator: "Write '\(rightName)'."
    default: "Write '\(rightName)': fonts are looked up by PostScript name."
    }
  }

  var related: [Finding.Related] {
    guard let guess else { return [] }
    return [
      Finding.Related(
        place: Place(file: guess.linted.font.path),
        message: "PostScript name '\(guess.postScriptName)'")
    ]
  }

  var data: [String: String] {
    var data = ["name": reference.value]
    data["postScriptName"] = rightName
    return data
  }

  /// Why the case of a name cannot be changed.
  var obstacle: String? {
    guess?.mistake == .letterCase
      ? "the name is written with escapes, or put together from parts" : nil
  }

  /// Only the case of a name is changed without asking.
  var edits: [Edit] {
    guard let guess, guess.mistake == .letterCase, let bytes = reference.bytes else { return [] }
    return [
      Edit(
        file: reference.position.file, bytes: bytes, old: reference.value,
        new: guess.postScriptName)
    ]
  }
}
