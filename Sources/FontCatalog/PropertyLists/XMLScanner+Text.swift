extension XMLScanner {
  /// Text with its references resolved, CDATA sections opened and comments left out.
  static func resolve(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = ""
    var rest = bytes
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let reference = reference(&rest) {
        text.unicodeScalars.append(reference)
      } else if byte == UInt8(ascii: "<") {
        text += section(&rest)
      } else {
        let run = rest.dropFirst().prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") }
        text += String(decoding: rest[rest.startIndex..<run.endIndex], as: UTF8.self)
        rest = rest[run.endIndex...]
      }
    }
    return text
  }

  /// Takes a reference such as `&amp;` or `&#x41;` off the front.
  private static func reference(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self)
    guard let scalar = named[name] ?? numbered(name) else { return nil }
    rest = rest[(end + 1)...]
    return scalar
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }

  /// Takes a comment or CDATA section off the front, and gives what it adds to the text.
  private static func section(_ rest: inout ArraySlice<UInt8>) -> String {
    let isComment = rest.starts(with: "<!--".utf8)
    let marks = isComment ? ("<!--", "-->") : ("<![CDATA[", "]]>")
    let body = rest.dropFirst(marks.0.utf8.count)
    let end = body.indices.first { body[$0...].starts(with: marks.1.utf8) } ?? body.endIndex
    defer { rest = rest[min(end + marks.1.utf8.count, rest.endIndex)...] }
    return isComment ? "" : String(decoding: body[..<end], as: UTF8.self)
  }

  /// The comments of an XML document that speak to fontkit; none of another format.
  static func directives(
    in bytes: [UInt8], file: String
  ) throws(PropertyListError) -> [Directive] {
    guard PropertyListReader.format(of: bytes) == .xml else { return [] }
    let lines = LineTable(bytes, file: file)
    var scanner = XMLScanner(bytes)
    while try scanner.next() != nil {}
    return scanner.comments.compactMap { Directive(comment: $0, in: bytes, lines) }
  }
}
