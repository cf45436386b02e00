extension SwiftScanner {
  /// Identifiers that are told by their parts: registration calls and generated types.
  mutating func visitOther(_ index: Int) {
    let range = source.tokens[index].range
    guard range.count >= 5 else { return }
    if range.count > 22, holds(range, "ont"), FontMatching.functions.contains(source.text(index)) {
      matchesDescriptors = true
    } else if isSpelled(range, "blast") {
      if source.isCharacter(index + 1, "(") { addRegistration(index) }
    } else if holds(range, "Asset"), DataAssets.names.contains(source.text(index)) {
      names.loadsDataAssets = true
    } else if isSpelled(range, "module") {
      mentionsModuleBundle = true
    } else if isSpelled(range, "forResourcesWithExtension")
      || isSpelled(range, "forResourcesOfType")
    {
      looksThroughBundle = true
    } else if isSpelled(range, "forResource"), source.isCharacter(index + 1, ":") {
      let name = index + 2..<source.endOfExpression(from: index + 2)
      resourceNames.append(FontCall(kind: .labelledArgument, name: name, scope: typePath))
    } else if source.bytes[range.upperBound - 1] == UInt8(ascii: "y"),
      ends(range, with: "FontFamily"), !holds(range, "egister")
    {
      visitGeneratedMember(index)
    } else if isSpelled(range, "typealias") {
      visitAlias(index)
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

  private mutating func addRegistration(_ index: Int) {
    let closing = min(source.closer(of: index + 1), source.tokens.count)
    let literals = (index + 2..<max(closing, index + 2)).filter { source.kind($0) == .string }
    let texts = literals.compactMap { StringLiteral(source.bytes, source.tokens[$0].range)?.text }
    names.registrations.append(
      RuntimeRegistration(
        position: source.position(index), function: source.text(index),
        fileNames: Self.fileNames(texts),
        enumeratesBundle: Self.bundleWide.contains(source.text(index))))
  }

  /// The functions of FontBlaster and SwiftGen that register all there is.
  private static let bundleWide: Set = ["blast", "registerAllCustomFonts"]

  /// Joins a stem and the extension that follows it.
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
