import FontFiles

enum PSNameInvalid: Rule {
  static let description = RuleDescription(
    id: "ps-name-invalid", group: .naming, severity: .error,
    summary: "A font's PostScript name is missing, empty, illegal or too long.",
    rationale: """
      UIFont(name:) and Font.custom look fonts up by PostScript name. A font without a legal one \
      cannot be found reliably, and some systems refuse to load it.
      """,
    remedy: """
      Ask the foundry for a fixed build, or set name ID 6 yourself where the licence allows it \
      (the OFL reserves names).
      """,
    reasons: ["missing", "empty", "illegal", "too-long", "long", "multiple-hyphens"],
    needs: [.fonts],
    evidence: [
      "fontforge/fontforge#3941", "miguelsousa/openbakery#62", "foliojs/fontkit#111",
      "opentypejs/opentype.js#166",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.faces.compactMap { linted in
      guard !linted.font.isCutOff, linted.face.hasTable("name"),
        let fault = fault(of: linted.face.names.postScript)
      else { return nil }
      let name = linted.face.names.postScript
      return finding(
        fault.reason, severity: fault.severity, about: linted.font,
        "the PostScript name \(name.map { "'\($0)' " } ?? "")\(fault.text)",
        fix: "Ask the foundry for a fixed build, or set name ID 6 to '\(suggestion(for: linted))'.",
        data: ["postScriptName": name ?? "", "face": "\(linted.face.index)"])
    }
  }

  private typealias Fault = (reason: String, severity: Severity, text: String)

  private static func fault(of name: String?) -> Fault? {
    guard let name else { return ("missing", .error, "is missing: there is no name ID 6") }
    guard !name.isEmpty else { return ("empty", .error, "is empty") }
    if let illegal = name.unicodeScalars.first(where: { !isLegal($0) }) {
      return ("illegal", .error, "holds \(illegal.codePointText), which such names may not")
    }
    let count = name.unicodeScalars.count
    let limit = FontNames.longestPostScript
    if count > limit {
      return ("too-long", .error, "has \(count) characters, more than \(limit)")
    }
    if count > 29 {
      return ("long", .info, "has \(count) characters; some programs cut it off after 29")
    }
    guard name.count(where: { $0 == "-" }) > 1 else { return nil }
    return ("multiple-hyphens", .info, "has more than one hyphen; one divides family from style")
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    (0x21...0x7E).contains(scalar.value) && !"[](){}<>/%".unicodeScalars.contains(scalar)
  }

  private static func suggestion(for linted: LintedFace) -> String {
    let names = linted.face.names
    let parts = [linted.family, names.typographicStyle ?? names.style].compactMap(\.self)
      .map { String(String.UnicodeScalarView($0.unicodeScalars.filter { isLegal($0) })) }
    let name = parts.filter { !$0.isEmpty }.joined(separator: "-")
    return String((name.isEmpty ? linted.font.stem : name).prefix(63))
  }
}
