import FontCatalog
import FontFiles

enum WeightClassMismatch: Rule {
  static let description = RuleDescription(
    id: "weight-class-mismatch", group: .naming, severity: .warning,
    summary: "OS/2 usWeightClass does not fit the style's name, or two weights share a value.",
    rationale: """
      Font.weight, Flutter's FontWeight and React Native's fontWeight choose among the files of a \
      family by this number, and so pick the wrong file.
      """,
    remedy: "Load the face by its PostScript name, or get a build with the right value.",
    reasons: ["out-of-range", "style", "shared"],
    needs: [.fonts],
    evidence: ["flutter/flutter#36739", "flutter/flutter#50216", "flutter/flutter#120857"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let singles = workspace.faces.compactMap { linted in
      linted.face.axes.isEmpty ? fault(of: linted) : nil
    }
    let faulty = Set(singles.map(\.subject))
    let others = workspace.faces.filter { !faulty.contains($0.font.path) && $0.face.axes.isEmpty }
    return singles + sharedWeights(others)
  }

  private static func fault(of linted: LintedFace) -> Finding? {
    guard let weight = linted.face.weight else { return nil }
    guard (1...1000).contains(weight) else {
      return report(
        "out-of-range", linted, "OS/2 usWeightClass is \(weight), outside 1 to 1000", nil)
    }
    guard let expected = linted.weightWord, !expected.classes.contains(weight) else { return nil }
    return report(
      "style", linted,
      """
      the style is '\(linted.styleName)' but OS/2 usWeightClass is \(weight); matching by \
      weight will pick the wrong file
      """, expected.usual)
  }

  private static func sharedWeights(_ faces: [LintedFace]) -> [Finding] {
    let worded = faces.filter { $0.weightWord != nil && $0.family != nil }
    let groups = Dictionary(grouping: worded) {
      "\($0.family ?? "")\0\($0.face.weight ?? 0)\0\($0.face.isItalic)"
    }
    return groups.values.compactMap { group in
      guard let other = group.first(where: { $0.weightWord != group[0].weightWord }) else {
        return nil
      }
      return report(
        "shared", other,
        """
        OS/2 usWeightClass is \(other.face.weight ?? 0) for '\(other.styleName)' and for \
        '\(group[0].styleName)' (\(group[0].font.path))
        """, nil)
    }
  }

  private static func report(
    _ reason: String, _ linted: LintedFace, _ message: String, _ expected: Int?
  ) -> Finding {
    finding(
      reason, about: linted.font, message,
      fix: "Load it by PostScript name"
        + (expected.map { ", or fix usWeightClass to \($0)." } ?? "."),
      data: ["weight": "\(linted.face.weight ?? 0)", "style": linted.styleName])
  }
}

extension LintedFace {
  /// The style that names the weight: the typographic one, else what follows the hyphen of the
  /// PostScript name, else the style of the four-style family unless that is only `Regular`.
  fileprivate var styleName: String {
    if let style = face.names.typographicStyle { return style }
    if let name = postScriptName, let hyphen = name.lastIndex(of: "-") {
      return String(name[name.index(after: hyphen)...])
    }
    let style = face.names.style ?? ""
    return style == "Regular" ? "" : style
  }

  fileprivate var weightWord: StyleWords.Weight? {
    StyleWords.weight(in: styleName)
  }
}
