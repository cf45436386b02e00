import FontCatalog

extension Workspace {
  /// What there is to look at, by kind, sorted and without repetitions.
  var subjects: [RuleSubject: [String]] {
    [
      .font: appFonts.map(\.path),
      .name: distinct(project.catalogs.flatMap(\.entries).map(\.subject)),
      .plist: project.propertyLists.map(\.path),
      .target: distinct(project.targets.map(\.name)),
      .source: distinct(project.names.map(\.position.file)),
      .usage: distinct(project.configuration.usages.map(\.name)),
      .project: ["project"],
    ]
  }

  private func distinct(_ names: [String]) -> [String] {
    Set(names).sorted()
  }
}
