import FontCatalog
import FontFiles

enum VariableInstanceUnresolvable: Rule {
  static let description = RuleDescription(
    id: "variable-instance-unresolvable", group: .variable, severity: .warning,
    summary: "A name means an instance to which the variable font gives no PostScript name.",
    rationale: """
      Core Text invents a name for such instances, and SwiftUI does not resolve others: Medium and \
      SemiBold look alike. The font's own name with an underscore and the style, as in \
      Inter-Regular_Bold, is what Core Text invents: a note, since Apple does not promise it.
      """,
    remedy: "Use static files, or name the font itself and set its axes.",
    reasons: ["unnamed", "outside-axis"],
    needs: [.fonts, .names], subject: .name,
    evidence: ["vellum-ai/vellum-assistant#21116", "Pomax/lib-font#83", "expo/expo#48777"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let references = workspace.project.names.filter {
      workspace.names.faces(named: $0.value).isEmpty
    }
    return references.compactMap { reference in
      workspace.names.instances(invented: reference.value).first.map { report(reference, $0) }
    } + workspace.faces.compactMap(outside)
  }

  private static func report(
    _ reference: NameReference, _ unnamed: NameIndex.UnnamedInstance
  ) -> Finding {
    let file = unnamed.linted.font.path
    let instance = unnamed.instance.name ?? ""
    let invention = unnamed.isCoreTextName ? "this one" : "another"
    return finding(
      "unnamed", severity: unnamed.isCoreTextName ? .info : nil, about: reference.subject,
      at: Place(reference.position),
      """
      \(reference.subject): '\(reference.value)' is the instance '\(instance)' of \(file), which \
      gives it no PostScript name; Core Text invents \(invention)
      """,
      fix: """
        Use static files, or name the font itself ('\(unnamed.linted.title)') and set its axes \
        (kCTFontVariationAttribute).
        """,
      related: [Finding.Related(place: Place(file: file), message: unnamed.linted.title)],
      data: ["name": reference.value, "instance": instance])
  }

  private static func outside(_ linted: LintedFace) -> Finding? {
    for instance in linted.face.instances {
      for axis in linted.face.axes {
        guard let value = instance.coordinates[axis.tag],
          value < axis.minimum || value > axis.maximum
        else { continue }
        return finding(
          "outside-axis", about: linted.font,
          """
          the instance '\(instance.name ?? "")' has \(axis.tag) \(value.short), outside \
          \(axis.minimum.short) to \(axis.maximum.short)
          """,
          fix: "Get a build whose instances lie on its axes.", data: ["axis": axis.tag])
      }
    }
    return nil
  }
}
