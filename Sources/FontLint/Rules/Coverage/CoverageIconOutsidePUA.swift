import FontCatalog
import FontFiles

enum CoverageIconOutsidePUA: Rule {
  static let description = RuleDescription(
    id: "coverage-icon-outside-pua", group: .coverage, severity: .warning,
    summary: "An icon font draws icons for letters, digits or emoji.",
    rationale: "VoiceOver reads them aloud as letters, and iOS may show an emoji instead.",
    remedy: "Export the icons to the Private Use Area, and hide them from accessibility.",
    needs: [.fonts],
    evidence: ["home-assistant/Iconic#29", "backflip/gulp-iconfont-css#69"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.faces.compactMap { linted in
      guard linted.role == .icon, !linted.drawsIconsByLigature else { return nil }
      // Without private characters, digits are those of a clock or a score.
      let hasPrivate = linted.face.coverage.count(in: CharacterCoverage.privateUse) > 0
      let outside = linted.face.coverage.ranges.flatMap { Array($0) }.compactMap(
        Unicode.Scalar.init
      )
      .filter {
        $0.properties.isAlphabetic || $0.properties.isEmojiPresentation || hasPrivate && $0.isDigit
      }
      guard let first = outside.first else { return nil }
      return finding(
        about: linted.font,
        "the icon font maps \(outside.count) glyphs outside the Private Use Area, such as \(first.codePointText)",
        fix: "Export them to the Private Use Area and hide the text from accessibility.",
        data: ["count": "\(outside.count)"])
    }
  }
}

extension LintedFace {
  /// Whether letters are there to spell the icons' names, as in Material Icons.
  fileprivate var drawsIconsByLigature: Bool {
    face.features.contains("liga") || face.features.contains("rlig")
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
}
