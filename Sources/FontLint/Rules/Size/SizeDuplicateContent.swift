import FontFiles

enum SizeDuplicateContent: Rule {
  static let description = RuleDescription(
    id: "size-duplicate-content", group: .size, severity: .info,
    summary: "Two font files of the project hold the same bytes.",
    rationale: """
      One file can be a member of several targets; copies drift apart when one of them is updated. \
      Copies inside one bundle are reported by ps-name-duplicate.
      """,
    remedy: "Delete one copy and let the targets share the other.",
    needs: [.fonts],
    evidence: ["jessesquires/BButton#28"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.fonts.compactMap { font in
      guard let first = font.duplicateOf.flatMap({ workspace.fontsByPath[$0] }),
        first.mayBeInBundle,
        font.mayBeInBundle, !first.sharesBundle(with: font)
      else { return nil }
      let size = (font.file?.byteCount ?? 0).byteText
      return finding(
        about: font.path, at: Place(file: font.path),
        "the file is identical to \(first.path) (\(size))",
        fix: "Delete one copy and let the targets share the other.",
        related: [Finding.Related(place: Place(file: first.path), message: "the same bytes")],
        data: ["other": first.path])
    }
  }
}
