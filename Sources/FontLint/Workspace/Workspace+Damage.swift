import FontFiles

extension Rule {
  /// A finding for each font with damage that passes a test, in the words of the first one: where
  /// one table lies outside a file, others do too.
  static func findings(
    in workspace: Workspace, reason: String? = nil, fix: String, where matches: (FontDamage) -> Bool
  ) -> [Finding] {
    workspace.appFonts.compactMap { font in
      let damages = (font.file?.warnings ?? []).filter(matches)
      guard let first = damages.first else { return nil }
      let others = damages.count == 1 ? "" : " (and \(damages.count - 1) more of this kind)"
      return finding(
        reason, about: font, first.description + others, fix: fix,
        data: ["table": first.table ?? "", "count": "\(damages.count)"])
    }
  }
}
