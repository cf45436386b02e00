import FontCatalog

enum PackageFontNeedsRuntimeRegistration: Rule {
  static let description = RuleDescription(
    id: "package-font-needs-runtime-registration", group: .registration, severity: .warning,
    summary: "A font lives in the bundle of a package or framework, and nothing registers it.",
    rationale: "UIAppFonts covers the main bundle only.",
    remedy: "Call CTFontManagerRegisterFontURLs with the bundle's fonts when the app starts.",
    needs: [.fonts, .targets], subject: .target,
    evidence: ["guardian/fonts#23", "thii/FontAwesome.swift#236", "jessesquires/BButton#28"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let bundles: [Target.Kind] = [.package, .framework, .bundle]
    return workspace.project.targets.filter { bundles.contains($0.kind) }.flatMap { target in
      target.fonts.compactMap { resource in
        let name = resource.path.lastPathComponent
        guard workspace.isRegistrable(resource.path), !workspace.isListed(resource, of: target),
          !workspace.project.registrations.contains(where: { $0.covers(fileName: name) }),
          workspace.project.configuration.targets[target.name]?.registration != .runtime
        else { return nil }
        return finding(
          about: resource.path, at: Place(target.position),
          "'\(resource.path)' lives in the resource bundle of '\(target.name)'; UIAppFonts only covers the main bundle",
          fix: "Register it with CTFontManagerRegisterFontURLs when the app starts.",
          related: [Finding.Related(place: Place(file: resource.path), message: "the font")],
          data: ["target": target.name, "font": resource.path])
      }
    }
  }
}
