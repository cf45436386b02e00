/// Reads property lists of every format: XML, binary and the old one of NeXT.
enum PropertyListReader {
  /// The deepest nesting that is read.
  static let depthLimit = 64

  enum Format: Sendable {
    case xml, binary, openStep
  }

  /// The format, told from the first bytes.
  static func format(of bytes: [UInt8]) -> Format {
    if bytes.starts(with: "bplist".utf8) { return .binary }
    let start = bytes.prefix(1024).drop { $0 <= Byte.space || $0 >= 0x80 }
    return start.first == UInt8(ascii: "<") && start.dropFirst().first.map(isMarkup) == true
      ? .xml : .openStep
  }

  /// `<?`, `<!` and `<plist` begin XML; `<0f` begins data in the old format.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == Byte.exclamation || byte == UInt8(ascii: "p")
  }

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    switch format(of: bytes) {
    case .xml: try XMLPropertyListReader.read(bytes)
    case .binary: try BinaryPropertyListReader.read(bytes)
    case .openStep: try OpenStepReader.read(bytes)
    }
  }
}
