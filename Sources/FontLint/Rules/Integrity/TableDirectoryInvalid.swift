import FontFiles

enum TableDirectoryInvalid: Rule {
  static let description = RuleDescription(
    id: "table-directory-invalid", group: .integrity, severity: .error,
    summary: "The table directory of a font contradicts itself.",
    rationale: """
      Duplicate, overlapping or empty tables are read differently by each program, and refused by \
      the strict ones.
      """,
    remedy: "Rebuild the file, for example by a round trip through fontTools' ttx.",
    needs: [.fonts],
    evidence: ["ghostty-org/ghostty#4115"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, fix: "Rebuild the file (fontTools: a ttx round trip), or replace it.") {
      $0.kind == .tableDirectory
    }
  }
}
