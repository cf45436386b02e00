import FontFiles

enum TableChecksumMismatch: Rule {
  static let description = RuleDescription(
    id: "table-checksum-mismatch", group: .integrity, severity: .warning,
    summary: "A table's bytes do not add up to the checksum in the directory.",
    rationale: """
      The file was edited or damaged after it was built: one flipped byte in an outline is enough, \
      and no renderer complains.
      """,
    remedy: "Restore the file from the foundry's archive.",
    needs: [.fonts, .checksums],
    evidence: ["microsoft/fonts#5"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(in: workspace, fix: "Restore it from the foundry's archive.") {
      $0.kind == .checksum
    }
  }
}
