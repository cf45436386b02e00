internal import CFreeType

/// FreeType for the faces of one file, within limits.
///
/// Each file has a library of its own, so nothing is shared between tasks.
///
/// Safe because the records given to C are allocated once, never move, and are freed after the
/// library that uses them.
@safe final class FreeTypeLibrary {
  let limits: FreeTypeLimits
  private let bytes: Bytes
  private let memory: UnsafeMutablePointer<FT_MemoryRec_>
  private var library: FT_Library?

  /// Opens FreeType over a file's bytes, which must outlive the library; `nil` sets no time limit.
  init(_ bytes: Bytes, seconds: Double?) throws(Malformed) {
    self.bytes = bytes
    limits = FreeTypeLimits(fileSize: bytes.count, seconds: seconds)
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: limits.memory)
    try check(unsafe FT_New_Library(memory, &library))
    unsafe FT_Add_Default_Modules(library)
  }

  deinit {
    unsafe FT_Done_Library(library)
    unsafe memory.deallocate()
  }

  /// Opens a face that the caller closes, before the library goes, and whose glyphs it may draw.
  func openFace(_ index: Int) throws(Malformed) -> FT_Face {
    let start = unsafe bytes.buffer.assumingMemoryBound(to: UInt8.self).baseAddress
    var face: FT_Face?
    try check(unsafe FT_New_Memory_Face(library, start, bytes.count, index, &face))
    guard let face = unsafe face else { throw Malformed("FreeType opens no face") }
    guard unsafe hasSafeOutlines(face) else {
      unsafe FT_Done_Face(face)
      throw Malformed("glyphs that are made of others nest too deep, or their tables are damaged")
    }
    return unsafe face
  }

  private func hasSafeOutlines(_ face: FT_Face) -> Bool {
    guard unsafe fontkit_is_sfnt(face) != 0 else { return true }
    let tags: Set<Tag> = ["glyf", "head", "loca", "maxp"]
    guard let tables = try? unsafe DecompressedTables(face, self, only: tags) else { return false }
    defer { extendLifetime(tables) }
    return tables.directory.hasSafeOutlines(glyphCount: unsafe face.pointee.num_glyphs)
  }

  /// Lends a face to a function.
  func withFace<Result>(
    _ index: Int, _ body: (FT_Face) throws(Malformed) -> Result
  ) throws(Malformed) -> Result {
    var stream = unsafe FT_StreamRec_()
    unsafe stream.size = UInt(bytes.count)
    unsafe stream.descriptor.pointer = Unmanaged.passUnretained(self).toOpaque()
    unsafe stream.read = { stream, offset, buffer, count in
      guard let stream = unsafe stream, let owner = unsafe stream.pointee.descriptor.pointer else {
        return 0
      }
      let library = unsafe Unmanaged<FreeTypeLibrary>.fromOpaque(owner).takeUnretainedValue()
      return unsafe library.read(
        from: Int(bitPattern: offset), into: buffer, count: Int(bitPattern: count))
    }
    return try unsafe withFace(index, streaming: &stream, body)
  }

  private func withFace<Result>(
    _ index: Int, streaming stream: UnsafeMutablePointer<FT_StreamRec_>,
    _ body: (FT_Face) throws(Malformed) -> Result
  ) throws(Malformed) -> Result {
    var arguments = unsafe FT_Open_Args()
    unsafe arguments.flags = UInt32(FT_OPEN_STREAM)
    unsafe arguments.stream = unsafe stream
    var face: FT_Face?
    try check(unsafe FT_Open_Face(library, &arguments, index, &face))
    guard let face = unsafe face else { throw Malformed("FreeType opens no face") }
    defer { unsafe FT_Done_Face(face) }
    return try unsafe body(face)
  }

  /// Answers FreeType's stream: copies bytes, or, for a count of 0, says whether it can seek there.
  private func read(
    from offset: Int, into buffer: UnsafeMutablePointer<UInt8>?, count: Int
  ) -> UInt {
    guard count > 0 else { return (0...bytes.count).contains(offset) ? 0 : 1 }
    guard limits.allowsMoreTime, (0..<bytes.count).contains(offset), let buffer = unsafe buffer
    else { return 0 }
    let available = min(count, bytes.count - offset)
    unsafe UnsafeMutableRawPointer(buffer).copyMemory(
      from: bytes.buffer.baseAddress.unsafelyUnwrapped + offset, byteCount: available)
    return UInt(available)
  }

  /// Turns FreeType's error codes into errors.
  func check(_ code: FT_Error) throws(Malformed) {
    guard code != 0 else { return }
    if limits.isOutOfMemory {
      throw Malformed("reading it takes more memory than a font of its size should need")
    }
    if limits.isOutOfTime { throw Malformed("reading it takes too long for a font of its size") }
    switch Int(code) {
    case FT_Err_Unknown_File_Format: throw Malformed("FreeType does not know its format")
    case FT_Err_Invalid_Table, FT_Err_Table_Missing, FT_Err_Invalid_Offset:
      throw Malformed("FreeType cannot open it: a table is invalid or missing")
    default: throw Malformed("FreeType cannot open it (error 0x\(String(code, radix: 16)))")
    }
  }
}
