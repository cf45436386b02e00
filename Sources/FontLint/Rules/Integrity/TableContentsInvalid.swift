import FontFiles

enum TableContentsInvalid: Rule {
  static let description = RuleDescription(
    id: "table-contents-invalid", group: .integrity, severity: .error,
    summary: "A table's contents contradict themselves or their length.",
    rationale: """
      Programs read past such a contradiction in different ways; strict ones refuse the font.
      """,
    remedy: "Replace the file with an undamaged build.",
    needs: [.fonts],
    evidence: ["google/fonts#1305"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, fix: "Replace the file with an undamaged build.") {
      $0.kind == .tableInvalid && !["name", "post", "kern"].contains($0.table ?? "")
    }
  }
}
