import FontCatalog
import FontFiles

enum FileNameUnsafe: Rule {
  static let description = RuleDescription(
    id: "file-name-unsafe", group: .naming, severity: .warning,
    summary:
      "A font's file name has characters that bundlers stumble over, or a twin but for case.",
    rationale: """
      Metro and Flutter's asset bundler fail on spaces, percent signs and letters outside ASCII, \
      which Xcode's build does not: names count in the folders of React Native and Flutter apps. \
      Two names that differ only by case are one file on a Mac.
      """,
    remedy: "Rename the file, and its entry in UIAppFonts with it.",
    reasons: ["characters", "brackets", "case-twin"],
    needs: [.fonts],
    evidence: ["MetaMask/metamask-design-system#862", "cybdom/hotel_booking_ui#1"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let names = FontFileNames(workspace.project.files)
    let folders = bundledFolders(workspace)
    let twins = Dictionary(grouping: workspace.appFonts) { $0.path.lowercased() }
    return workspace.appFonts.compactMap { font in
      if let twin = twins[font.path.lowercased()]?.first, twin.path != font.path {
        return finding(
          "case-twin", about: font, "the path differs from \(twin.path) only by case",
          fix: "Rename or delete one of the two.", data: ["other": twin.path])
      }
      let isBundled = folders.contains { $0.isEmpty || font.path.hasPrefix($0 + "/") }
      return isBundled ? unsafeCharacters(in: font, names) : nil
    }
  }

  /// The folders of the apps that Metro or Flutter bundles, by the files at their roots; the
  /// root of all where the configuration names such a platform.
  private static func bundledFolders(_ workspace: Workspace) -> Set<String> {
    guard workspace.platforms.isDisjoint(with: FontFileNames.bundlerPlatforms) else { return [""] }
    let stems: Set = ["metro.config", "react-native.config", "app.config"]
    return Set(
      workspace.project.files.filter { file in
        stems.contains(file.fileStem)
          || ["pubspec.yaml", "eas.json"].contains(file.lastPathComponent)
      }.map(\.parentPath))
  }

  private static func unsafeCharacters(in font: BundledFont, _ names: FontFileNames) -> Finding? {
    let unsafe = font.fileName.unicodeScalars.filter { !FontFileNames.isSafe($0) }
    guard let first = unsafe.first else { return nil }
    let isBrackets = unsafe.allSatisfy { $0 == "[" || $0 == "]" }
    return finding(
      isBrackets ? "brackets" : "characters", severity: isBrackets ? .info : .warning, about: font,
      "the file name contains \(name(of: first)), which some bundlers fail to resolve",
      fix: suggestion(for: font, names).map { "Rename it to '\($0)' and update UIAppFonts." }
        ?? "Rename it with ASCII letters, digits and hyphens, and update UIAppFonts.")
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "a space"
    case "[", "]": "square brackets"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      "a control character (\(scalar.codePointText))"
    case _ where scalar.isASCII: "'\(scalar)'"
    default: "letters outside ASCII (\(scalar.codePointText))"
    }
  }

  /// The font's own name, else what is left of the file's; `nil` when neither will do.
  private static func suggestion(for font: BundledFont, _ names: FontFileNames) -> String? {
    let stem = String(
      String.UnicodeScalarView(font.stem.unicodeScalars.filter(FontFileNames.isPortable)))
    let hasLetters = stem.unicodeScalars.contains { $0.properties.isAlphabetic }
    let stems = [font.faces.first?.names.postScript, hasLetters ? stem : nil]
    return stems.lazy.compactMap { $0.flatMap { names.free($0, for: font) } }.first
  }
}
