import FontFiles

enum PostTableStructure: Rule {
  static let description = RuleDescription(
    id: "post-table-structure", group: .integrity, severity: .warning,
    summary: """
      The post table disagrees with the number of glyphs or with its own strings.
      """,
    rationale: """
      Font Book reports it ('post' table usability), and glyph names read from it are wrong.
      """,
    remedy: "Rebuild the table.",
    needs: [.fonts, .verification],
    evidence: ["google/fonts#1305", "fonttools/fonttools#1119"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, fix: "Rebuild the 'post' table.") {
      $0.kind == .tableInvalid && $0.table == "post"
    }
  }
}
