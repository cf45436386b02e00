import FontFiles

enum FileNotAFont: Rule {
  static let description = RuleDescription(
    id: "file-not-a-font", group: .integrity, severity: .error,
    summary: "A file with a font's extension is not a font.",
    rationale: """
      A Git LFS pointer, a web page saved as .ttf or an empty file compiles and ships like a font, \
      and fails only when the app starts.
      """,
    remedy:
      "Run git lfs pull (in GitHub Actions: checkout with lfs: true), or fetch the file again.",
    reasons: ["not-a-font", "damaged", "unreadable"],
    needs: [.fonts],
    evidence: ["raphamorim/rio#1019", "peters/horizon#658", "elodin-sys/elodin#206"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.appFonts.compactMap { font in
      guard case .failure(let error) = font.contents else { return nil }
      switch error {
      case .notAFont(_, let looksLike):
        return finding(
          "not-a-font", about: font, "the file is not a font but \(looksLike)",
          fix: looksLike.contains("LFS")
            ? "Run 'git lfs pull' (in GitHub Actions: checkout with lfs: true)."
            : "Put the font itself in its place, or delete the file.",
          data: ["looksLike": looksLike])
      case .damaged(_, let reason):
        return finding(
          "damaged", about: font, "the font cannot be opened: \(reason)",
          fix: "Restore the file from the foundry's archive.", data: ["why": reason])
      case .unsupported:
        return nil  // A rule of its own says where that matters.
      case .notFound: return unreadable(font, "it does not exist")
      case .unreadable(_, let reason): return unreadable(font, reason)
      case .notARegularFile(_, let kind): return unreadable(font, "it is \(kind)")
      }
    }
  }

  private static func unreadable(_ font: BundledFont, _ reason: String) -> Finding {
    finding(
      "unreadable", about: font, "the file cannot be read: \(reason)",
      fix: "Give the file back its contents and permissions.")
  }
}
