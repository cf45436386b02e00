import FontFiles

enum TableMissing: Rule {
  static let description = RuleDescription(
    id: "table-missing", group: .integrity, severity: .error,
    summary: "A table that every font needs is missing.",
    rationale: """
      FreeType opens fonts without cmap, name, OS/2 or even glyf; Core Text and App Store Connect \
      do not accept them. Stripped builds for the web or Android are the usual source. A variable \
      font without STAT works, but systems cannot name its styles: that is a warning.
      """,
    remedy: "Use the desktop build of the font.",
    reasons: ["required", "style-attributes"],
    needs: [.fonts],
    evidence: ["flutter/flutter#69510", "theleagueof/raleway#11"])

  private static let fix = "Use the desktop build, not a stripped one for the web or Android."

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, reason: "required", fix: fix) { $0.kind == .tableMissing }
      + workspace.appFonts.compactMap(withoutStyles)
  }

  private static func withoutStyles(_ font: BundledFont) -> Finding? {
    let isIncomplete = font.faces.contains { $0.hasTable("fvar") && !$0.hasTable("STAT") }
    guard isIncomplete else { return nil }
    return finding(
      "style-attributes", severity: .warning, about: font,
      "table 'STAT', by which systems name the styles of a variable font, is missing", fix: fix,
      data: ["table": "STAT"])
  }
}
