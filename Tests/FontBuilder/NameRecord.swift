extension SampleFont.Names {
  /// One record of the `name` table.
  package struct Record {
    package var platform: Int
    package var encoding: Int
    package var language: Int
    package var id: Int
    /// The string as it is stored.
    package var bytes: [UInt8]

    /// Creates a record for Windows Unicode, or for the Macintosh: Roman when the encoding is 0 and
    /// the string ASCII.
    package init(
      _ id: Int, _ string: String, platform: Int = 3, encoding: Int = 1, language: Int = 0x409
    ) {
      let bytes = platform == 1 ? Array(string.utf8) : Self.utf16(string)
      self.init(id, bytes: bytes, platform: platform, encoding: encoding, language: language)
    }

    /// Creates a record whose bytes are already encoded.
    package init(
      _ id: Int, bytes: [UInt8], platform: Int = 3, encoding: Int = 1, language: Int = 0x409
    ) {
      self.id = id
      self.bytes = bytes
      self.platform = platform
      self.encoding = encoding
      self.language = language
    }

    /// The string of a record in UTF-16.
    package var string: String {
      let units = stride(from: 0, to: bytes.count - 1, by: 2)
        .map { UInt16(bytes.uint16(at: $0)) }
      return String(decoding: units, as: UTF16.self)
    }

    var isWindowsEnglish: Bool {
      platform == 3 && language == 0x409
    }

    /// What OpenType sorts records by.
    var order: [Int] {
      [platform, encoding, language, id]
    }

    static func utf16(_ string: String) -> [UInt8] {
      string.utf16.reduce(into: []) { $0.append(uint16: Int($1)) }
    }
  }
}
