import FontMeasuring
import Foundation
import Testing

@Suite struct LineBreakTests {
  @Test func `Every line of Unicode's LineBreakTest passes`() throws {
    let file = UnicodeProperty.directory.appending(path: "auxiliary/LineBreakTest.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var count = 0
    for line in lines where !line.hasPrefix("#") {
      let marks = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      let scalars = marks.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let expected = marks.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      let breaks = LineBreak.breaks(in: scalars).map { $0 != .prohibited }
      #expect(breaks == expected, "\(line)")
      count += 1
    }
    #expect(count == 7654)
  }

  /// The text with a bar at every place where a line may end.
  private func broken(_ text: String) -> String {
    var result = ""
    for (kind, scalar) in zip(LineBreak.breaks(in: text.unicodeScalars), text.unicodeScalars) {
      switch kind {
      case .prohibited: break
      case .allowed: result += "|"
      case .mandatory: result += "‖"
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  @Test(arguments: [
    // Neither small kana, prolonged sound marks nor closing punctuation start a line; opening
    // brackets do not end one.
    ("キャッシュを「消去」しました。", "キャッ|シュ|を|「消|去」|し|ま|し|た。"),
    ("サーバー、応答なし…", "サー|バー、|応|答|な|し…"),
    ("Hello world-wide (web)", "Hello |world-|wide |(web)"),
    ("€ 1,234.50 -12% a\nb", "€ |1,234.50 |-12% |a\n‖b"),
    ("a\u{A0}b c/d", "a\u{A0}b |c/|d"),
    ("עברית של־נו", "עברית |של־נו"),
    ("", ""),
  ])
  func `Lines end where the rules allow it`(text: String, expected: String) {
    #expect(broken(text) == expected)
  }
}
