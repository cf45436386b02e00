extension InfoPropertyList {
  /// Reads an `Info.plist` of any format.
  init(reading bytes: [UInt8], path: String) throws(PropertyListError) {
    let root = try PropertyListReader.read(bytes)
    guard case .dictionary(let members) = root.content else {
      throw PropertyListError(offset: root.offset, reason: "it holds \(root.kind), no dictionary")
    }
    let lines = LineTable(bytes, file: path)
    let isBinary = PropertyListReader.format(of: bytes) == .binary
    self.init(path: path, keys: members.map(\.key).sorted(), isBinary: isBinary)
    for member in members {
      switch member.key {
      case "UIAppFonts": appFonts = try Self.fontList(member, lines, bytes)
      case "ATSApplicationFontsPath": fontsPath = Self.fontsPath(member, lines)
      default: break
      }
    }
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
    return FontList(
      position: lines.position(of: member.offset),
      entries: member.value.elements.compactMap { entry($0, lines) },
      insertion: member.value.bytes.flatMap {
        Insertion(
          before: $0.lowerBound, after: member.value.elements.map(\.offset), in: bytes)
      })
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
      Entry(value: $0, position: lines.position(of: value.offset), bytes: value.bytes)
    }
  }
}
