/// The targets that a `Package.swift` declares as literals.
struct PackageManifest: Sendable {
  struct Declaration: Sendable {
    var name: String
    var isTest: Bool
    var isProgram: Bool
    /// The folder, relative to the root.
    var folder: String
    /// The folders and files that are resources, relative to the target's folder; whether each
    /// keeps its place.
    var resources: [(path: String, isCopied: Bool)]
    /// Whether those are all, as the manifest lists them by literals.
    var areResourcesKnown: Bool
    var position: SourcePosition
  }

  private(set) var declarations: [Declaration] = []
  private(set) var platforms: [Target.Platform] = []
  private var name = ""
  let path: String

  init(reading bytes: [UInt8], path: String) {
    self.path = path
    let source = SwiftSource(bytes, file: path)
    let package = source.tokens.indices.first {
      source.kind($0) == .identifier && source.text($0) == "Package"
        && source.isCharacter($0 + 1, "(")
    }
    guard let package else { return }
    for argument in source.arguments(package + 1) {
      if source.label(of: argument) == "name" { name = source.stringValue(argument.value) ?? "" }
      let list = argument.value.lowerBound
      guard source.isCharacter(list, "[") else { continue }
      switch source.label(of: argument) {
      case "targets":
        declarations = source.arguments(list).compactMap { declaration($0.value, source) }
      case "platforms":
        platforms = source.arguments(list).compactMap { Self.platform($0.value, source) }
      default: break
      }
    }
  }

  /// `.target(name: "App", path: "Sources", resources: [.process("Fonts")])`.
  private func declaration(_ value: Range<Int>, _ source: SwiftSource) -> Declaration? {
    guard let call = value.first(where: { source.isCharacter($0, "(") }), call > 0 else {
      return nil
    }
    let arguments = source.arguments(call)
    func text(_ label: String) -> String? {
      let argument = arguments.first { source.label(of: $0) == label }
      return argument.flatMap { source.stringValue($0.value) }
    }
    guard let name = text("name") else { return nil }
    let isTest = source.text(call - 1) == "testTarget"
    let folder = text("path") ?? (isTest ? "Tests/\(name)" : "Sources/\(name)")
    let list = arguments.first { source.label(of: $0) == "resources" }?.value
    let elements = list.map { source.elements(ofList: $0) } ?? []
    let resources = (elements ?? []).map { Self.resource($0, source) }
    return Declaration(
      name: name, isTest: isTest, isProgram: source.text(call - 1) == "executableTarget",
      folder: path.parentPath.appendingPath(folder).normalizedPath ?? folder,
      resources: resources.compactMap(\.self),
      areResourcesKnown: elements != nil && resources.allSatisfy { $0 != nil },
      position: source.position(value.lowerBound))
  }

  private static func resource(
    _ value: Range<Int>, _ source: SwiftSource
  ) -> (path: String, isCopied: Bool)? {
    guard let call = value.first(where: { source.isCharacter($0, "(") }), call > 0,
      let argument = source.arguments(call).first,
      let path = source.stringValue(argument.value)?.normalizedPath
    else { return nil }
    return (path, source.text(call - 1) == "copy")
  }

  private static func platform(_ value: Range<Int>, _ source: SwiftSource) -> Target.Platform? {
    let names = value.filter { source.kind($0) == .identifier }.map { source.text($0) }
    return names.lazy.compactMap(Target.Platform.init(rawValue:)).first
  }

  /// The targets, with the fonts among their resources.
  func targets(_ index: FileIndex) -> [Target] {
    declarations.map { (declaration: Declaration) -> Target in
      let fonts = declaration.resources.flatMap { Self.fonts($0, in: declaration.folder, index) }
      let inFolder = index.files(under: declaration.folder)
      var target = Target(
        name: declaration.name, kind: declaration.isTest ? .test : .package,
        platforms: platforms.sorted { $0.rawValue < $1.rawValue }, position: declaration.position,
        fonts: fonts.sorted { $0.path < $1.path },
        uncopiedFonts: inFolder.filter { path in
          declaration.areResourcesKnown && index.isFont(path)
            && !fonts.contains { $0.path == path }
        },
        sources: inFolder.filter(Target.isSource))
      target.folderInApp = "\(name)_\(declaration.name).bundle"
      target.isProgram = declaration.isProgram
      return target
    }
  }

  private static func fonts(
    _ resource: (path: String, isCopied: Bool), in folder: String, _ index: FileIndex
  ) -> [Target.Resource] {
    let path = resource.path.isEmpty ? folder : folder.appendingPath(resource.path)
    let files = index.contains(path) ? [path][...] : index.files(under: path)
    return files.filter(index.isFont).map { file in
      let kept = resource.path.lastPathComponent + file.dropFirst(path.count)
      let bundlePath = resource.isCopied ? kept : file.lastPathComponent
      return Target.Resource(path: file, bundlePath: bundlePath)
    }
  }
}

extension SwiftSource {
  /// The elements of a list, or of a constant that is one; `nil` for any other expression.
  fileprivate func elements(ofList value: Range<Int>) -> [Range<Int>]? {
    if isCharacter(value.lowerBound, "[") {
      guard topLevel(value).count <= 2 else { return nil }
      return arguments(value.lowerBound).map(\.value)
    }
    guard value.count == 1, kind(value.lowerBound) == .identifier,
      let list = list(ofConstant: text(value.lowerBound))
    else { return nil }
    return arguments(list).map(\.value)
  }

  /// The opening bracket of `let name: [Resource] = […]`.
  private func list(ofConstant name: String) -> Int? {
    let declaration = tokens.indices.dropLast().first { index in
      text(index) == "let" && text(index + 1) == name
    }
    guard let declaration, declaration + 2 < tokens.count else { return nil }
    let equals = tokens.indices[(declaration + 2)...].prefix(6).first { isCharacter($0, "=") }
    guard let equals, isCharacter(equals + 1, "[") else { return nil }
    let next = closer(of: equals + 1) + 1
    return next < tokens.count && isCharacter(next, "+") ? nil : equals + 1
  }

  /// The text of an expression that is one literal; `nil` for any other.
  fileprivate func stringValue(_ range: Range<Int>) -> String? {
    range.count == 1 ? stringValue(range.lowerBound) : nil
  }
}
