import FontCatalog

enum TargetFontNotCopied: Rule {
  static let description = RuleDescription(
    id: "target-font-not-copied", group: .registration, severity: .error,
    summary:
      "An app, framework or package uses a font that the build does not copy into its bundle.",
    rationale: """
      The file is in the project or on disk, the build succeeds, and the app lacks it. Any file of \
      the font's name in the bundle will do. A target that ships some fonts of code that it shares \
      with other targets has chosen: the fonts that only the others ship are not missed in it. \
      A font that a framework uses may come with the app: it is missed where no target copies it. A \
      file that the project copies and that is not on disk fails the build, unless something makes \
      it: what Git ignores, what scripts that speak of fonts may make, and what lies in a submodule \
      that is not checked out is not reported but counted.
      """,
    remedy: """
      Tick the target under File Inspector → Target Membership; in a package, list the font under \
      the target's resources. Put a lost file back, or take it out of the project.
      """,
    reasons: ["app", "framework", "package", "lost"],
    needs: [.targets], subject: .target,
    evidence: ["mash-up-kr/TwoToo_iOS#7", "InKyoJeong/TIL#29", "YAPP-Github/Reed-iOS#190"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let apps = workspace.bundles.filter { $0.target.kind == .application }
    return apps.flatMap { bundle in
      bundle.uncopiedFonts.map { font in
        report(
          "app", font, bundle.target, "is used but not in Copy Bundle Resources",
          fix: "Tick the target \(bundle.target.name) under File Inspector → Target Membership.")
      }
    } + inFrameworks(workspace, besides: apps) + inPackages(workspace) + lost(workspace)
  }

  private static func inFrameworks(
    _ workspace: Workspace, besides apps: [AppBundle]
  ) -> [Finding] {
    let known = Set(apps.flatMap(\.uncopiedFonts).map(\.path))
    let frameworks = workspace.project.targets.filter { $0.kind == .framework }
    guard !frameworks.isEmpty else { return [] }
    let needs = workspace.needs
    return frameworks.flatMap { target in
      workspace.uncopiedFonts(ofFramework: target, needs).filter { !known.contains($0.path) }.map {
        font in
        report(
          "framework", font, target, "is used, and no target copies it",
          fix: "Tick the target \(target.name) under File Inspector → Target Membership.")
      }
    }
  }

  private static func lost(_ workspace: Workspace) -> [Finding] {
    workspace.project.targets.flatMap { target in
      target.lostFonts.map { path in
        finding(
          "lost", about: path, at: Place(target.position),
          "\(target.name): '\(path)' is to be copied into the bundle, and is not on disk",
          fix: "Put the file back, or take it out of the project and out of UIAppFonts.",
          data: ["target": target.name, "font": path])
      }
    }
  }

  /// Fonts in the folder of a package's target that no target copies, such as those that it
  /// excludes.
  private static func inPackages(_ workspace: Workspace) -> [Finding] {
    let copied = Set(workspace.project.targets.flatMap(\.fonts).map(\.path))
    let lost = Dictionary(
      workspace.fonts.filter { font in
        workspace.isNeeded(font.path, besides: copied.contains) && font.hasUsableFormat
          && !font.isIgnored && !copied.contains(font.path)
      }.map { ($0.path, $0) }
    ) { first, _ in first }
    return workspace.project.targets.filter { $0.kind == .package }.flatMap { target in
      target.uncopiedFonts.compactMap { lost[$0] }.map { font in
        report(
          "package", font, target, "is used but no resource of the target",
          fix: "List the font or its folder under 'resources' of the target \(target.name).")
      }
    }
  }

  private static func report(
    _ reason: String, _ font: BundledFont, _ target: Target, _ what: String, fix: String
  ) -> Finding {
    finding(
      reason, about: font.path, at: Place(target.position),
      "\(target.name): '\(font.path)' \(what)", fix: fix,
      related: [Finding.Related(place: Place(file: font.path), message: "the font")],
      data: ["target": target.name, "font": font.path])
  }
}
