import FontCatalog
import FontFiles

enum PlistFontNotRegistered: Rule {
  static let description = RuleDescription(
    id: "plist-font-not-registered", group: .registration, severity: .error,
    summary: "A font is in an app's bundle but not in its UIAppFonts, and nothing registers it.",
    rationale: """
      The system does not know the font: UIFont(name:) returns nil, and Font.custom shows the \
      system font. For a font that nothing asks for this is a warning.
      """,
    remedy: """
      Add the font's path in the bundle to UIAppFonts, or register it at run time and say so in \
      the configuration (targets: registration: "runtime").
      """,
    needs: [.fonts, .plists], subject: .plist,
    evidence: [
      "oblador/react-native-vector-icons#51", "react/react-native#26740", "mac-cain13/R.swift#87",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    guard !workspace.project.targets.isEmpty else { return withoutTargets(workspace) }
    return workspace.bundles.filter { $0.readsAppFonts && $0.target.kind == .application }
      .flatMap { bundle in
        bundle.target.fonts.compactMap { resource in
          guard workspace.isRegistrable(resource.path), !bundle.lists(resource),
            !bundle.registersAtRunTime(resource.path.lastPathComponent)
          else { return nil }
          return report(resource, in: bundle, workspace)
        }
      }
  }

  private static func report(
    _ resource: Target.Resource, in bundle: AppBundle, _ workspace: Workspace
  ) -> Finding {
    let name = workspace.postScriptName(ofFont: resource.path)
    return finding(
      severity: workspace.usedFonts.contains(resource.path) ? .error : .warning,
      about: resource.path, at: bundle.place,
      """
      \(bundle.placeName): '\(resource.bundlePath)' ('\(name)') is not listed in UIAppFonts, so \
      UIFont(name: "\(name)") returns nil
      """,
      fix: """
        Add <string>\(resource.bundlePath)</string> to UIAppFonts, or set registration: "runtime" \
        for the target \(bundle.target.name).
        """,
      related: [Finding.Related(place: Place(file: resource.path), message: name)],
      data: ["target": bundle.target.name, "entry": resource.bundlePath],
      edits: bundle.propertyLists.compactMap {
        $0.appFonts?.insertion(of: resource.bundlePath, in: $0)
      })
  }

  /// Without targets nobody knows where fonts land; a property list that lists some fonts should
  /// list those that are asked for.
  private static func withoutTargets(_ workspace: Workspace) -> [Finding] {
    let lists = workspace.project.propertyLists.filter { $0.appFonts != nil }
    guard let list = lists.first, let fonts = list.appFonts else { return [] }
    let listed = lists.compactMap { workspace.listedFonts[$0.path] }
    return workspace.fonts.compactMap { font in
      guard workspace.isUsed(font), workspace.isRegistrable(font.path),
        !listed.contains(where: { $0.mean(font.path) }),
        !workspace.project.registrations.contains(where: { $0.covers(fileName: font.fileName) })
      else { return nil }
      let name = workspace.postScriptName(ofFont: font.path)
      return finding(
        about: font.path, at: Place(fonts.position),
        "\(list.path): '\(font.fileName)' ('\(name)') is not listed in UIAppFonts, so UIFont(name: \"\(name)\") returns nil",
        fix:
          "Add <string>\(font.fileName)</string> to UIAppFonts, or the path that the file has in the bundle.",
        related: [Finding.Related(place: Place(file: font.path), message: name)],
        data: ["entry": font.fileName])
    }
  }
}

extension Workspace {
  /// Whether a file is a font that UIAppFonts can register; others have rules of their own.
  func isRegistrable(_ path: String) -> Bool {
    guard let font = fonts.first(where: { $0.path == path }) else { return false }
    return !font.faces.isEmpty && !font.isInAssetCatalog && font.hasUsableFormat
  }

  /// The PostScript name of a file's first face, else the file's name.
  func postScriptName(ofFont path: String) -> String {
    fonts.first { $0.path == path }?.faces.first?.names.postScript ?? path.lastPathComponent
  }
}

extension InfoPropertyList.FontList {
  /// The edit that adds an entry in front of the end of the list.
  fileprivate func insertion(of entry: String, in list: InfoPropertyList) -> Edit? {
    insertion.map {
      Edit(
        file: list.path, bytes: $0.offset..<$0.offset, old: $0.following,
        new: "\($0.before)<string>\(XML.escaped(entry))</string>\($0.after)")
    }
  }
}
