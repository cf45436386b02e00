extension SwiftScanner {
  /// Identifiers that are told by their parts: registration calls and generated types.
  mutating func visitOther(_ index: Int) {
    let range = source.tokens[index].range
    if isSpelled(range, "font") || isSpelled(range, "swiftUIFont") { visitAccessor(index) }
    guard range.count >= 5 else { return }
    if range.count > 22, holds(range, "ont"), FontMatching.functions.contains(source.text(index)) {
      matchesDescriptors = true
      if FontMatching.requests.contains(source.text(index)) { names.requestsFonts = true }
    } else if isSpelled(range, Self.fontBlaster) {
      if source.isCharacter(index + 1, "(") || source.isCharacter(index + 1, "{") {
        addRegistration(index)
      }
    } else if holds(range, "Asset"), DataAssets.names.contains(source.text(index)) {
      names.loadsDataAssets = true
    } else if isSpelled(range, "module") {
      mentionsModuleBundle = true
    } else if isSpelled(range, "forResourcesWithExtension")
      || isSpelled(range, "forResourcesOfType")
    {
      looksThroughBundle = true
      addResourceCall(index)
    } else if isSpelled(range, "forResource"), source.isCharacter(index + 1, ":") {
      let name = index + 2..<source.endOfExpression(from: index + 2)
      resourceNames.append(FontCall(kind: .labelledArgument, name: name, scope: typePath))
      addResourceCall(index)
    } else if source.bytes[range.upperBound - 1] == UInt8(ascii: "y"),
      ends(range, with: "FontFamily"), !holds(range, "egister")
    {
      visitGeneratedMember(index)
    } else if isSpelled(range, "typealias") {
      visitAlias(index)
    } else if isSpelled(range, "scaledValue") {
      visitScaledValue(index)
    } else if isSpelled(range, "SKLabelNode") {
      addSpriteLabel(index)
    } else if isSpelled(range, "CFTypeRef") || isSpelled(range, "CFString") {
      visitLayerFont(index)
    } else if isSpelled(range, "UIKit") || isSpelled(range, "AppKit") {
      importsFontKit = importsFontKit || index > 0 && source.text(index - 1) == "import"
    } else if ends(range, with: "FontName") {
      visitFontNamed(index)
    } else if source.isCharacter(index + 1, "("), source.word(index - 1) != .func {
      if holds(range, "egister"), isRegistration(index) { addRegistration(index) }
      if holds(range, "Font") { visitConstructor(index) }
      if holds(range, "ont") { addArguments(index) }
    }
  }

  /// `CTFontManagerRegisterFontsForURL`, `registerAllCustomFonts`, `AppFonts.register` and the like.
  private func isRegistration(_ index: Int) -> Bool {
    let isMember = source.isCharacter(index - 1, ".") && source.kind(index - 2) == .identifier
    return RegistrationCall(
      function: source.text(index), receiver: isMember ? source.text(index - 2) : ""
    ).registersFonts
  }

  func holds(_ range: Range<Int>, _ part: String) -> Bool {
    let part = part.utf8
    guard range.count >= part.count, let first = part.first else { return false }
    return range.dropLast(part.count - 1).contains { index in
      source.bytes[index] == first && source.bytes[index...].starts(with: part)
    }
  }

  /// The function of FontBlaster that registers all that the app's bundle has; SwiftGen's registers
  /// the fonts of its own list, which may be those of another bundle.
  private static let fontBlaster = "blast"

  /// The most calls of a file that are noted: no file registers that many fonts.
  private static let registrationLimit = 1_000

  private mutating func addRegistration(_ index: Int) {
    guard names.registrations.count < Self.registrationLimit else { return }
    let isBare = source.isCharacter(index + 1, "{")
    let closing = isBare ? index + 1 : min(source.closer(of: index + 1), source.tokens.count)
    let texts = (index + 2..<max(closing, index + 2)).compactMap(source.stringValue)
    var registration = RuntimeRegistration(
      position: source.position(index), function: source.text(index),
      fileNames: Self.fileNames(texts),
      enumeratesBundle: source.text(index) == Self.fontBlaster)
    registration.caller = scopes.last { $0.kind == .function }.map { key($0.name) }
    registration.entrance = entrance
    registration.isForDownloads = isForDownloads
    registration.callees = callees(index)
    registration.isNamed = !registration.fileNames.isEmpty
    names.registrations.append(registration)
  }

  /// Whether the function around says that it is for fonts from the network.
  private var isForDownloads: Bool {
    scopes.contains { scope in
      scope.kind == .function && scope.name.contains("ownload")
        && !Self.downloads.isDisjoint(with: RegistrationCall.words(of: scope.name))
    }
  }

  private static let downloads: Set = ["download", "downloaded", "downloads"]

  /// A function of the innermost type around, or of the file.
  private func key(_ function: String) -> String {
    "\(typePath.last ?? "").\(function)"
  }

  /// What a call may call: a function of the type that is named, or else of the type around or the
  /// file.
  private func callees(_ index: Int) -> [String] {
    let function = source.text(index)
    guard source.isCharacter(index - 1, ".") else { return [key(function), ".\(function)"] }
    guard source.kind(index - 2) == .identifier else { return [] }
    if source.word(index - 2) == .self { return [key(function)] }
    return source.isTypeName(index - 2) ? ["\(source.text(index - 2)).\(function)"] : []
  }

  /// The literals without those that are an extension.
  private static func fileNames(_ texts: [String]) -> [String] {
    let extensions: Set = ["ttf", "otf", "ttc", ".ttf", ".otf", ".ttc"]
    return texts.filter { !extensions.contains($0) && !$0.isEmpty }
  }

  private func isSpelled(_ range: Range<Int>, _ spelling: String) -> Bool {
    range.count == spelling.utf8.count && source.bytes[range].elementsEqual(spelling.utf8)
  }

  private func ends(_ range: Range<Int>, with spelling: String) -> Bool {
    source.bytes[range].suffix(spelling.utf8.count).elementsEqual(spelling.utf8)
  }
}
