import FontMeasuring
import Foundation
import Testing

@Suite struct GeneratedTableTests {
  private static let command =
    "FONTKIT_RECORD=1 swift test --disable-xctest --filter GeneratedTableTests"

  @Test func `Line breaking classes are those of the Unicode Character Database`() throws {
    let table = try UnicodeTables().lineBreakClasses()
    try record(table, as: "lineBreakClass")
    let isCurrent = table == PackedRanges.lineBreakClass
    #expect(isCurrent, "run \(Self.command)")
  }

  @Test func `Additive characters are those of the Unicode Character Database`() throws {
    let table = try UnicodeTables().additiveCharacters()
    try record(table, as: "additiveCharacters")
    let isCurrent = table == PackedRanges.additiveCharacters
    #expect(isCurrent, "run \(Self.command)")
  }

  @Test func `Columns are those of the Unicode Character Database`() throws {
    let table = try UnicodeTables().columnCounts()
    try record(table, as: "columnCount")
    let isCurrent = table == PackedRanges.columnCount
    #expect(isCurrent, "run \(Self.command)")
  }

  /// Set `FONTKIT_RECORD=1` to rewrite the table's source; then build again.
  private func record(_ table: PackedRanges, as name: String) throws {
    guard ProcessInfo.processInfo.environment["FONTKIT_RECORD"] == "1" else { return }
    let file = name.prefix(1).uppercased() + name.dropFirst()
    let url = URL(filePath: #filePath).appending(
      path: "../../../../Sources/FontMeasuring/Tables/PackedRanges+\(file).swift")
    try source(of: table, named: name).write(
      to: url.standardized, atomically: true, encoding: .utf8)
  }

  private func source(of table: PackedRanges, named name: String) -> String {
    let numbers = table.elements.map { "0x" + String($0, radix: 16) + "," }
    let rows = stride(from: 0, to: numbers.count, by: 9).map { start in
      "    " + numbers[start..<min(start + 9, numbers.count)].joined(separator: " ")
    }
    return """
      // Generated from Debian's unicode-data 15.0.0 by
      // \(Self.command)
      extension PackedRanges {
        // swift-format-ignore
        package static let \(name) = PackedRanges(elements: [
      \(rows.joined(separator: "\n"))
        ])
      }

      """
  }
}
