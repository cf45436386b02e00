/// Finds font names in .xib and .storyboard files.
struct InterfaceBuilderReader {
  /// The named fonts: those of `<fontDescription>` and `<font>` elements with a name.
  ///
  /// What the document says about system fonts has a type instead of a name.
  private(set) var references: [NameReference] = []
  /// What `<customFonts>` lists: the fonts that the document used when it was last opened, by file.
  ///
  /// Xcode leaves names here that nothing uses any more.
  private(set) var mentions: [NameReference] = []
  /// The values of attributes of the app's own that are called names of fonts.
  private(set) var labelled: [NameReference] = []
  private(set) var directives: [Directive] = []

  /// Reads a document.
  init(reading bytes: [UInt8], file: String) throws(PropertyListError) {
    let lines = LineTable(bytes, file: file)
    var scanner = XMLScanner(bytes)
    var isInList = false
    while let event = try scanner.next() {
      switch event {
      case .start(let tag) where tag.name == "customFonts": isInList = !tag.isEmpty
      case .end(name: "customFonts"): isInList = false
      case .end(name: "string") where isInList: mentions.append(Self.mention(scanner, lines))
      case .start(let tag) where tag.name == "fontDescription" || tag.name == "font":
        if let reference = Self.reference(tag, lines) { references.append(reference) }
      case .start(let tag) where tag.name == "userDefinedRuntimeAttribute":
        if let name = Self.attribute(tag, lines) { labelled.append(name) }
      default: break
      }
    }
    directives = scanner.comments.compactMap { Directive(comment: $0, in: bytes, lines) }
  }

  private static func reference(_ tag: XMLScanner.Tag, _ lines: LineTable) -> NameReference? {
    tag.attribute("name").map { name in
      NameReference(
        value: name.value, kind: .interfaceBuilder, position: lines.position(of: name.offset),
        bytes: name.bytes, family: tag.attribute("family")?.value)
    }
  }

  /// `<userDefinedRuntimeAttribute type="string" keyPath="fontName" value="…"/>`.
  private static func attribute(_ tag: XMLScanner.Tag, _ lines: LineTable) -> NameReference? {
    guard let key = tag.attribute("keyPath")?.value, key.lowercased().hasSuffix("fontname"),
      let name = tag.attribute("value")
    else { return nil }
    return NameReference(
      value: name.value, kind: .labelledArgument, position: lines.position(of: name.offset),
      bytes: name.bytes)
  }

  private static func mention(_ scanner: XMLScanner, _ lines: LineTable) -> NameReference {
    NameReference(
      value: scanner.resolvedText, kind: .interfaceBuilder,
      position: lines.position(of: scanner.text.lowerBound))
  }
}
