import FontCatalog
import FontFiles

enum CoverageLocaleIncomplete: Rule {
  static let errorShare = RuleOption(
    "error", .number(0.9), "the share of a language's characters below which it is an error")
  static let warningShare = RuleOption(
    "warning", .number(0.995),
    "the share below which it is a warning in writing systems of more than 500 characters")

  static let description = RuleDescription(
    id: "coverage-locale-incomplete", group: .coverage, severity: .warning,
    summary: "A font lacks characters of a language that the app is shown in.",
    rationale: """
      They are drawn in a fallback font in the middle of words. The characters of a language in \
      'locales' are those of Fontconfig's orthographies. A font is checked for the languages of its \
      usages, else for those of its entry in the catalogue, else for those of the app in its own \
      script: an app may have a font for each. A language that no font is for is reported once. \
      Where the configuration has no 'locales', the letters of the app's strings files count, for fonts that are used and have most of a \
      script's letters: text in a script that a font lacks altogether is drawn evenly in another.
      """,
    remedy: "Declare a fallback in the catalogue, choose another build, or drop the language.",
    needs: [.fonts, .languages],
    options: [errorShare, warningShare],
    evidence: ["ppy/osu-web#5721", "google/fonts#5385"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let texts = workspace.locales.isEmpty ? TextLetters.ofLanguages(in: workspace.project) : []
    return declared(workspace)
      + workspace.faces.filter { $0.role == .text && workspace.isUsed($0.font) }.flatMap { linted in
        texts.compactMap { report(linted, $0, workspace) }
      }
  }

  private static func declared(_ workspace: Workspace) -> [Finding] {
    workspace.textFaces.flatMap { linted -> [Finding] in
      let fallbacks = workspace.fallbacks(of: linted.postScriptName ?? "")
      let coverages = [linted.face.coverage] + fallbacks.coverages
      return workspace.orthographies(for: linted).compactMap { locale, orthography in
        let missing = orthography.missing(in: coverages)
        guard !missing.isEmpty else { return nil }
        return report(
          linted, locale, orthography, missing,
          severity: severity(of: missing.count, orthography, workspace), fallbacks)
      }
    }
  }

  private static func report(
    _ linted: LintedFace, _ locale: String, _ orthography: Orthography, _ missing: [UInt32],
    severity: Severity, _ fallbacks: Workspace.Fallbacks
  ) -> Finding {
    let sample = missing.prefix(5).compactMap(Unicode.Scalar.init).map { "\($0)" }.joined()
    return finding(
      severity: fallbacks.severity(severity), about: linted.font,
      """
      '\(linted.title)' misses \(missing.count) of \(orthography.count) characters for '\(locale)' \
      (\(sample)\(missing.count > 5 ? "…" : "")); \(fallbacks.consequence)
      """,
      fix: fallbacks.fix(for: linted.title, locale: locale),
      data: ["locale": locale, "missing": "\(missing.count)"])
  }

  private static func report(
    _ linted: LintedFace, _ texts: TextLetters, _ workspace: Workspace
  ) -> Finding? {
    guard workspace.orthographies(for: linted).isEmpty else { return nil }
    let fallbacks = workspace.fallbacks(of: linted.postScriptName ?? "")
    let coverages = [linted.face.coverage] + fallbacks.coverages
    let missing = texts.patches(in: coverages)
    guard let first = missing.first else { return nil }
    let sample = String(missing.prefix(5).map(\.letter))
    return finding(
      severity: fallbacks.severity(.warning), about: linted.font.path,
      at: Place(file: linted.font.path),
      """
      '\(linted.title)' misses \(missing.count) of \(texts.letters.count) letters of the app's \
      texts in '\(texts.locale)' (\(sample)\(missing.count > 5 ? "…" : "")); \
      \(fallbacks.consequence)
      """,
      fix: fallbacks.fix(for: linted.title, locale: texts.locale),
      related: [
        Finding.Related(place: Place(first.position), message: "'\(first.letter)' is here")
      ],
      data: ["locale": texts.locale, "missing": "\(missing.count)", "of": "texts"])
  }

  /// An alphabet with a gap is worth a warning; a few of thousands of ideographs are a note.
  private static func severity(
    of missing: Int, _ orthography: Orthography, _ workspace: Workspace
  ) -> Severity {
    let share = 1 - Double(missing) / Double(orthography.count)
    if share < number(errorShare, in: workspace) { return .error }
    return orthography.isAlphabet || share < number(warningShare, in: workspace) ? .warning : .info
  }
}

extension Orthography {
  fileprivate func missing(in coverages: [CharacterCoverage]) -> [UInt32] {
    characters.ranges.joined().filter { codePoint in
      !coverages.contains { $0.contains(codePoint) }
    }
  }
}
