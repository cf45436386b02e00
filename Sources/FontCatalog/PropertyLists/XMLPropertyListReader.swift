/// Reads XML property lists.
struct XMLPropertyListReader {
  private var scanner: XMLScanner

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var reader = XMLPropertyListReader(scanner: XMLScanner(bytes))
    while let event = try reader.scanner.next() {
      guard case .start(let tag) = event, tag.name != "plist" else { continue }
      return try reader.value(tag, depth: 0)
    }
    throw PropertyListError(offset: bytes.count, reason: "the property list holds no value")
  }

  private mutating func value(
    _ tag: XMLScanner.Tag, depth: Int
  ) throws(PropertyListError) -> PropertyListValue {
    guard depth < PropertyListReader.depthLimit else {
      throw PropertyListError(
        offset: tag.offset, reason: "nested deeper than \(PropertyListReader.depthLimit) levels")
    }
    switch tag.name {
    case "dict": return try dictionary(tag, depth: depth)
    case "array": return try array(tag, depth: depth)
    case "string": return try string(tag)
    case "true", "false", "integer", "real", "date", "data":
      _ = try text(of: tag)
      return PropertyListValue(content: .other(Self.kinds[tag.name] ?? ""), offset: tag.offset)
    default:
      throw PropertyListError(offset: tag.offset, reason: "<\(tag.name)> is no value")
    }
  }

  private static let kinds = [
    "true": "a truth value", "false": "a truth value", "integer": "a number", "real": "a number",
    "date": "a date", "data": "data",
  ]

  private mutating func array(
    _ tag: XMLScanner.Tag, depth: Int
  ) throws(PropertyListError) -> PropertyListValue {
    var elements: [PropertyListValue] = []
    while !tag.isEmpty {
      switch try scanner.next() {
      case .start(let inner): elements.append(try value(inner, depth: depth + 1))
      case .end:
        let end = scanner.text.upperBound
        return PropertyListValue(
          content: .array(elements), offset: tag.offset, bytes: end..<end,
          element: tag.offset..<scanner.offset)
      case nil: throw PropertyListError(offset: tag.offset, reason: "<array> is never closed")
      }
    }
    return PropertyListValue(
      content: .array([]), offset: tag.offset, element: tag.offset..<scanner.offset)
  }

  private mutating func dictionary(
    _ tag: XMLScanner.Tag, depth: Int
  ) throws(PropertyListError) -> PropertyListValue {
    var members: [PropertyListValue.Member] = []
    while !tag.isEmpty {
      switch try scanner.next() {
      case .start(let key) where key.name == "key":
        let name = try text(of: key)
        guard case .start(let inner) = try scanner.next() else {
          throw PropertyListError(offset: key.offset, reason: "the key '\(name)' has no value")
        }
        let value = try value(inner, depth: depth + 1)
        members.append(.init(key: name, offset: key.offset, value: value))
      case .start(let other):
        throw PropertyListError(offset: other.offset, reason: "expected <key>")
      case .end:
        let end = scanner.text.upperBound
        return PropertyListValue(
          content: .dictionary(members), offset: tag.offset, bytes: end..<end)
      case nil: throw PropertyListError(offset: tag.offset, reason: "<dict> is never closed")
      }
    }
    return PropertyListValue(
      content: .dictionary([]), offset: tag.offset, element: tag.offset..<scanner.offset)
  }

  private mutating func string(
    _ tag: XMLScanner.Tag
  ) throws(PropertyListError) -> PropertyListValue {
    let text = try text(of: tag)
    let bytes = tag.isEmpty ? nil : scanner.text
    let isPlain = bytes.map { scanner.bytes[$0].elementsEqual(text.utf8) } ?? false
    return PropertyListValue(
      content: .string(text), offset: tag.offset, bytes: isPlain ? bytes : nil,
      element: tag.offset..<scanner.offset)
  }

  /// The text of an element that holds no others.
  private mutating func text(of tag: XMLScanner.Tag) throws(PropertyListError) -> String {
    guard !tag.isEmpty else { return "" }
    guard case .end(tag.name) = try scanner.next() else {
      throw PropertyListError(offset: tag.offset, reason: "<\(tag.name)> is never closed")
    }
    return scanner.resolvedText
  }
}
