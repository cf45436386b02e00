import FontFiles

enum MetricsFamilyInconsistent: Rule {
  static let description = RuleDescription(
    id: "metrics-family-inconsistent", group: .metrics, severity: .warning,
    summary: "The faces of a family have different line heights.",
    rationale: "Switching the weight, as for a selected tab, moves the text.",
    remedy: "Set one explicit line height for the family.",
    needs: [.fonts],
    evidence: ["arrowtype/recursive#308"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let measured = workspace.textFaces.filter {
      $0.family != nil && $0.face.metrics.hhea?.isSound == true && $0.lineHeight != nil
    }
    return Dictionary(grouping: measured) { $0.family ?? "" }.compactMap { family, faces in
      differs(faces) ? report(family, faces) : nil
    }
  }

  /// Whether line heights or ascenders differ by more than a hundredth of an em.
  private static func differs(_ faces: [LintedFace]) -> Bool {
    let ascenders = faces.compactMap { linted in
      linted.face.metrics.hhea.flatMap { linted.ems($0.ascender) }
    }
    return [faces.compactMap(\.lineHeight), ascenders].contains { values in
      guard let least = values.min(), let most = values.max() else { return false }
      return most - least > 0.01
    }
  }

  private static func report(_ family: String, _ faces: [LintedFace]) -> Finding {
    let list = faces.map { "\($0.title) \(($0.lineHeight ?? 0).short) em" }.sorted()
    return finding(
      about: family, at: Place(file: faces[0].font.path),
      "the lines of '\(family)' differ between faces (\(list.joined(separator: ", "))); switching weight moves the text",
      fix: "Set one explicit line height for the family.",
      related: faces.dropFirst().map {
        Finding.Related(place: Place(file: $0.font.path), message: $0.title)
      },
      data: ["faces": list.joined(separator: ", ")])
  }
}
