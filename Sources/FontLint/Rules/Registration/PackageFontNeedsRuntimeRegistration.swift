import FontCatalog

enum PackageFontNeedsRuntimeRegistration: Rule {
  static let description = RuleDescription(
    id: "package-font-needs-runtime-registration", group: .registration, severity: .warning,
    summary: "A font lives in the bundle of a package or framework, and nothing registers it.",
    rationale: """
      UIAppFonts covers the main bundle only, which may have the fonts of a program that a script \
      or Swift Playgrounds makes an app of. A call registers the fonts of the bundle, folder, \
      extension and names that its file asks for, and any font where that does not show; a function \
      of an app, or of a package in its repository, that nothing calls registers none.
      """,
    remedy: "Call CTFontManagerRegisterFontURLs with the bundle's fonts when the app starts.",
    needs: [.fonts, .targets], subject: .target,
    evidence: ["guardian/fonts#23", "thii/FontAwesome.swift#236", "jessesquires/BButton#28"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let bundles: [Target.Kind] = [.package, .framework, .bundle]
    return workspace.project.targets.filter { bundles.contains($0.kind) }.flatMap { target in
      unregistered(in: target, workspace).map { resource in
        finding(
          about: resource.path, at: Place(target.position),
          "'\(resource.path)' lives in the resource bundle of '\(target.name)'; UIAppFonts only covers the main bundle",
          fix: fix(for: resource, of: target, workspace),
          related: [Finding.Related(place: Place(file: resource.path), message: "the font")],
          data: ["target": target.name, "font": resource.path])
      }
    }
  }

  private static func fix(
    for resource: Target.Resource, of target: Target, _ workspace: Workspace
  ) -> String {
    guard let call = workspace.uncalledRegistration(of: resource, in: target) else {
      return "Register it with CTFontManagerRegisterFontURLs when the app starts."
    }
    return "Call \(call), when the app starts."
  }

  private static func unregistered(
    in target: Target, _ workspace: Workspace
  ) -> [Target.Resource] {
    let registrations = workspace.registrations(reaching: target)
    return target.fonts.filter { resource in
      workspace.isRegistrable(resource.path) && !workspace.isListed(resource, of: target)
        && !registrations.cover(bundlePath: resource.bundlePath)
        && !workspace.isListedForProgram(resource, of: target)
        && !workspace.isMisnamed(resource.path)
    }
  }
}
