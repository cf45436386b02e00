import FontCatalog
import FontFiles

enum FallbackLineHeightJump: Rule {
  static let description = RuleDescription(
    id: "fallback-line-height-jump", group: .scaling, severity: .info,
    summary: "A fallback font has other line heights than the font that it helps out.",
    rationale: "A line moves as soon as one character of it comes from the fallback.",
    remedy: "Set an explicit line height for mixed text.",
    needs: [.fonts, .catalog], subject: .name,
    evidence: ["react/react-native#4457", "zed-industries/zed#39886"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.project.configuration.catalog.flatMap { entry in
      entry.fallback.compactMap { fallback in
        let name = workspace.fontName(for: fallback.value)
        guard let height = workspace.names.faces(named: entry.name).first?.lineHeight,
          let other = workspace.names.faces(named: name).first?.lineHeight,
          abs(height - other) > 0.1
        else { return nil }
        return finding(
          about: entry.key, at: Place(entry.position),
          """
          \(entry.key): falling back to \(name) changes the line height from \(height.short) to \
          \(other.short) em
          """,
          fix: "Set an explicit line height for mixed text.", data: ["fallback": name])
      }
    }
  }
}
