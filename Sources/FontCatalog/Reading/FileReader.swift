import FontFiles

/// Reads the files of a project, each as what it is.
struct FileReader: Sendable {
  /// The largest file that is read as text, in bytes; Xcode projects may be larger.
  static let sizeLimit = 16 << 20

  /// The extensions of the files that are read for what they say; others may be fonts.
  static let extensions = ObjectiveCScanner.extensions.union(LocalizedTextReader.extensions)
    .union(FontSniffing.extensions)
    .union([
      "swift", "plist", "pbxproj", "xib", "storyboard", "json", "json5", "xcconfig",
    ])

  let tree: FileTree
  var fontOptions = ReadingOptions()

  /// Reads some files.
  func read(_ paths: some Sequence<String>) -> ProjectParts {
    var parts = ProjectParts()
    for path in paths { read(path, into: &parts) }
    return parts
  }

  private func read(_ path: String, into parts: inout ProjectParts) {
    switch path.pathExtension {
    case "swift": readSwift(path, into: &parts)
    case let other where ObjectiveCScanner.extensions.contains(other):
      contents(path, &parts).map {
        parts.objectiveCFiles.append(ObjectiveCScanner.scan($0, file: path))
      }
    case "plist", "pbxproj":
      guard !Self.isTemplate(path) else { return }
      path.pathExtension == "plist"
        ? readPropertyList(path, into: &parts) : readProject(path, into: &parts)
    case "podspec":
      contents(path, &parts).map {
        parts.pods.append(PodSpecification(reading: $0, path: path))
      }
    case "xib", "storyboard": readInterface(path, into: &parts)
    case let other where LocalizedTextReader.extensions.contains(other):
      readTexts(path, into: &parts)
    case "yml", "yaml": readDescription(path, into: &parts)
    case _ where Self.isScript(path): readScript(path, into: &parts)
    case "json", "json5": readJSON(path, into: &parts)
    case let other where WebFontReader.extensions.contains(other):
      parts.webFonts += WebFontReader.paths(in: path, tree)
    case "xcconfig":
      contents(path, &parts).map { parts.settingsFiles[path] = SettingsFile(reading: $0) }
    case let other where FontSniffing.extensions.contains(other): readFont(path, into: &parts)
    default: readFontBySignature(path, into: &parts)
    }
  }

  /// The bytes of a file; `nil`, with a problem, when it cannot be read.
  private func contents(
    _ path: String, _ parts: inout ProjectParts, limit: Int = sizeLimit
  ) -> [UInt8]? {
    do throws(FontFileError) {
      return try FileContents.read(tree.systemPath(path), limit: limit)
    } catch {
      parts.problems.append(ReadingProblem(file: path, reason: error.message))
      return nil
    }
  }

  /// What a script begins with, which runs by itself and is no part of an app.
  private static let scriptStart = Array("#!".utf8)

