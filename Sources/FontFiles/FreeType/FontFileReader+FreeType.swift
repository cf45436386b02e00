internal import CFreeType

/// Formats that are read through FreeType: compressed sfnts, and everything that is not an sfnt.
extension FontFileReader {
  /// Reads every face through FreeType; `format` is `nil` when FreeType is to tell it.
  func readThroughFreeType(as format: FontFormat?) throws(Malformed) -> FontFile {
    let library = try FreeTypeLibrary(bytes, seconds: 1)
    var faces: [FontFace] = []
    var damage: [FontDamage] = []
    var told = FontFormat.other
    let count = try unsafe library.withFace(0) { face throws(Malformed) in
      told = unsafe FontFormat(freeType: face)
      return unsafe max(1, face.pointee.num_faces)
    }
    for index in 0..<count {
      do throws(Malformed) {
        faces.append(
          try unsafe library.withFace(index) { face throws(Malformed) in
            try unsafe read(face, index: index, library, &damage)
          })
      } catch {
        damage.append(.unreadable(face: index, error))
        guard !library.limits.isOutOfTime else { break }
      }
    }
    guard !faces.isEmpty else { throw Malformed(damage[0].description) }
    return file(format ?? told, faces, damage)
  }

  /// Measures the faces that FreeType opens, and notes the others.
  func measure(_ characters: Set<UInt32>, in file: inout FontFile) {
    do throws(Malformed) {
      let library = try FreeTypeLibrary(bytes, seconds: 1)
      for position in file.faces.indices {
        try unsafe library.withFace(file.faces[position].index) { face in
          unsafe file.faces[position].measure(characters, in: face)
        }
      }
    } catch {
      file.warnings.append(
        FontDamage(kind: .face, face: nil, table: nil, description: error.reason))
    }
  }

  private func read(
    _ face: FT_Face, index: Int, _ library: FreeTypeLibrary, _ damage: inout [FontDamage]
  ) throws(Malformed) -> FontFace {
    guard unsafe fontkit_is_sfnt(face) != 0 else {
      return unsafe FontFace(freeType: face, index: index)
    }
    let tables = try unsafe DecompressedTables(face, library, all: options.isVerifying)
    defer { extendLifetime(tables) }
    var reader = SfntFaceReader(tables.directory, index: index)
    defer { damage += reader.damage }
    return try reader.read()
  }
}

extension FontFormat {
  /// The format by FreeType's name for it.
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
