import FontCatalog
import FontFiles

enum FormatNotSupported: Rule {
  static let description = RuleDescription(
    id: "format-not-supported", group: .integrity, severity: .error,
    summary: "A font in the app's bundle has a format that the platform cannot use.",
    rationale: """
      UIFont does not read web fonts, Type 1, bitmap fonts or asset catalogues, and App Store \
      Connect rejects builds that hold WOFF or WOFF2 anywhere (ITMS-90853). Code that loads data \
      assets may register the fonts of a catalogue. Collections work when registered, but some \
      tools ignore them. An app for the Mac alone may have any format.
      """,
    remedy: "Ship the .ttf or .otf, and keep web fonts out of the bundle.",
    reasons: [
      "woff", "woff2", "eot", "type1", "bitmap", "dfont", "other", "ttc", "in-asset-catalog",
    ],
    needs: [.fonts],
    evidence: [
      "flutter/flutter#69961", "KaTeX/KaTeX#3589", "swisspol/GCDWebServer#594",
      "mac-cain13/R.swift#306", "ghostty-org/ghostty#4115",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.fonts.compactMap { font in
      guard font.mayBeInBundle else { return nil }
      if font.isInAssetCatalog, font.file != nil {
        return workspace.project.loadsDataAssets
          ? nil
          : finding(
            "in-asset-catalog", about: font,
            "the font is in an asset catalogue, where UIFont and UIAppFonts do not find it",
            fix: "Move the file out of the .xcassets folder into the target's resources.")
      }
      guard !font.isForMacOnly else { return nil }
      if let format = unsupported(font.contents) { return report(format, about: font) }
      guard font.file?.isCollection == true else { return nil }
      return finding(
        "ttc", severity: .warning, about: font,
        "the file is a collection; tools that list fonts by extension ignore it",
        fix: "Ship the faces that are used as single .ttf or .otf files.")
    }
  }

  private static func report(
    _ format: (reason: String, name: String), about font: BundledFont
  ) -> Finding {
    let isWeb = format.reason.hasPrefix("woff")
    return finding(
      format.reason, about: font,
      "\(format.name) cannot be used by UIFont"
        + (isWeb ? ", and App Store Connect rejects builds that contain it (ITMS-90853)" : ""),
      fix: "Ship the .ttf or .otf instead\(isWeb ? "; keep web fonts out of the bundle" : "").")
  }

  private static func unsupported(
    _ contents: Result<FontFile, FontFileError>
  ) -> (reason: String, name: String)? {
    switch contents {
    case .success(let file): unsupported(file.format)
    case .failure(.unsupported(_, let format)): ("eot", format)
    case .failure: nil
    }
  }

  private static func unsupported(_ format: FontFormat) -> (reason: String, name: String)? {
    switch format {
    case .truetype, .openTypeCFF, .openTypeCFF2: nil
    case .woff: ("woff", "WOFF")
    case .woff2: ("woff2", "WOFF2")
    case .type1: ("type1", "PostScript Type 1")
    case .pcf: ("bitmap", "a PCF bitmap font")
    case .bdf: ("bitmap", "a BDF bitmap font")
    case .dfont: ("dfont", "a Macintosh resource file")
    case .cff: ("other", "a bare CFF font")
    case .other: ("other", "this format")
    }
  }
}
