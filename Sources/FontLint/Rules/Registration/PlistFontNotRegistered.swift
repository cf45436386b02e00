import FontCatalog
import FontFiles

enum PlistFontNotRegistered: Rule {
  static let description = RuleDescription(
    id: "plist-font-not-registered", group: .registration, severity: .error,
    summary: "A font is in an app's bundle but not in its UIAppFonts, and nothing registers it.",
    rationale: """
      The system does not know the font: UIFont(name:) returns nil, and Font.custom shows the \
      system font. For a font that nothing asks for this is a warning, or a note where the font \
      keeps a folder of the bundle, as those have that engines and web views load by their path. \
      Each build configuration has its own Info.plist, and Xcode does not copy \
      INFOPLIST_KEY_UIAppFonts into the one that it writes. A call registers the fonts of the \
      bundle, folder, extension and names that its file asks for, and any font where that does not \
      show; a function that nothing in the app calls registers none. Where a target's list may be \
      one that XcodeGen or Tuist is to write, or in an Info.plist that Git ignores, no font is \
      reported.
      """,
    remedy: """
      Add the font's path in the bundle to UIAppFonts, or register it at run time and say so in \
      fontkit.json (targets: { App: { registration: "runtime" } }).
      """,
    reasons: ["not-listed", "not-an-array"],
    needs: [.fonts, .plists], subject: .plist,
    evidence: [
      "oblador/react-native-vector-icons#51", "react/react-native#26740", "mac-cain13/R.swift#87",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    guard !workspace.project.targets.isEmpty else { return withoutTargets(workspace) }
    let bundles = workspace.bundles.filter { $0.readsAppFonts && $0.target.kind == .application }
    let lists = Set(bundles.flatMap(\.propertyLists)).sorted { $0.path < $1.path }
    let lacking = bundles.filter { !$0.propertyLists.contains(where: \.hasNoArray) }
      .flatMap { unlisted(in: $0, workspace) }
    let wanted = lacking.filter { severity(of: $0.resource, workspace) != .info }.wantedEntries
    return lists.compactMap(wrongKind) + lacking.map { report($0, wanted, workspace) }
  }

  /// The resources that nothing registers.
  private static func unlisted(
    in bundle: AppBundle, _ workspace: Workspace
  ) -> [UnlistedResource] {
    bundle.target.fonts.filter {
      workspace.isRegistrable($0.path) && !bundle.registersAtRunTime($0)
        && !workspace.isMisnamed($0.path)
    }.compactMap { resource in
      UnlistedResource(resource, in: bundle) { configuration in
        !configuration.lists(resource) && isMissed(resource, in: configuration, workspace)
      }
    }
  }

  /// Whether a font must be registered: not where what asks for it gets another font which is
  /// registered, or it is for a web page or for the code that it came with.
  private static func isMissed(
    _ resource: Target.Resource, in configuration: AppBundle.Configuration, _ workspace: Workspace
  ) -> Bool {
    let path = resource.path
    guard workspace.namesakes[path] == nil else {
      return workspace.isNeeded(path, besides: configuration.registeredFonts.contains)
    }
    return !path.isInVendoredBundle && !workspace.project.webFonts.contains(path)
  }

  /// How bad it is that a font is not registered.
  ///
  /// What nothing asks for by a name is often loaded by its path when it keeps its folder, as
  /// engines and web views do.
  private static func severity(of resource: Target.Resource, _ workspace: Workspace) -> Severity {
    guard workspace.namesakes[resource.path] == nil else { return .error }
    return resource.bundlePath.parentPath.isEmpty ? .warning : .info
  }

  private static func wrongKind(of list: InfoPropertyList) -> Finding? {
    guard let fonts = list.appFonts, let kind = fonts.wrongKind else { return nil }
    return finding(
      "not-an-array", about: list.path, at: Place(fonts.position),
      "UIAppFonts is \(kind), not an array: the system ignores it",
      fix: "Write <array> with one <string> for each file.", data: ["kind": kind])
  }

  /// A finding about one resource.
  ///
  /// What each property list lacks is known by its path: a list that is not there yet is made once,
  /// for all.
  private static func report(
    _ unlisted: UnlistedResource, _ wanted: [String: Set<String>], _ workspace: Workspace
  ) -> Finding {
    let (resource, target) = (unlisted.resource, unlisted.bundle.target)
    let name = workspace.postScriptName(ofFont: resource.path)
    let severity = severity(of: resource, workspace)
    let setting = unlisted.isInIgnoredSetting ? " (Xcode ignores INFOPLIST_KEY_UIAppFonts)" : ""
    return finding(
      "not-listed", severity: severity, about: resource.path,
      at: unlisted.bundle.place(in: unlisted.configurations),
      (unlisted.lists.isEmpty ? "\(target.name): " : "")
        + sentence(resource.bundlePath, name, in: unlisted.place + setting),
      fix: advice(unlisted, workspace),
      related: [Finding.Related(place: Place(file: resource.path), message: name)],
      data: ["target": target.name, "entry": resource.bundlePath],
      edits: severity == .info ? [] : unlisted.edits(adding: wanted),
      obstacle: severity == .info && !unlisted.lists.isEmpty
        ? "only you know whether the app asks for the font by its name" : unlisted.obstacle)
  }

  private static func sentence(_ entry: String, _ name: String, in place: String = "") -> String {
    """
    '\(entry)' ('\(name)') is not listed in UIAppFonts\(place), so UIFont(name: "\(name)") \
    returns nil
    """
  }

  /// What to do, where code that would register the font only waits to be called.
  private static func advice(_ unlisted: UnlistedResource, _ workspace: Workspace) -> String {
    let fix = fix(unlisted)
    let resource = unlisted.resource
    guard let call = workspace.uncalledRegistration(of: resource, in: unlisted.bundle.target) else {
      return fix
    }
    return "Call \(call), when the app starts; or a\(fix.dropFirst())"
  }

  private static func fix(_ unlisted: UnlistedResource) -> String {
    let entry = "Add <string>\(unlisted.resource.bundlePath)</string> to UIAppFonts"
    let runtime = """
      or, if code registers it that does not show, write \
      targets: { "\(unlisted.bundle.target.name)": { registration: "runtime" } } in fontkit.json.
      """
    guard unlisted.lists.isEmpty else { return "\(entry), \(runtime)" }
    return """
      \(entry) in the target's tab Info, where Xcode calls it "Fonts provided by application" and \
      makes an Info.plist for it, \(runtime)
      """
  }

  /// Without targets nobody knows where fonts land; a property list that lists some fonts should
  /// list those that are asked for.
  private static func withoutTargets(_ workspace: Workspace) -> [Finding] {
    let lists = workspace.project.propertyLists.filter { $0.appFonts != nil }
    guard let fonts = lists.first?.appFonts else { return [] }
    guard !lists.contains(where: \.hasNoArray) else { return lists.compactMap(wrongKind) }
    let listed = lists.compactMap { workspace.listedFonts[$0.path] }
    guard workspace.project.describedFontLists.isEmpty else { return [] }
    func isListed(_ path: String) -> Bool { listed.mean(path) }
    return workspace.fonts.compactMap { font in
      guard workspace.isNeeded(font.path, besides: isListed), workspace.isRegistrable(font.path),
        !isListed(font.path),
        !workspace.project.registrations.cover(fileName: font.fileName)
      else { return nil }
      let name = workspace.postScriptName(ofFont: font.path)
      return finding(
        "not-listed", about: font.path, at: Place(fonts.position), sentence(font.fileName, name),
        fix:
          "Add <string>\(font.fileName)</string> to UIAppFonts, or the path that the file has in the bundle.",
        related: [Finding.Related(place: Place(file: font.path), message: name)],
        data: ["entry": font.fileName],
        obstacle: "no project says where the file lies in the bundle")
    }
  }
}

extension Workspace {
  /// Whether a file is a font that UIAppFonts can register; others have rules of their own.
  func isRegistrable(_ path: String) -> Bool {
    guard let font = fontsByPath[path] else { return false }
    return !font.faces.isEmpty && !font.isInAssetCatalog && font.hasUsableFormat
  }

  /// The PostScript name of a file's first face, else the file's name.
  func postScriptName(ofFont path: String) -> String {
    fontsByPath[path]?.faces.first?.names.postScript ?? path.lastPathComponent
  }
}

extension InfoPropertyList {
  fileprivate var hasNoArray: Bool { appFonts?.wrongKind != nil }
}
