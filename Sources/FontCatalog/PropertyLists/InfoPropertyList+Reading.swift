extension InfoPropertyList {
  /// Reads an `Info.plist` of any format, in UTF-8 or UTF-16.
  init(reading bytes: [UInt8], path: String) throws(PropertyListError) {
    let text = TextEncoding.utf8(bytes)
    let root = try PropertyListReader.read(text)
    guard case .dictionary(let members) = root.content else {
      throw PropertyListError(offset: root.offset, reason: "it holds \(root.kind), no dictionary")
    }
    let format = PropertyListReader.format(of: text)
    self.init(path: path, keys: members.map(\.key).sorted(), isBinary: format == .binary)
    obstacle = Self.obstacle(format, isUTF8: text.count == bytes.count)
    let lines = LineTable(text, file: path)
    for member in members {
      switch member.key {
      case "UIAppFonts": appFonts = try Self.fontList(member, lines, text)
      case "NSExtension":
        extensionPoint = member.value["NSExtensionPointIdentifier"]?.string
      case "ATSApplicationFontsPath": fontsPath = Self.fontsPath(member, lines)
      default: break
      }
    }
    newList = NewList(in: root, text)
    if obstacle != nil { forgetBytes() }
  }

  private static func obstacle(_ format: PropertyListReader.Format, isUTF8: Bool) -> String? {
    switch format {
    case .xml where isUTF8: nil
    case .xml: "it is in UTF-16 (plutil -convert xml1 makes it UTF-8)"
    case .binary: "it is a binary property list (plutil -convert xml1 makes it XML)"
    case .openStep: "it is a property list of the old format (plutil -convert xml1 makes it XML)"
    }
  }

  /// Takes out the places for edits, which are those of another text than the file's.
  private mutating func forgetBytes() {
    newList = nil
    guard var list = appFonts else { return }
    list.insertion = nil
    for index in list.entries.indices {
      list.entries[index].bytes = nil
      list.entries[index].element = nil
    }
    appFonts = list
  }

  /// The most entries that are read: no app has that many fonts.
  private static let entryLimit = 5000

  private static func fontList(
    _ member: PropertyListValue.Member, _ lines: LineTable, _ bytes: [UInt8]
  ) throws(PropertyListError) -> FontList {
    let count = member.value.elements.count
    guard count <= entryLimit else {
      throw PropertyListError(
        offset: member.offset,
        reason: "UIAppFonts has \(count) entries; at most \(entryLimit) are read")
    }
    var isArray = false
    if case .array = member.value.content { isArray = true }
    return FontList(
      position: lines.position(of: member.offset),
      entries: member.value.elements.compactMap { entry($0, lines) },
      insertion: member.value.bytes.flatMap {
        Insertion(
          before: $0.lowerBound, after: member.value.elements.map(\.offset), in: bytes)
      },
      wrongKind: isArray ? nil : member.value.kind)
  }

  private static func fontsPath(
    _ member: PropertyListValue.Member, _ lines: LineTable
  ) -> FontsPath {
    if let entry = entry(member.value, lines) { return .folder(entry) }
    let position = lines.position(of: member.value.offset)
    return .notAString(kind: member.value.kind, position: position)
  }

  private static func entry(_ value: PropertyListValue, _ lines: LineTable) -> Entry? {
    value.string.map {
      Entry(
        value: $0, position: lines.position(of: value.offset), bytes: value.bytes,
        element: value.bytes == nil ? nil : value.element)
    }
  }
}
