/// What bytes are as text.
enum TextEncoding {
  /// The offset of the first byte that is not valid UTF-8; `nil` when all are.
  static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// The bytes in UTF-8, of a file in UTF-8 or, as its byte order mark says, in UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
