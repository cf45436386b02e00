/// Finds font names in .xib and .storyboard files.
enum InterfaceBuilderReader {
  /// The named fonts of a document: those of `<fontDescription>` with a name.
  ///
  /// What the document says about system fonts has a type instead of a name.
  static func references(
    in bytes: [UInt8], file: String
  ) throws(PropertyListError) -> (names: [NameReference], directives: [Directive]) {
    let lines = LineTable(bytes, file: file)
    var scanner = XMLScanner(bytes)
    var names: [NameReference] = []
    while let event = try scanner.next() {
      guard case .start(let tag) = event, tag.name == "fontDescription",
        let name = tag.attribute("name")
      else { continue }
      names.append(
        NameReference(
          value: name.value, kind: .interfaceBuilder,
          position: lines.position(of: name.offset), bytes: name.bytes,
          family: tag.attribute("family")?.value))
    }
    return (names, scanner.comments.compactMap { Directive(comment: $0, in: bytes, lines) })
  }
}
