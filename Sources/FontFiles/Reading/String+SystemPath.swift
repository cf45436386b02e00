#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension String {
  /// The text of a path as the system gives it, a C string.
  ///
  /// A path may hold bytes that are no UTF-8. Each becomes a private-use character, U+10FE00 and the
  /// byte, from which ``systemPath`` makes the byte again and ``visible`` makes `\xE4`.
  package init(systemPath path: UnsafePointer<CChar>) {
    if let text = unsafe String(validatingCString: path) {
      self = text
      return
    }
    self = ""
    var rest = unsafe Array(UnsafeRawBufferPointer(start: path, count: Int(strlen(path))))[...]
    while let byte = rest.first {
      let character = rest.prefix(Swift.max(1, (~byte).leadingZeroBitCount))
      if let text = String(validating: character, as: UTF8.self) {
        self += text
        rest.removeFirst(character.count)
      } else {
        unicodeScalars.append(Unicode.Scalar(strayByte: byte))
        rest.removeFirst()
      }
    }
  }

  /// Whether it holds bytes that are no UTF-8.
  package var hasStrayBytes: Bool {
    unicodeScalars.contains { $0.strayByte != nil }
  }

  /// The path's bytes for the system, a C string.
  package var systemPath: [CChar] {
    guard hasStrayBytes else { return Array(utf8CString) }
    let bytes = unicodeScalars.flatMap { scalar in
      scalar.strayByte.map { [$0] } ?? Array(String(scalar).utf8)
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

extension Unicode.Scalar {
  /// The character that stands for a byte that is no UTF-8, from 0x80 up.
  fileprivate init(strayByte: UInt8) {
    self = Unicode.Scalar(0x10_FE00 + UInt32(strayByte)) ?? "\u{FFFD}"
  }

  /// The byte that this character stands for in a path; `nil` when it is a character of its own.
  var strayByte: UInt8? {
    (0x10_FE80...0x10_FEFF).contains(value) ? UInt8(truncatingIfNeeded: value) : nil
  }
}
