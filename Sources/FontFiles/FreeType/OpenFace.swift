internal import CFreeType

/// A face that is held open for the advances, kerning and outlines of its glyphs.
///
/// Lengths are in font units, at the instance that the face was opened at. Glyph 0 stands for every
/// character that the font lacks.
///
/// Safe because the FreeType face is opened once, never lent out, and closed before the library and
/// the bytes that it reads.
@safe package final class OpenFace {
  private let file: MappedFile
  let library: FreeTypeLibrary
  let face: FT_Face

  /// Opens a face of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - index: The face's position in the file.
  ///   - coordinates: The place on each axis, in the order of the font; the default instance when
  ///     empty.
  /// - Throws: ``FontFileError`` when the face cannot be opened.
  package init(
    _ path: String, index: Int = 0, coordinates: [Double] = []
  ) throws(FontFileError) {
    file = try MappedFile(path)
    do throws(Malformed) {
      library = try FreeTypeLibrary(file.bytes, seconds: nil)
      unsafe face = try library.openFace(index)
    } catch {
      throw .damaged(path: path, reason: error.reason)
    }
    place(at: coordinates)
  }

  deinit {
    unsafe FT_Done_Face(face)
  }

  private func place(at coordinates: [Double]) {
    unsafe FT_Select_Charmap(face, FT_ENCODING_UNICODE)
    guard !coordinates.isEmpty else { return }
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
  }

  /// The glyph that the font maps a character to.
  package func glyph(of character: Unicode.Scalar) -> UInt32 {
    unsafe FT_Get_Char_Index(face, FT_ULong(character.value))
  }

  /// How far a glyph moves the pen; `nil` when the glyph does not load.
  package func advance(of glyph: UInt32) -> Int? {
    var advance: FT_Fixed = 0
    let flags = FT_Int32(FT_LOAD_NO_SCALE)
    return unsafe FT_Get_Advance(face, glyph, flags, &advance) == 0 ? advance : nil
  }

  /// How much the `kern` table moves two glyphs apart.
  package func kerning(between left: UInt32, and right: UInt32) -> Int {
    var vector = FT_Vector()
    let mode = FT_KERNING_UNSCALED.rawValue
    return unsafe FT_Get_Kerning(face, left, right, mode, &vector) == 0 ? vector.x : 0
  }

  /// The smallest rectangle around a glyph's outline; `nil` when it is blank or does not load.
  package func ink(of glyph: UInt32) -> FontMetrics.BoundingBox? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0,
      unsafe face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      unsafe face.pointee.glyph.pointee.outline.n_points > 0
    else { return nil }
    var box = FT_BBox()
    guard unsafe FT_Outline_Get_BBox(&face.pointee.glyph.pointee.outline, &box) == 0,
      box.xMin <= box.xMax
    else { return nil }
    return FontMetrics.BoundingBox(xMin: box.xMin, yMin: box.yMin, xMax: box.xMax, yMax: box.yMax)
  }
}
