internal import CFreeType

/// What needs FreeType to draw: measuring some glyphs, and loading all of them.
extension FontFileReader {
  /// The faces, measured if that was asked for, and how far the loading of all glyphs came.
  mutating func drawGlyphs() -> (faces: [FontFace], verification: Verification?) {
    var faces = collector.faces
    guard options.drawsGlyphs else { return (faces, nil) }
    do throws(Malformed) {
      let library = try FreeTypeLibrary(bytes, seconds: 1.2)
      if let characters = options.measuredCharacters {
        try measure(characters, in: &faces, library)
      }
      return (faces, options.isVerifying ? loadGlyphs(library) : nil)
    } catch {
      collector.note([.unloadedGlyphs(face: nil, error)])
      return (faces, nil)
    }
  }

  private func measure(
    _ characters: Set<UInt32>, in faces: inout [FontFace], _ library: FreeTypeLibrary
  ) throws(Malformed) {
    for position in collector.drawable {
      try unsafe library.withFace(faces[position].index) { face in
        unsafe faces[position].measure(characters, in: face)
      }
    }
  }

  private mutating func loadGlyphs(_ library: FreeTypeLibrary) -> Verification {
    var verification = Verification(loadedGlyphCount: 0, glyphCount: 0)
    for position in collector.distinct {
      let index = collector.faces[position].index
      verification.glyphCount += collector.faces[position].glyphCount
      do throws(Malformed) {
        let broken = try unsafe library.withFace(index) { face in
          unsafe loadGlyphs(of: face, library.limits, &verification)
        }
        if let first = broken.first { collector.note([.brokenGlyphs(broken, first, index)]) }
      } catch {
        guard !library.limits.isOutOfTime else { continue }
        collector.note([.unloadedGlyphs(face: index, error)])
      }
    }
    return verification
  }

  /// Loads every glyph, unscaled and unhinted or else from every strike of bitmaps, and returns those
  /// that fail.
  private func loadGlyphs(
    of face: FT_Face, _ limits: FreeTypeLimits, _ verification: inout Verification
  ) -> [FT_UInt] {
    var broken: [FT_UInt] = []
    let isScalable = unsafe fontkit_is_scalable(face) != 0
    let count = unsafe FT_UInt(clamping: face.pointee.num_glyphs)
    for glyph in 0..<count {
      let loads = unsafe isScalable ? loadOutline(glyph, of: face) : loadBitmaps(glyph, of: face)
      guard limits.allowsMoreTime else { break }
      if !loads { broken.append(glyph) }
      verification.loadedGlyphCount += 1
    }
    return broken
  }
}

private func loadOutline(_ glyph: FT_UInt, of face: FT_Face) -> Bool {
  unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0
}

/// Loads a glyph of each strike, of which it may be missing.
private func loadBitmaps(_ glyph: FT_UInt, of face: FT_Face) -> Bool {
  for strike in 0..<(unsafe face.pointee.num_fixed_sizes) {
    guard unsafe FT_Select_Size(face, strike) == 0 else { return false }
    let code = unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR))
    guard code == 0 || Int(code) == FT_Err_Missing_Bitmap else { return false }
  }
  return true
}

extension FontDamage {
  fileprivate static func unloadedGlyphs(face: Int?, _ error: Malformed) -> FontDamage {
    FontDamage(
      kind: .glyph, face: face, table: nil,
      description: "its glyphs cannot be loaded: \(error.reason)")
  }

  fileprivate static func brokenGlyphs(
    _ glyphs: [FT_UInt], _ first: FT_UInt, _ face: Int
  ) -> FontDamage {
    let others = glyphs.count == 1 ? " does" : " and \(glyphs.count - 1) more do"
    return FontDamage(
      kind: .glyph, face: face, table: nil, description: "glyph \(first)\(others) not load")
  }
}
