/// A token of Swift source: a kind and the bytes that it covers.
struct SwiftToken: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// A name or keyword, backticks included.
    case identifier
    /// A whole string literal, from the first `#` or quote to the last, interpolations included.
    case string
    /// A whole regular expression literal.
    case regex
    /// An integer or floating-point literal.
    case number
    /// A run of operator characters, or dots.
    case symbol
    /// One of `( ) [ ] { } , ; : @ \`.
    case punctuation
    /// `#if`, `#Preview` and the like: a number sign and a name.
    case pound
  }

  var kind: Kind
  /// The keyword or name of interest that an identifier is.
  var word: SwiftWord
  /// Whether a line ends between the previous token and this one.
  var startsLine: Bool
  /// The byte offset of the first byte.
  var start: Int32
  /// The byte offset after the last byte.
  var end: Int32

  var range: Range<Int> {
    Int(start)..<Int(end)
  }
}
