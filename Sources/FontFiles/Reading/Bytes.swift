/// A view of big-endian bytes that no read can leave.
///
/// Safe because each access is checked against the count, and because views are only handed down
/// into calls that end before the memory does.
@safe struct Bytes: RandomAccessCollection {
  private let start: UnsafeRawPointer
  let count: Int

  init(_ buffer: UnsafeRawBufferPointer) {
    unsafe start = buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    count = buffer.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// The byte at a position that must be inside the view.
  subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < count)
    return unsafe start.load(fromByteOffset: position, as: UInt8.self)
  }

  /// The same bytes for C.
  var buffer: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  func uint8(at offset: Int) throws(Malformed) -> Int {
    Int(try load(UInt8.self, at: offset))
  }

  func int8(at offset: Int) throws(Malformed) -> Int {
    Int(try load(Int8.self, at: offset))
  }

  func uint16(at offset: Int) throws(Malformed) -> Int {
    Int(try load(UInt16.self, at: offset))
  }

  func int16(at offset: Int) throws(Malformed) -> Int {
    Int(try load(Int16.self, at: offset))
  }

  func uint32(at offset: Int) throws(Malformed) -> Int {
    Int(try load(UInt32.self, at: offset))
  }

  func tag(at offset: Int) throws(Malformed) -> Tag {
    Tag(value: try load(UInt32.self, at: offset))
  }

  /// A 16.16 fixed-point number.
  func fixed(at offset: Int) throws(Malformed) -> Double {
    Double(try load(Int32.self, at: offset)) / 65536
  }

  func slice(_ offset: Int, count length: Int) throws(Malformed) -> Bytes {
    guard offset >= 0, length >= 0, offset <= count - length else {
      throw Malformed("its contents end early")
    }
    return unsafe Bytes(UnsafeRawBufferPointer(start: start + offset, count: length))
  }

  func slice(from offset: Int) throws(Malformed) -> Bytes {
    try slice(offset, count: count - offset)
  }

  private func load<Value: FixedWidthInteger & BitwiseCopyable>(
    _ type: Value.Type, at offset: Int
  ) throws(Malformed) -> Value {
    guard offset >= 0, offset <= count - MemoryLayout<Value>.size else {
      throw Malformed("its contents end early")
    }
    return Value(bigEndian: unsafe start.loadUnaligned(fromByteOffset: offset, as: type))
  }
}
