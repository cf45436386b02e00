import FontCatalog

extension Target {
  /// A target as an Xcode project declares it.
  static func app(
    _ name: String = "App", kind: Kind = .application, platforms: [Platform] = [.iOS],
    fonts: [Resource] = [], uncopied: [String] = [], sources: [String]? = ["App.swift"],
    plists: [String] = ["Info.plist"], dependencies: [String] = []
  ) -> Target {
    Target(
      name: name, kind: kind, platforms: platforms,
      position: SourcePosition(file: "App.xcodeproj/project.pbxproj", line: 10, column: 3),
      fonts: fonts, uncopiedFonts: uncopied, sources: sources, propertyLists: plists,
      dependencies: dependencies)
  }
}
