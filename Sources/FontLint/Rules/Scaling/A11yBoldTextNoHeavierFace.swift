import FontCatalog
import FontFiles

enum A11yBoldTextNoHeavierFace: Rule {
  static let description = RuleDescription(
    id: "a11y-bold-text-no-heavier-face", group: .scaling, severity: .info,
    summary: "There is no heavier face that the setting Bold Text could switch to.",
    rationale: "The setting changes system fonts by itself; custom ones stay as they are.",
    remedy: "Add a heavier face, and use it when legibilityWeight is bold.",
    needs: [.fonts, .usages], subject: .usage,
    evidence: ["kharrison/ScaledFont#5", "mozilla-mobile/firefox-ios#4976"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.usages.filter(\.isText).compactMap { usage in
      guard let linted = usage.linted, let family = linted.family, let weight = usage.weight,
        !workspace.hasFace(of: family, heavierThan: weight)
      else { return nil }
      return finding(
        about: usage.name, at: usage.place,
        """
        \(usage.name): the project has no heavier face of \(family); the setting Bold Text will not \
        change this text
        """,
        fix: "Add a heavier face, and use it when legibilityWeight is bold.",
        data: ["family": family, "weight": "\(weight)"])
    }
  }
}

extension Workspace {
  fileprivate func hasFace(of family: String, heavierThan weight: Int) -> Bool {
    faces.filter { $0.family == family }.contains { linted in
      let axis = linted.face.axes.first { $0.tag == "wght" }
      let heaviest = axis.map { Int($0.maximum) } ?? linted.face.weight ?? 400
      return heaviest >= weight + 100
    }
  }
}
