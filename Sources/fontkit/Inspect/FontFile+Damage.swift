import FontFiles

extension FontFile {
  /// What is wrong, a line for each, the gravest first; in a collection each says its face.
  var damageInWords: [String] {
    let sorted = warnings.enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }
    return sorted.map { _, damage in
      guard isCollection, damage.kind != .face, let face = damage.face else {
        return damage.description
      }
      return "face \(face): \(damage.description)"
    }
  }
}

extension FontDamage.Kind {
  /// How much of the font is lost, the most first.
  fileprivate var rank: Int {
    switch self {
    case .face: 0
    case .truncated: 1
    case .tableMissing: 2
    case .tableInvalid: 3
    case .glyph: 4
    case .tableDirectory: 5
    case .checksum: 6
    case .name: 7
    }
  }
}
