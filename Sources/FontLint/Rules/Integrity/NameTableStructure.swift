import FontFiles

enum NameTableStructure: Rule {
  static let description = RuleDescription(
    id: "name-table-structure", group: .integrity, severity: .warning,
    summary: "The name table is badly built.",
    rationale: """
      Font Book and the App Store's validation report such tables ('name' table structure, \
      usability), and have rejected builds for them.
      """,
    remedy: "Rebuild the name table; a ttx round trip sorts it.",
    needs: [.fonts],
    evidence: ["flutter/flutter#69510", "opentypejs/opentype.js#166", "google/fonts#1305"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, fix: "Rebuild the name table (a ttx round trip sorts it).") {
      $0.kind == .name || $0.kind == .tableInvalid && $0.table == "name"
    }
  }
}
