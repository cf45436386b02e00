extension SwiftScanner {
  /// A question to a bundle for files, such as `url(forResource: "Lato-Bold", withExtension: "ttf")`.
  struct ResourceCall {
    /// The index of the opening bracket.
    var opening: Int
    /// The functions around, outermost first.
    var functions: [SwiftScope]
    /// The types around, outermost first.
    var scope: [String]
  }

  /// The most questions of a file that are looked at.
  static let resourceCallLimit = 50
  /// The most tokens of a file whose questions are looked at.
  private static let tokenLimit = 200_000

  /// Whether all questions of the file were looked at.
  var areResourceCallsKnown: Bool {
    resourceCalls.count < Self.resourceCallLimit && source.tokens.count <= Self.tokenLimit
  }

  /// Adds the question whose first label stands at an index.
  mutating func addResourceCall(_ label: Int) {
    guard source.isCharacter(label - 1, "("), resourceCalls.count < Self.resourceCallLimit else {
      return
    }
    resourceCalls.append(
      ResourceCall(
        opening: label - 1, functions: scopes.filter { $0.kind == .function }, scope: typePath))
  }

  /// The font files that a file which registers fonts asks bundles for.
  func registeredFiles(_ readers: [ResourceReader]) -> [RegisteredFile] {
    guard source.tokens.count <= Self.tokenLimit else { return [] }
    let places = stringPlaces()
    return readers.flatMap { $0.files(places) } + generatedFiles()
  }

  /// The indices of the literals of each text.
  private func stringPlaces() -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for index in source.tokens.indices where source.kind(index) == .string {
      if let text = source.stringValue(index) { places[text, default: []].append(index) }
    }
    return places
  }

  /// What SwiftGen writes: `FontConvertible(name: "Lato-Bold", family: "Lato", path: "Lato-Bold.ttf")`.
  private func generatedFiles() -> [RegisteredFile] {
    source.tokens.indices.compactMap { index in
      guard source.kind(index) == .identifier, source.isCharacter(index + 1, "("),
        source.text(index).hasSuffix("FontConvertible")
      else { return nil }
      let arguments = source.arguments(index + 1)
      func literal(_ label: String) -> Int? {
        arguments.first { source.label(of: $0) == label }?.value.lowerBound
      }
      guard let path = literal("path"), let text = source.stringValue(path) else { return nil }
      var file = RegisteredFile(position: source.position(path), names: [text.lastPathComponent])
      file.postScriptName = literal("name").flatMap(source.stringValue)
      return file
    }
  }

  /// Whether the file speaks of bundles at all.
  var asksBundles: Bool {
    !resourceCalls.isEmpty
      || source.tokens.indices.contains {
        source.kind($0) == .identifier && source.text($0) == "Bundle"
      }
  }

  /// The names of all files that bundles are asked for; none when some name is not known.
  func askedFileNames(_ readers: [ResourceReader]) -> AskedFileNames {
    let isHanded = readers.contains(where: \.isHandedNames)
    guard areResourceCallsKnown,
      !isHanded || !takesFontsFromElsewhere(besides: ["Bundle", "fileURLWithPath"])
    else { return AskedFileNames() }
    let all = readers.map(\.fileNames)
    let known = all.compactMap(\.self)
    guard known.count == all.count else { return AskedFileNames() }
    return AskedFileNames(
      names: Set(known.flatMap(\.names)).sorted(), functions: Set(known.flatMap(\.functions)))
  }

  /// What the registrations of the file can reach: one bundle, where it asks one alone, for fonts
  /// that nobody hands it.
  func registrationReach(_ readers: [ResourceReader]) -> RegistrationReach {
    guard areResourceCallsKnown else { return RegistrationReach() }
    let reaches = Set(readers.map(\.reach))
    guard let reach = reaches.first, reaches.count == 1, reach != .any,
      !takesFontsFromElsewhere()
    else { return RegistrationReach() }
    guard looksThroughBundle, readers.allSatisfy(\.isEnumeration) else {
      return RegistrationReach(bundle: reach)
    }
    return RegistrationReach(
      bundle: reach, folders: readers.map(\.folders),
      extensions: readers.map(\.enumeratedExtensions))
  }

  /// Whether the file lists folders, names other bundles, or is handed what it registers, as some
  /// words show; others do not count.
  private func takesFontsFromElsewhere(besides others: Set<String> = []) -> Bool {
    source.tokens.indices.contains { index in
      guard source.kind(index) == .identifier else { return false }
      let text = source.text(index)
      if others.contains(text) { return false }
      if Self.elsewhere.contains(text) { return true }
      if text == "Bundle" { return source.isCharacter(index + 1, "(") }
      guard Self.handedTypes.contains(text) else { return false }
      return source.isCharacter(index - 1, ":")
        || source.isCharacter(index - 1, "[") && source.isCharacter(index - 2, ":")
    }
  }

  private static let elsewhere: Set = [
    "FileManager", "resourceURL", "resourcePath", "bundleURL", "bundlePath", "allBundles",
    "allFrameworks", "fileURLWithPath", "filePath", "NSDataAsset", "URLSession",
  ]

  private static let handedTypes: Set = [
    "URL", "NSURL", "CFURL", "CGFont", "Data", "NSData", "CGDataProvider", "CFArray", "Bundle",
  ]
}
