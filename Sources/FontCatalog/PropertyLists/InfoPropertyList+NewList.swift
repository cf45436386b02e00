extension InfoPropertyList.NewList {
  private static let closingTag = "</dict>"

  /// The place in an XML dictionary, laid out as its other members are; `nil` where a list is there
  /// already.
  init?(in root: PropertyListValue, _ bytes: [UInt8]) {
    if root.bytes == nil, let tag = root.element {
      self.init(replacingRoot: tag, in: bytes)
      return
    }
    guard let end = root.bytes?.lowerBound, bytes[end...].starts(with: Self.closingTag.utf8) else {
      return nil
    }
    let outer = Indentation.spaces(before: end, in: bytes) ?? ""
    let inner =
      root.members.prefix(16).lazy
      .compactMap { Indentation.spaces(before: $0.offset, in: bytes) }.first ?? outer + "\t"
    let isDeeper = inner.hasPrefix(outer) && inner != outer
    let step = isDeeper ? String(inner.dropFirst(outer.count)) : "\t"
    guard let member = root.members.first(where: { $0.key == "UIAppFonts" }) else {
      self.init(before: end, in: bytes, inner, step)
      return
    }
    guard case .array = member.value.content, member.value.bytes == nil,
      let tag = member.value.element
    else { return nil }
    self.init(replacing: tag, in: bytes, step)
  }

  /// Puts the key and its array before the dictionary's closing tag.
  private init(before tag: Int, in bytes: [UInt8], _ indentation: String, _ step: String) {
    let key = "<key>UIAppFonts</key>"
    guard let outer = Indentation.spaces(before: tag, in: bytes),
      let end = Indentation.lineEnd(before: tag - outer.utf8.count, in: bytes)
    else {
      self.init(
        bytes: tag..<tag, old: Self.closingTag, before: key, beforeElement: "", beforeEnd: "",
        after: "")
      return
    }
    let line = tag - outer.utf8.count
    self.init(
      bytes: line..<line, old: outer + Self.closingTag,
      before: indentation + key + end + indentation, beforeElement: end + indentation + step,
      beforeEnd: end + indentation, after: end)
  }

  /// Puts a dictionary of the key and its array in the place of `<dict/>`.
  private init(replacingRoot tag: Range<Int>, in bytes: [UInt8]) {
    let outer = Indentation.start(before: tag.lowerBound, in: bytes) ?? ""
    let inner = outer + (outer.isEmpty ? "" : "\t")
    self.init(
      bytes: tag, old: String(decoding: bytes[tag], as: UTF8.self),
      before: "<dict>\(inner)<key>UIAppFonts</key>\(inner)",
      beforeElement: inner + (outer.isEmpty ? "" : "\t"), beforeEnd: inner,
      after: "\(outer)\(Self.closingTag)")
  }

  /// Puts an array in the place of an empty tag.
  private init(replacing tag: Range<Int>, in bytes: [UInt8], _ step: String) {
    let start = Indentation.start(before: tag.lowerBound, in: bytes)
    self.init(
      bytes: tag, old: String(decoding: bytes[tag], as: UTF8.self), before: "",
      beforeElement: start.map { $0 + step } ?? "", beforeEnd: start ?? "", after: "")
  }
}
