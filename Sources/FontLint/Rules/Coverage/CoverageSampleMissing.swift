import FontCatalog
import FontFiles

enum CoverageSampleMissing: Rule {
  static let includesEmoji = RuleOption(
    "includeEmoji", .flag(false), "whether emoji count as missing")

  static let description = RuleDescription(
    id: "coverage-sample-missing", group: .coverage, severity: .error,
    summary: "A text has a character that its font lacks.",
    rationale: """
      The character is drawn in a fallback font: the text looks patched together. Samples are those \
      of the usage; strings files count for the usage's languages.
      """,
    remedy: "Change the text, choose another font, or declare a fallback in the catalogue.",
    needs: [.fonts, .usages, .texts], subject: .usage,
    options: [includesEmoji],
    evidence: ["ppy/osu-web#5721", "adobe-fonts/source-sans#90"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let countsEmoji = flag(includesEmoji, in: workspace)
    return workspace.distinctUsages.filter { $0.usage.role != .icon }.flatMap { usage in
      guard let linted = usage.linted else { return [Finding]() }
      let fallbacks = workspace.fallbacks(of: usage.fontName)
      let coverages = [linted.face.coverage] + fallbacks.coverages
      return workspace.texts(of: usage).compactMap { text in
        let missing = MissingCharacters.of(text.text, in: coverages, countingEmoji: countsEmoji)
        return missing.isEmpty ? nil : report(usage, text, missing, fallbacks)
      }
    }
  }

  private static func report(
    _ usage: LintedUsage, _ text: Workspace.Text, _ missing: [Unicode.Scalar],
    _ fallbacks: Workspace.Fallbacks
  ) -> Finding {
    let list = missing.prefix(5).map { "\($0.codePointText) '\($0)'" }.joined(separator: ", ")
    let rest = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    let consequence =
      fallbacks.systemFont == nil
      ? " and will be drawn in a fallback font" : "; \(fallbacks.consequence)"
    return finding(
      severity: fallbacks.severity(.error), about: usage.name, at: text.place,
      """
      \(usage.name): \(list)\(rest) in \(text.source) \(missing.count == 1 ? "is" : "are") not in \
      '\(usage.fontName)'\(consequence)
      """,
      fix: "Change the text, choose another font, or declare a fallback in the catalogue.",
      related: [Finding.Related(place: usage.place, message: usage.name)],
      data: [
        "font": usage.fontName, "missing": missing.map(\.codePointText).joined(separator: " "),
      ])
  }
}
