import FontCatalog
import FontFiles

enum SizeBudget: Rule {
  static let fileLimit = RuleOption("file", .number(5_000_000), "the most bytes of one file")
  static let totalLimit = RuleOption(
    "total", .number(10_000_000), "the most bytes of all fonts of one target")

  static let description = RuleDescription(
    id: "size-budget", group: .size, severity: .warning,
    summary: "A font, or all fonts of a target together, exceed the budget.",
    rationale: "Full CJK fonts and unused weights have made up half of whole apps.",
    remedy: "Subset the font to the languages that the app ships, or use the system's font.",
    reasons: ["file", "total"],
    needs: [.fonts],
    options: [fileLimit, totalLimit],
    evidence: [
      "cocoa-mhlw/cocoa#117", "VortXTV/VortX#24", "DroidKaigi/conference-app-2017#56",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    let limit = Int(number(fileLimit, in: workspace))
    let oversized = workspace.appFonts.compactMap { font -> Finding? in
      guard let size = font.file?.byteCount, size > limit else { return nil }
      return finding(
        "file", about: font,
        "\(size.byteText) exceeds the font budget of \(limit.byteText)",
        fix: "Subset it to the languages that the app ships, or use the system's font.",
        data: ["bytes": "\(size)", "limit": "\(limit)"])
    }
    return oversized + totals(workspace)
  }

  private static func totals(_ workspace: Workspace) -> [Finding] {
    let limit = Int(number(totalLimit, in: workspace))
    let targets = workspace.project.targets.filter { $0.kind != .test }
    return targets.compactMap { target in
      let paths = Set(target.fonts.map(\.path))
      let total = workspace.fonts.filter { paths.contains($0.path) }
        .reduce(0) { $0 + ($1.file?.byteCount ?? 0) }
      guard total > limit else { return nil }
      return finding(
        "total", about: target.name, at: Place(target.position),
        "\(target.name): \(paths.count) fonts of \(total.byteText) exceed the budget of \(limit.byteText)",
        fix: "Drop unused weights, or subset the largest fonts.",
        data: ["bytes": "\(total)", "limit": "\(limit)"])
    }
  }
}
