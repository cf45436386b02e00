/// Big-endian integers, as every OpenType table stores them. Values are truncated to their width, so
/// that a negative number becomes its two's complement and a test can write what no font should.
extension [UInt8] {
  package mutating func append(uint8 value: Int) {
    append(UInt8(truncatingIfNeeded: value))
  }

  package mutating func append(uint16 value: Int) {
    append(uint8: value >> 8)
    append(uint8: value)
  }

  package mutating func append(uint16s values: Int...) {
    for value in values { append(uint16: value) }
  }

  package mutating func append(uint32 value: Int) {
    append(uint16: value >> 16)
    append(uint16: value)
  }

  package mutating func append(uint64 value: Int) {
    append(uint32: value >> 32)
    append(uint32: value)
  }

  /// Appends a number as 16.16 fixed point.
  package mutating func append(fixed value: Double) {
    append(uint32: Int((value * 65536).rounded()))
  }

  /// Appends four characters, padding with spaces.
  package mutating func append(tag: String) {
    append(contentsOf: (tag + "    ").utf8.prefix(4))
  }

  /// Appends zeros up to a multiple of a length.
  package mutating func pad(to alignment: Int) {
    while !count.isMultiple(of: alignment) { append(0) }
  }

  package func uint16(at offset: Int) -> Int {
    Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  package func uint32(at offset: Int) -> Int {
    uint16(at: offset) << 16 | uint16(at: offset + 2)
  }

  package mutating func write(uint16 value: Int, at offset: Int) {
    self[offset] = UInt8(truncatingIfNeeded: value >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  package mutating func write(uint32 value: Int, at offset: Int) {
    write(uint16: value >> 16, at: offset)
    write(uint16: value, at: offset + 2)
  }
}
