/// An `.xcconfig` file: build settings and includes, one a line.
struct SettingsFile: Sendable {
  enum Statement {
    case setting(key: String, value: String)
    /// A file, relative to this one, whose settings count as if they stood here.
    case include(String)
  }

  let statements: [Statement]

  init(reading bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    statements = lines.compactMap(Self.statement)
  }

  /// `KEY = value`, `KEY[sdk=iphoneos*] = value`, `#include "other.xcconfig"`, `#include? "…"`.
  private static func statement(_ line: Substring) -> Statement? {
    let line = line.drop(while: \.isWhitespace)
    guard !line.hasPrefix("#include") else {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 2 ? .include(String(parts[1])) : nil
    }
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    guard !code.hasPrefix("#"), let equals = assignment(in: code) else { return nil }
    return .setting(
      key: trimmed(code[..<equals]), value: trimmed(code[code.index(after: equals)...]))
  }

  /// The first equals sign outside of the brackets that hold conditions.
  private static func assignment(in code: Substring) -> Substring.Index? {
    var isInCondition = false
    return code.indices.first { index in
      switch code[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      default: return code[index] == "=" && !isInCondition
      }
      return false
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let blank = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blank))
  }
}
