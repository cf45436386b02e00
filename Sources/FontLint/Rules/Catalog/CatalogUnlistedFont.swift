import FontCatalog
import FontFiles

enum CatalogUnlistedFont: Rule {
  static let description = RuleDescription(
    id: "catalog-unlisted-font", group: .catalog, severity: .info,
    summary: "Nothing in the project refers to a font.",
    rationale: """
      Unused weights have tripled apps and slowed their start. Fonts are left alone that came with a \
      compiled framework or bundle of resources, that style sheets name, that code may put a name \
      together for, or that no target ships.
      """,
    remedy: "Refer to it, remove it from the target, or add it to ignoreFiles.",
    needs: [.fonts, .names],
    evidence: ["DroidKaigi/conference-app-2017#56", "mac-cain13/R.swift#492"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.fonts.compactMap { font in
      guard font.hasName, font.mayBeInBundle, !font.isIgnored, !font.isVendored,
        !workspace.project.webFonts.contains(font.path),
        !workspace.isUsed(font), !workspace.mayBuildName(of: font)
      else { return nil }
      let names = font.faces.compactMap(\.names.postScript).joined(separator: "', '")
      let size = (font.file?.byteCount ?? 0).byteText
      return finding(
        about: font, "'\(names)' ships with the app (\(size)) but nothing refers to it",
        fix: "Refer to it, remove the file from the target, or add it to ignoreFiles.",
        data: ["names": names])
    }
  }
}
