import FontFiles

enum TableMissing: Rule {
  static let description = RuleDescription(
    id: "table-missing", group: .integrity, severity: .error,
    summary: "A table that every font needs is missing.",
    rationale: """
      FreeType opens fonts without cmap, name, OS/2 or even glyf; Core Text and App Store Connect \
      do not accept them. Stripped builds for the web or Android are the usual source.
      """,
    remedy: "Use the desktop build of the font.",
    needs: [.fonts],
    evidence: ["flutter/flutter#69510", "theleagueof/raleway#11"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(
      in: workspace, fix: "Use the desktop build, not a stripped one for the web or Android."
    ) {
      $0.kind == .tableMissing
    }
  }
}
