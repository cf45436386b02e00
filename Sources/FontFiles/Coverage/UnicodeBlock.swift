/// A named block of Unicode.
package struct UnicodeBlock: Hashable, Sendable {
  /// The block's name in English.
  package let name: String
  /// The first and last code point.
  package let codePoints: ClosedRange<UInt32>

  /// Every block, in order of code points.
  package static let all: [UnicodeBlock] = table.split(separator: "\n").compactMap { line in
    guard let end = line.firstIndex(of: ";") else { return nil }
    let bounds = line[..<end].split(separator: ".").compactMap { UInt32($0, radix: 16) }
    guard bounds.count == 2 else { return nil }
    return UnicodeBlock(
      name: String(line[end...].dropFirst(2)), codePoints: bounds[0]...bounds[1])
  }

  /// How many of the block's code points are characters that a font can show, or for private use.
  package var assignedCount: Int {
    codePoints.count { codePoint in
      guard let scalar = Unicode.Scalar(codePoint) else { return false }
      let category = scalar.properties.generalCategory
      return category != .unassigned && category != .control
    }
  }
}
