import FontCatalog

enum CatalogFileMissing: Rule {
  static let description = RuleDescription(
    id: "catalog-file-missing", group: .catalog, severity: .error,
    summary: "The configuration's catalogue names a font file that does not exist.",
    rationale: """
      Paths are compared byte by byte: a name that differs only by case is found on a Mac's disk \
      and not on a device.
      """,
    remedy: "Correct the path, or rename the file so that its case matches.",
    reasons: ["absent", "case-differs"],
    needs: [.catalog], subject: .name,
    evidence: ["cybdom/hotel_booking_ui#1", "lionheart/openradar-mirror#17174"])

  static func check(_ workspace: Workspace) -> [Finding] {
    let files = Set(workspace.project.files)
    return workspace.project.configuration.catalog.compactMap { entry -> Finding? in
      guard let file = entry.file, !files.contains(file.value) else { return nil }
      let pattern = PathPatterns([file.value])
      guard !files.contains(where: { pattern.matches($0) }) else { return nil }
      let twin = workspace.project.files.first { $0.lowercased() == file.value.lowercased() }
      return finding(
        twin == nil ? "absent" : "case-differs", about: entry.key, at: Place(file.position),
        "\(entry.key): font file '\(file.value)' does not exist"
          + (twin.map { "; '\($0)' differs only by case" } ?? ""),
        fix: twin.map { "Write '\($0)', or rename the file." } ?? "Correct the path.",
        data: ["file": file.value])
    }
  }
}
