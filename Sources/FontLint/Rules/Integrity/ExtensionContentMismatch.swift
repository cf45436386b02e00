import FontFiles

enum ExtensionContentMismatch: Rule {
  static let description = RuleDescription(
    id: "extension-content-mismatch", group: .integrity, severity: .warning,
    summary: "A font file's extension says another format than its bytes.",
    rationale: """
      Tools choose by extension what a file is: build phases, validators and Android's resource \
      compiler treat a CFF font named .ttf wrongly.
      """,
    remedy: "Rename the file, and its entry in UIAppFonts with it.",
    needs: [.fonts],
    evidence: ["flutter/flutter#69961"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.appFonts.compactMap { font in
      guard let file = font.file, let actual = name(of: file.format) else { return nil }
      let given = font.fileExtension.lowercased()
      let fitting = file.isCollection ? [".ttc", ".otc"] : extensions(of: file.format)
      guard !fitting.contains(given), let right = fitting.first else { return nil }
      return finding(
        about: font,
        "the extension is '\(font.fileExtension)' but the content is \(file.isCollection ? "a collection" : actual)",
        fix: "Rename the file to '\(font.stem)\(right)', in UIAppFonts too.",
        data: ["format": file.format.rawValue])
    }
  }

  /// The formats that an app can use; others are reported as such.
  private static func name(of format: FontFormat) -> String? {
    switch format {
    case .truetype: "TrueType"
    case .openTypeCFF: "OpenType with CFF outlines"
    case .openTypeCFF2: "OpenType with CFF2 outlines"
    default: nil
    }
  }

  private static func extensions(of format: FontFormat) -> [String] {
    format == .truetype ? [".ttf"] : [".otf"]
  }
}
