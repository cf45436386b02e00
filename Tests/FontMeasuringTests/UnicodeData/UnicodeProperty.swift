import Foundation

/// A property of every code point, as a file of the Unicode Character Database lists it.
struct UnicodeProperty {
  /// Where Debian's package unicode-data keeps the database.
  static let directory = URL(filePath: "/usr/share/unicode")

  private var names: [String] = []
  private var indices = [UInt8](repeating: 0, count: 0x110000)

  /// Reads a file of lines `first..last ; value # comment` and `# @missing: first..last; value`.
  ///
  /// A file that lists several properties is read for the lines of one.
  init(_ path: String, only wanted: String? = nil, otherwise missing: String = "") throws {
    let text = try String(contentsOf: Self.directory.appending(path: path), encoding: .utf8)
    var numbers: [String: UInt8] = [missing: 0]
    names = [missing]
    for line in text.split(separator: "\n") {
      let isMissing = line.hasPrefix("# @missing: ")
      let content = isMissing ? line.dropFirst(12) : line.prefix { $0 != "#" }
      let fields = content.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2, wanted == nil || fields[1] == wanted else { continue }
      let bounds = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last else { continue }
      if numbers[fields[1]] == nil {
        numbers[fields[1]] = UInt8(names.count)
        names.append(fields[1])
      }
      for codePoint in first...last { indices[codePoint] = numbers[fields[1]] ?? 0 }
    }
  }

  subscript(codePoint: Int) -> String {
    names[Int(indices[codePoint])]
  }
}