  static func runsAlone(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: scriptStart)
  }

  private func readSwift(_ path: String, into parts: inout ProjectParts) {
    guard let bytes = contents(path, &parts) else { return }
    if let invalid = TextEncoding.firstInvalidByte(bytes) {
      let position = LineTable(bytes, file: path).position(of: invalid)
      parts.problems.append(ReadingProblem(position: position, reason: "it is not valid UTF-8"))
    }
    if path.lastPathComponent == "Project.swift", Self.describesProject(bytes, "Project(") {
      parts.projectDescriptions.append(path)
    }
    if Self.isTuistManifest(path), Self.speaksOfFonts(bytes) {
      parts.describedFontLists.append(path)
      DescribedFontList.read(swift: bytes, path: path).map { parts.propertyLists.append($0) }
    }
    if path.lastPathComponent == "Package.swift" {
      parts.packages.append(PackageManifest(reading: bytes, path: path))
    } else if !Self.runsAlone(bytes) {
      parts.swiftFiles.append(SwiftScanner.scan(bytes, file: path))
    }
  }

  /// Whether Tuist makes a project from a Swift file.
  private static func isTuistManifest(_ path: String) -> Bool {
    path.lastPathComponent == "Project.swift" || path.split(separator: "/").contains("Tuist")
  }

  /// A file in YAML may describe a project to XcodeGen, or a part of one.
  private func readDescription(_ path: String, into parts: inout ProjectParts) {
    let start = try? FileContents.prefix(tree.systemPath(path), count: JSONCatalogReader.sizeLimit)
    let bytes = start?.bytes ?? []
    if path.fileStem == "project", Self.describesProject(bytes, "targets:") {
      parts.projectDescriptions.append(path)
    }
    if path.fileStem.hasPrefix("swiftgen") {
      parts.generatedTypes.formUnion(SwiftGenConfiguration.enumNames(in: bytes))
    }
    guard Self.speaksOfFonts(bytes) else { return }
    parts.describedFontLists.append(path)
    DescribedFontList.read(yaml: bytes, path: path).map { parts.propertyLists.append($0) }
  }

  private static func describesProject(_ bytes: [UInt8], _ word: String) -> Bool {
    bytes.firstRange(of: Array(word.utf8)) != nil
  }

  /// Whether a file is one from which a tool makes others: a part of its path is to be filled in.
  private static func isTemplate(_ path: String) -> Bool {
    path.contains("{{")
      || path.split(separator: "/").contains { part in
        part.hasSuffix(".xctemplate") || part.hasPrefix("__")
      }
  }

  private static func isScript(_ path: String) -> Bool {
    ["sh", "bash", "zsh", "command", "mk"].contains(path.pathExtension)
      || ["Makefile", "Justfile", "justfile"].contains(path.lastPathComponent)
  }

  /// A script may make an app of a program, with its Info.plist.
  private func readScript(_ path: String, into parts: inout ProjectParts) {
    let start = try? FileContents.prefix(tree.systemPath(path), count: JSONCatalogReader.sizeLimit)
    if Self.speaksOfFonts(start?.bytes ?? []) { parts.fontScripts.append(path) }
  }

  private func readPropertyList(_ path: String, into parts: inout ProjectParts) {
    guard let bytes = contents(path, &parts) else { return }
    let isInfo = path.lastPathComponent.lowercased().hasSuffix("info.plist")
    if isInfo || Self.speaksOfFonts(bytes) { readInfo(bytes, path, into: &parts) }
  }

  /// Reads the `Info.plist` files that only a target calls so.
  func readPropertyLists(_ paths: Set<String>) -> ProjectParts {
    var parts = ProjectParts()
    for path in paths.sorted() {
      contents(path, &parts).map { readInfo($0, path, into: &parts) }
    }
    return parts
  }

  private func readInfo(_ bytes: [UInt8], _ path: String, into parts: inout ProjectParts) {
    do throws(PropertyListError) {
      parts.propertyLists.append(try InfoPropertyList(reading: bytes, path: path))
      parts.directives += try XMLScanner.directives(in: TextEncoding.utf8(bytes), file: path)
    } catch {
      guard !Self.isPreprocessed(bytes) else { return }
      parts.problems.append(Self.problem(error, TextEncoding.utf8(bytes), path))
    }
  }

  /// Whether a file has lines for the preprocessor, which Xcode runs before it reads the file.
  private static func isPreprocessed(_ bytes: [UInt8]) -> Bool {
    bytes.split(whereSeparator: Byte.isLineEnd).contains { line in
      ["#include", "#if", "#define"].contains { line.starts(with: $0.utf8) }
    }
  }

  private static func speaksOfFonts(_ bytes: [UInt8]) -> Bool {
    bytes.firstRange(of: Array("UIAppFonts".utf8)) != nil
      || bytes.firstRange(of: Array("ATSApplicationFontsPath".utf8)) != nil
  }

  static func problem(
    _ error: PropertyListError, _ bytes: [UInt8], _ path: String
  ) -> ReadingProblem {
    let position = LineTable(bytes, file: path).position(of: error.offset)
    return ReadingProblem(position: position, reason: error.reason)
  }

  private func readProject(_ path: String, into parts: inout ProjectParts) {
    guard let bytes = contents(path, &parts, limit: XcodeProject.sizeLimit) else { return }
    do throws(PropertyListError) {
      parts.xcodeProjects.append(try XcodeProject(reading: bytes, path: path))
    } catch {
      parts.problems.append(Self.problem(error, bytes, path))
    }
  }

  // MARK: - Documents

  private func readInterface(_ path: String, into parts: inout ProjectParts) {
    guard let bytes = contents(path, &parts) else { return }
    do throws(PropertyListError) {
      let found = try InterfaceBuilderReader(reading: bytes, file: path)
      parts.interfaceReferences += found.references
      parts.mentions += found.mentions
      parts.labelled += found.labelled
      parts.directives += found.directives
    } catch {
      parts.problems.append(Self.problem(error, bytes, path))
    }
  }

  private func readTexts(_ path: String, into parts: inout ProjectParts) {
    guard let bytes = contents(path, &parts) else { return }
    do throws(PropertyListError) {
      parts.localizedTexts += try LocalizedTextReader.texts(in: bytes, file: path)
    } catch {
      parts.problems.append(Self.problem(error, TextEncoding.utf8(bytes), path))
    }
  }

  /// Asset catalogues consist of files called `Contents.json`, which name no fonts.
  private func readJSON(_ path: String, into parts: inout ProjectParts) {
    let name = path.lastPathComponent
    guard name != "Contents.json", name != Configuration.fileName else { return }
    do throws(FontFileError) {
      let limit = JSONCatalogReader.sizeLimit
      let (bytes, byteCount) = try FileContents.prefix(tree.systemPath(path), count: limit)
      guard byteCount <= limit else { return parts.unsearchedFiles.append(path) }
      let found = JSONCatalogReader.read(bytes, file: path)
      parts.jsonGroups += found.groups
      parts.directives += found.directives
    } catch {
      parts.problems.append(ReadingProblem(file: path, reason: error.message))
    }
  }

  // MARK: - Fonts

  private func readFont(_ path: String, into parts: inout ProjectParts) {
    parts.fonts.append(
      FontResource(path: path, contents: font(path), isInAssetCatalog: isAsset(path)))
  }

  /// A file without a font's extension is one when it begins and reads like one.
  private func readFontBySignature(_ path: String, into parts: inout ProjectParts) {
    let start = try? FileContents.prefix(tree.systemPath(path), count: FontSniffing.length)
    guard let start, FontSniffing.isFont(start.bytes) else { return }
    let contents = font(path)
    guard (try? contents.get()) != nil else { return }
    parts.fonts.append(
      FontResource(path: path, contents: contents, isInAssetCatalog: isAsset(path)))
  }

  private func font(_ path: String) -> Result<FontFile, FontFileError> {
    Result { () throws(FontFileError) in
      var file = try FontFile.read(tree.systemPath(path), options: fontOptions)
      file.path = path
      return file
    }
  }

  private func isAsset(_ path: String) -> Bool {
    path.contains(".xcassets/")
  }
}
