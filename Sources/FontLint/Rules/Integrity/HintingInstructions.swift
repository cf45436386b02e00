import FontFiles

enum HintingInstructions: Rule {
  static let description = RuleDescription(
    id: "hinting-instructions", group: .integrity, severity: .info, isEnabledByDefault: false,
    summary: "A font contains TrueType instructions, which Apple platforms do not use.",
    rationale: """
      Invalid ones made App Store Connect reject every build with one icon font in September 2024 \
      (ITMS-90853, 'glyf' table instructions). More than half of all fonts have some.
      """,
    remedy: "Strip them where the licence allows it (pyftsubset --no-hinting).",
    needs: [.fonts],
    evidence: [
      "oblador/react-native-vector-icons#1658", "FortAwesome/react-native-fontawesome#174",
      "expo/vector-icons#314",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.appFonts.compactMap { font in
      let bytes = font.faces.flatMap(\.tables).filter { ["fpgm", "prep", "cvt "].contains($0.tag) }
        .reduce(0) { $0 + $1.byteCount }
      guard bytes > 0 else { return nil }
      return finding(
        about: font, "the font contains TrueType instructions (\(bytes.byteText))",
        fix: "Strip them where the licence allows it (pyftsubset --no-hinting).")
    }
  }
}
