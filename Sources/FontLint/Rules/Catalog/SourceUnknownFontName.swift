import FontCatalog

enum SourceUnknownFontName: Rule {
  static let description = RuleDescription(
    id: "source-unknown-font-name", group: .catalog, severity: .warning,
    summary: "Code or an Interface Builder file asks for a font that nothing provides.",
    rationale: """
      A literal at a call of Font.custom, UIFont(name:) and their relatives escapes the catalogue: \
      nobody notices when the file behind it is renamed. A name near none that may be of a font \
      which cannot be read, such as one that is not on disk, that pods bring or the system \
      downloads, or that begins as a linked package is called, is counted and not reported.
      """,
    remedy: "Use the catalogue's case, or add the name to systemFonts in the configuration.",
    reasons: NameIndex.Mistake.allCases.map(\.rawValue) + ["none"],
    needs: [.fonts, .names], subject: .source,
    evidence: ["SwiftGen/SwiftGen#1120", "mac-cain13/R.swift#87", "expo/expo#27427"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let catalogued = Set(workspace.project.catalogs.flatMap(\.entries).map(\.value))
    let references = workspace.project.references.filter {
      workspace.isUnknown($0) && !catalogued.contains($0.value)
        && !isAbsentOnPurpose($0, workspace) && !isOnlyLabelled($0, workspace)
    }
    return references.map { reference in
      let fault = UnknownName(reference, in: workspace)
      return finding(
        fault.reason, severity: fault.severity(nothingNear: .warning), about: reference.value,
        at: Place(reference.position), fault.sentence, fix: fault.fix, related: fault.related,
        data: fault.data, edits: fault.edits,
        obstacle: fault.obstacle)
    }
  }

  /// Whether nothing but a label of the project's own says that a string is a font's name, and it is
  /// no slip of the pen.
  private static func isOnlyLabelled(
    _ reference: NameReference, _ workspace: Workspace
  ) -> Bool {
    reference.kind == .labelledArgument && workspace.guesses[reference.value]?.mistake != .nearest
  }

  /// Whether the code expects that the font may be absent, and its name is no slip of the pen: a font
  /// that users install or that is downloaded, another style of a family, or another spelling of a
  /// name that the code tries too.
  private static func isAbsentOnPurpose(
    _ reference: NameReference, _ workspace: Workspace
  ) -> Bool {
    guard reference.mayBeAbsent else { return false }
    return workspace.guesses[reference.value].map {
      $0.mistake == .style || reference.alternatives.contains($0.postScriptName)
    } ?? true
  }
}
