/// Bits of OS/2's ulUnicodeRange, for the blocks that sample fonts draw.
///
/// Source: OpenType 1.9.1, OS/2 table, ulUnicodeRange1 to 4.
enum UnicodeRange {
  private static func bit(of character: Unicode.Scalar) -> Int? {
    switch character.value {
    case 0x20...0x7E: 0
    case 0xA0...0xFF: 1
    case 0x100...0x17F: 2
    case 0x370...0x3FF: 7
    case 0x400...0x4FF: 9
    case 0x2000...0x206F: 31
    case 0x20A0...0x20CF: 33
    case 0x2190...0x21FF: 37
    case 0x3000...0x303F: 48
    case 0x3040...0x309F: 49
    case 0x30A0...0x30FF: 50
    case 0x4E00...0x9FFF: 59
    case 0xE000...0xF8FF: 60
    case 0xFF00...0xFFEF: 68
    case 0x10000...0x10FFFF: 57
    default: nil
    }
  }

  /// The four 32-bit fields.
  static func bits(of characters: [Unicode.Scalar]) -> [Int] {
    Set(characters.compactMap(bit)).reduce(into: [0, 0, 0, 0]) { fields, bit in
      fields[bit / 32] |= 1 << (bit % 32)
    }
  }
}
