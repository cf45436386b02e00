import FontFiles

enum FileTruncated: Rule {
  static let description = RuleDescription(
    id: "file-truncated", group: .integrity, severity: .error,
    summary: "A font file ends before its tables do.",
    rationale: """
      FreeType and some renderers open a file that was cut short and show wrong or no glyphs. The \
      usual causes are an interrupted download and a line-ending conversion in Git.
      """,
    remedy: """
      Restore the file; mark fonts as binary in .gitattributes (*.ttf binary).
      """,
    needs: [.fonts],
    evidence: ["microsoft/fonts#5", "raphamorim/rio#1019"])

  static func check(_ workspace: Workspace) -> [Finding] {
    findings(
      in: workspace,
      fix: """
        Restore the file; check for an interrupted download or a line-ending conversion \
        (.gitattributes: *.ttf binary).
        """
    ) {
      $0.kind == .truncated
    }
  }
}
