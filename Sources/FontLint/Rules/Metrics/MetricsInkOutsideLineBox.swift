import FontCatalog
import FontFiles

enum MetricsInkOutsideLineBox: Rule {
  static let tolerance = RuleOption(
    "tolerance", .number(0.02), "how far ink may reach out of the line box, in ems")

  static let description = RuleDescription(
    id: "metrics-ink-outside-line-box", group: .metrics, severity: .warning,
    summary: "Letters of a language of the app reach out of the font's line box.",
    rationale: """
      Their accents or tails are cut off where a view clips, or touch the next line where line \
      heights are tight: Vietnamese in most Latin fonts, stacked marks in others.
      """,
    remedy: "Use a larger line height for the language, or pad the container.",
    needs: [.fonts, .locales],
    options: [tolerance],
    evidence: ["react/react-native#44679", "badoo/Chatto#126", "dotnet/maui#22528"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let limit = number(tolerance, in: workspace)
    return workspace.textFaces.flatMap { linted -> [Finding] in
      guard let hhea = linted.face.metrics.hhea, hhea.isSound else { return [] }
      return workspace.orthographies(for: linted).compactMap { locale, orthography in
        guard let worst = worst(of: orthography, in: linted.face, hhea),
          let over = linted.ems(worst.excess), over > limit
        else { return nil }
        return report(linted, locale, worst, over)
      }
    }
  }

  private typealias Excess = (scalar: Unicode.Scalar, excess: Int, isAbove: Bool)

  private static func worst(
    of orthography: Orthography, in face: FontFace, _ hhea: FontMetrics.Vertical
  ) -> Excess? {
    let letters = orthography.characters.ranges.flatMap { Array($0) }.compactMap(
      Unicode.Scalar.init)
    let excesses = letters.compactMap { scalar -> Excess? in
      guard let ink = face.ink[scalar.value] else { return nil }
      let (above, below) = (ink.upperBound - hhea.ascender, hhea.descender - ink.lowerBound)
      return (scalar, max(above, below), above >= below)
    }
    return excesses.max { $0.excess < $1.excess }
  }

  private static func report(
    _ linted: LintedFace, _ locale: String, _ worst: Excess, _ over: Double
  ) -> Finding {
    let height = linted.lineHeight ?? 0
    return finding(
      about: linted.font,
      """
      '\(worst.scalar)' (\(locale)) reaches \(over.short) em \(worst.isAbove ? "above" : "below") the \
      line box; it is cut off where the line height is \(height.short) em or the container clips
      """,
      fix:
        "Use a line height of \((height + 2 * over).short) em or more for '\(locale)', or pad the container.",
      data: ["locale": locale, "character": worst.scalar.codePointText])
  }
}
