/// Reads the lists of fonts that the description of a project for XcodeGen or Tuist gives to its
/// property lists, as far as literals tell.
struct DescribedFontList {
  private static let key = "UIAppFonts"
  /// The most entries of a file that are read.
  private static let entryLimit = 5_000
  /// The most lists of a file that are read: no project has that many targets.
  private static let listLimit = 100
  /// The most bytes of a list in YAML that are read.
  private static let lengthLimit = 16 << 10

  /// The longest name of a file.
  private static let nameLimit = 1_024

  private let bytes: [UInt8]
  private let lines: LineTable
  /// Where the first list stands; `nil` for none.
  private var start: Int?
  private var entries: [InfoPropertyList.Entry] = []
  private var values: Set<String> = []

  /// Reads a `project.yml` or a part of one.
  static func read(yaml bytes: [UInt8], path: String) -> InfoPropertyList? {
    var list = DescribedFontList(bytes, path)
    for key in bytes.ranges(of: Array("\(key):".utf8)).prefix(listLimit) {
      list.start = list.start ?? key.lowerBound
      list.addValues(after: key.upperBound)
    }
    return list.propertyList(path)
  }

  /// Reads a `Project.swift` or a helper of one.
  static func read(swift bytes: [UInt8], path: String) -> InfoPropertyList? {
    var list = DescribedFontList(bytes, path)
    let source = SwiftSource(bytes, file: path)
    let keys = source.tokens.indices.lazy.filter { source.stringValue($0) == key }
    for index in keys.prefix(listLimit) {
      let opening = (index + 2..<index + 6).first { source.isCharacter($0, "[") }
      guard let opening, source.isCharacter(index + 1, ":") else { continue }
      list.start = list.start ?? source.tokens[index].range.lowerBound
      for element in source.arguments(opening) {
        let literals = element.value.filter { source.kind($0) == .string }
        guard literals.count == 1, let text = source.stringValue(literals[0]) else { continue }
        list.add(text, at: source.tokens[literals[0]].range.lowerBound)
      }
    }
    return list.propertyList(path)
  }

  private init(_ bytes: [UInt8], _ path: String) {
    self.bytes = bytes
    lines = LineTable(bytes, file: path)
  }

  private func propertyList(_ path: String) -> InfoPropertyList? {
    start.map { start in
      InfoPropertyList(
        path: path,
        appFonts: .init(position: lines.position(of: start), entries: entries),
        obstacle: "it describes a project and is no property list")
    }
  }

  /// Adds an entry; those that targets share count once.
  private mutating func add(_ value: String, at offset: Int) {
    guard entries.count < Self.entryLimit, values.insert(value).inserted else { return }
    entries.append(.init(value: value, position: lines.position(of: offset)))
  }

  // MARK: - YAML

  /// The values of `[A.ttf, "B.ttf"]`, or of the lines below that begin with a hyphen.
  private mutating func addValues(after colon: Int) {
    let list = bytes[colon...].prefix(Self.lengthLimit)
    let rest = list.drop { $0 == Byte.space }
    if rest.first == UInt8(ascii: "[") {
      let values = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
      for value in values.split(separator: UInt8(ascii: ",")) { addValue(value) }
      return
    }
    for line in list.split(whereSeparator: Byte.isLineEnd) {
      let text = line.drop(while: Self.isSpace)
      guard let first = text.first, first != Byte.pound else { continue }
      guard first == UInt8(ascii: "-"), line.startIndex > colon else { return }
      addValue(text.dropFirst())
    }
  }

  private mutating func addValue(_ text: ArraySlice<UInt8>) {
    let value = text.drop(while: Self.isSpace)
    guard let first = value.first else { return }
    let isQuoted = first == Byte.quote || first == UInt8(ascii: "'")
    let content =
      isQuoted ? value.dropFirst().prefix { $0 != first } : value.prefix { $0 != Byte.pound }
    var name = String(decoding: content, as: UTF8.self)
    while !isQuoted, name.last?.isWhitespace == true { name.removeLast() }
    if !name.isEmpty, name.utf8.count <= Self.nameLimit { add(name, at: value.startIndex) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == 0x09 || Byte.isLineEnd(byte)
  }
}
