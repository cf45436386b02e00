internal import CFreeType

/// Formats that are read through FreeType: compressed sfnts, and everything that is not an sfnt.
extension FontFileReader {
  /// Reads every face through FreeType, and returns the format by its name for it.
  mutating func readThroughFreeType() throws(Malformed) -> FontFormat {
    let library = try FreeTypeLibrary(bytes, seconds: 0.5)
    var format = FontFormat.other
    var count = 1
    var index = 0
    while index < count, !library.limits.isOutOfTime, collector.makeRoom() {
      do throws(Malformed) {
        try unsafe library.withFace(index) { face throws(Malformed) in
          if index == 0 {
            format = unsafe FontFormat(freeType: face)
            count = unsafe max(1, face.pointee.num_faces)
          }
          try unsafe add(face, index: index, library)
        }
      } catch {
        guard count > 1 else { throw error }
        collector.note([.unreadable(face: index, error)])
      }
      index += 1
    }
    guard !collector.faces.isEmpty else {
      throw Malformed("none of its \(count) faces can be read")
    }
    return format
  }

  private mutating func add(
    _ face: FT_Face, index: Int, _ library: FreeTypeLibrary
  ) throws(Malformed) {
    guard unsafe fontkit_is_sfnt(face) != 0 else {
      return collector.add(unsafe FontFace(freeType: face, index: index))
    }
    let tables = try unsafe DecompressedTables(face, library)
    defer { extendLifetime(tables) }
    try collector.add(tables.directory, index: index)
  }
}

extension FontFormat {
  fileprivate init(freeType face: FT_Face) {
    let name = unsafe FT_Get_Font_Format(face).map { unsafe String(cString: $0) }
    self =
      switch name {
      case "Type 1", "CID Type 1", "Type 42": .type1
      case "CFF": .cff
      case "PCF": .pcf
      case "BDF": .bdf
      default: .other
      }
  }
}
