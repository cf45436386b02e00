import FontFiles

/// The parts of the text output that options add.
extension TextLayout {
  mutating func instances(of face: FontFace) {
    gap()
    for (index, instance) in face.instances.enumerated() {
      let place = face.axes.map { "\($0.tag)=\((instance.coordinates[$0.tag] ?? 0).text())" }
      let name = instance.postScriptName ?? "no PostScript name"
      row(
        index == 0 ? "Named instances" : "",
        "\(instance.name ?? "(no name)") (\(name)): \(place.joined(separator: " "))")
    }
  }

  mutating func records(of face: FontFace) {
    gap()
    for (index, record) in face.names.records.enumerated() {
      let key = "\(record.nameID) (\(record.platform), \(record.encoding), \(record.language))"
      row(
        index == 0 ? "Name records" : "",
        "\(Help.padded(key, to: 18))\(record.string ?? record.reasonForNoString)")
    }
  }

  mutating func tables(of face: FontFace) {
    gap()
    for (index, table) in face.tables.enumerated() {
      row(index == 0 ? "Tables" : "", "\(table.tag) \(table.byteCount.grouped) bytes")
    }
  }

  mutating func coverage(of face: FontFace) {
    gap()
    var label = "Blocks"
    for block in UnicodeBlock.all {
      let count = face.coverage.count(in: block.codePoints)
      guard count > 0 else { continue }
      let total = block.assignedCount
      let share = count >= total ? "all \(count.grouped)" : "\(count.grouped) of \(total.grouped)"
      row(label, "\(block.name): \(share)")
      label = ""
    }
    gap()
    row("Ranges", list: face.coverage.ranges.map(\.inUnicodeNotation))
    languages(of: face)
  }

  private mutating func languages(of face: FontFace) {
    let gaps = Orthography.gaps(in: face.coverage)
    gap()
    row("Languages", list: gaps.filter { $0.missingCount == 0 }.map(\.language))
    gap()
    var label = "Incomplete"
    for gap in gaps where gap.missingCount > 0 && gap.missingCount * 2 < gap.characterCount {
      let missing = gap.missingText(limit: 20)
      let more = gap.missingCount > 20 ? " … and \(gap.missingCount - 20) more" : ""
      row(
        label,
        "\(gap.language): missing \(gap.missingCount.grouped) of "
          + "\(gap.characterCount.grouped): \(missing)\(more)")
      label = ""
    }
  }
}

extension NameRecord {
  /// Why there is no string: of Macintosh's character sets only Roman is decoded.
  fileprivate var reasonForNoString: String {
    let isRead = platform == 1 ? encoding == 0 : platform == 0 || [0, 1, 10].contains(encoding)
    return isRead ? "(cannot be decoded)" : "(not read: its character set is not supported)"
  }
}

extension ClosedRange<UInt32> {
  /// As `U+0041` or `U+0041-005A`.
  fileprivate var inUnicodeNotation: String {
    let first = "U+" + Self.digits(lowerBound)
    return lowerBound == upperBound ? first : first + "-" + Self.digits(upperBound)
  }

  private static func digits(_ codePoint: UInt32) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
