import FontCatalog

extension Workspace {
  /// The fonts that the bundle's code surely asks for, or its property lists name, and that are not
  /// there, nor any other of the same name, be it the font's or the file's.
  func uncopiedFonts(in bundle: AppBundle) -> [BundledFont] {
    let entries = bundle.propertyLists.flatMap { $0.appFonts?.entries ?? [] }.map(\.value)
    let listed = Set(entries.map(\.lastPathComponent))
    let shown = Set(bundle.target.uncopiedFonts)
    let elsewhere = entries.filter(isInForeignBundle) + entries.filter(isInNestedBundle)
    let available = Set((Array(bundle.availableFonts) + elsewhere).map(\.lastPathComponent))
    let named = fonts.filter { $0.hasUsableFormat && listed.contains($0.fileName) }
    let wanted =
      bundle.needs.filter(\.isSure).map(\.fonts)
      + Dictionary(grouping: named, by: \.fileName).values
    let lost = wanted.filter { fonts in
      !fonts.contains { available.contains($0.fileName) || mayComeByCall($0, to: bundle, shown) }
    }.compactMap { fonts in
      fonts.first { listed.contains($0.fileName) }
        ?? fonts.first { shown.contains($0.path) } ?? fonts.first
    }
    return Dictionary(grouping: lost, by: \.path).values.compactMap(\.first)
      .sorted { $0.path < $1.path }
  }

  /// Whether a call may register a font that no phase copies, such as a download.
  ///
  /// It does not when the project shows the font and no target copies it, or a call takes all fonts
  /// of the bundle.
  private func mayComeByCall(
    _ font: BundledFont, to bundle: AppBundle, _ shown: Set<String>
  ) -> Bool {
    guard bundle.registersAtRunTime(font.fileName) else { return false }
    let isForgotten = shown.contains(font.path) || bundle.surelyRegisters(font.fileName)
    return bundle.declaresRuntimeRegistration || !isForgotten || !isInNoTarget(font)
  }

  /// The fonts that a framework's code asks for, the project shows, and no target at all copies.
  func uncopiedFonts(ofFramework target: Target, _ needs: FontNeeds) -> [BundledFont] {
    let shown = target.uncopiedFonts.compactMap { fontsByPath[$0] }.filter(isInNoTarget)
    guard target.sources != nil, !shown.isEmpty else { return [] }
    let needs = needs.needs(of: target).filter {
      $0.isSure && $0.fonts.allSatisfy(isInNoTarget)
    }
    return shown.filter { font in needs.contains { $0.isMet(by: font.path) } }
  }

  /// Whether a font surely lands in no bundle; the fonts of packages have a rule of their own.
  private func isInNoTarget(_ font: BundledFont) -> Bool {
    font.targets.isEmpty
      && !uncopiedInPackages.contains(font.path)
      && project.targets.allSatisfy(\.unreadResources.isEmpty)
  }
}
