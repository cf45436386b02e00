import FontCatalog

enum PlistFontDuplicate: Rule {
  static let description = RuleDescription(
    id: "plist-font-duplicate", group: .registration, severity: .warning,
    summary: "A font is registered twice.",
    rationale: """
      The second registration fails with CTFontManagerError 105 (already registered). Of a font \
      that is listed and also registered by a call this is a note: the font works, unless the code \
      takes the error for a failure. Calls count that name the file, or that surely register all \
      files of its folder and extension in Bundle.main.
      """,
    remedy: "Keep one way of registering, or treat the errors 105 and 305 as success.",
    reasons: ["listed-twice", "runtime"],
    needs: [.plists], subject: .plist,
    evidence: [
      "home-assistant/Iconic#35", "ArtSabintsev/FontBlaster#13", "NativeScript/NativeScript#2109",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    listedTwice(workspace) + workspace.bundles.flatMap(registeredToo)
  }

  private static func listedTwice(_ workspace: Workspace) -> [Finding] {
    workspace.judgedPropertyLists.flatMap { list in
      var seen: Set<String> = []
      return (list.appFonts?.entries ?? []).filter { !seen.insert($0.value).inserted }.map {
        entry in
        report(
          "listed-twice", entry, where: "UIAppFonts lists it twice",
          fix: "Delete one of the entries.", edits: [list.removal(of: entry)].compactMap(\.self),
          obstacle: list.entryObstacle)
      }
    }
  }

  private static func registeredToo(_ bundle: AppBundle) -> [Finding] {
    let calls = bundle.registrations.filter { !$0.usesModuleBundle }
    return bundle.propertyLists.flatMap { list in
      (list.appFonts?.entries ?? []).compactMap { entry in
        guard let call = calls.first(where: { $0.surelyCovers(bundlePath: entry.value) }) else {
          return nil
        }
        return report(
          "runtime", severity: .info, entry,
          where: "UIAppFonts and \(call.function) at \(call.position)",
          fix: "Keep one way of registering, or treat the errors 105 and 305 as success.")
      }
    }
  }

  private static func report(
    _ reason: String, severity: Severity? = nil, _ entry: InfoPropertyList.Entry, where: String,
    fix: String, edits: [Edit] = [], obstacle: String? = nil
  ) -> Finding {
    finding(
      reason, severity: severity, about: entry.value, at: Place(entry.position),
      """
      '\(entry.value)' is registered twice (\(`where`)); the second registration \
      fails with CTFontManagerError 105 (already registered)
      """,
      fix: fix, data: ["entry": entry.value], edits: edits, obstacle: obstacle)
  }
}

extension InfoPropertyList {
  /// The edit that deletes an entry.
  fileprivate func removal(of entry: Entry) -> Edit? {
    entry.element.map { Edit(file: path, bytes: $0, old: entry.value, new: "") }
  }
}
