/// Reads binary property lists.
///
/// Source of the format: the comments of CoreFoundation's CFBinaryPList.c.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  /// The values read so far.
  ///
  /// No more than one for each byte, as the reference to a value takes one: only shared lists, which
  /// no writer makes, can make a small file a huge tree.
  private var valueCount = 0

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var reader = BinaryPropertyListReader(bytes: bytes)
    let top = try reader.readTrailer()
    return try reader.object(top, depth: 0)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readTrailer() throws(PropertyListError) -> Int {
    guard bytes.count >= 40 else { throw damaged(0) }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw damaged(trailer)
    }
    objectCount = try integer(at: trailer + 8, size: 8)
    let top = try integer(at: trailer + 16, size: 8)
    tableOffset = try integer(at: trailer + 24, size: 8)
    guard objectCount <= bytes.count, tableOffset <= bytes.count else { throw damaged(trailer) }
    return top
  }

  private mutating func object(
    _ index: Int, depth: Int
  ) throws(PropertyListError) -> PropertyListValue {
    valueCount += 1
    guard depth < PropertyListReader.depthLimit, valueCount <= bytes.count else {
      throw PropertyListError(offset: 0, reason: "it unfolds to too many or too deep values")
    }
    guard index < objectCount else { throw damaged(0) }
    let offset = try integer(at: tableOffset + index * offsetSize, size: offsetSize)
    guard offset < bytes.count else { throw damaged(tableOffset) }
    return PropertyListValue(content: try content(at: offset, depth: depth), offset: 0)
  }

  private mutating func content(
    at offset: Int, depth: Int
  ) throws(PropertyListError) -> PropertyListValue.Content {
    switch bytes[offset] >> 4 {
    case 0x0: return .other("a truth value")
    case 0x1, 0x2: return .other("a number")
    case 0x3: return .other("a date")
    case 0x4: return .other("data")
    case 0x5:
      let (start, count) = try length(at: offset)
      return .string(String(decoding: try slice(start, count), as: UTF8.self))
    case 0x6:
      let (start, count) = try length(at: offset)
      return .string(utf16(try slice(start, count * 2)))
    case 0xA:
      let (start, count) = try length(at: offset)
      var elements: [PropertyListValue] = []
      for index in 0..<count {
        elements.append(try object(reference(start, index), depth: depth + 1))
      }
      return .array(elements)
    case 0xD: return .dictionary(try members(at: offset, depth: depth))
    default: return .other("a value of an unknown kind")
    }
  }

  private mutating func members(
    at offset: Int, depth: Int
  ) throws(PropertyListError) -> [PropertyListValue.Member] {
    let (start, count) = try length(at: offset)
    var members: [PropertyListValue.Member] = []
    for index in 0..<count {
      let key = try object(reference(start, index), depth: depth + 1).string ?? ""
      let value = try object(reference(start, count + index), depth: depth + 1)
      members.append(.init(key: key, offset: 0, value: value))
    }
    return members
  }

  private func reference(_ start: Int, _ index: Int) throws(PropertyListError) -> Int {
    try integer(at: start + index * referenceSize, size: referenceSize)
  }

  /// Where an object's contents begin, and how many items it has.
  private func length(at offset: Int) throws(PropertyListError) -> (start: Int, count: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (offset + 1, short) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { throw damaged(offset) }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    let count = try integer(at: offset + 2, size: size)
    guard count <= bytes.count else { throw damaged(offset) }
    return (offset + 2 + size, count)
  }

  private func integer(at offset: Int, size: Int) throws(PropertyListError) -> Int {
    let value = try slice(offset, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard size <= 8, let integer = Int(exactly: value), integer <= 1 << 40 else {
      throw damaged(offset)
    }
    return integer
  }

  private func slice(_ start: Int, _ count: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    guard start >= 0, start <= bytes.count, count <= bytes.count - start else {
      throw damaged(start)
    }
    return bytes[start..<start + count]
  }

  private func utf16(_ slice: ArraySlice<UInt8>) -> String {
    let units = stride(from: slice.startIndex, to: slice.endIndex - 1, by: 2).map {
      UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func damaged(_ offset: Int) -> PropertyListError {
    PropertyListError(offset: 0, reason: "the binary property list is damaged at byte \(offset)")
  }
}
