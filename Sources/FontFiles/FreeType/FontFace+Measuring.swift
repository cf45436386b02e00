internal import CFreeType

extension FontFace {
  /// Measures some characters, the digits and the missing glyph in font units, unhinted, at the
  /// default place on each axis.
  ///
  /// What does not load is left out.
  mutating func measure(_ characters: Set<UInt32>, in face: FT_Face) {
    guard hasOutlines, unsafe FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { return }
    for character in characters where unsafe loadCharacter(character, of: face) {
      ink[character] = unsafe heights(of: face)
    }
    for digit in UInt32(0x30)...0x39 where unsafe loadCharacter(digit, of: face) {
      digitAdvances.append(unsafe face.pointee.glyph.pointee.metrics.horiAdvance)
    }
    if digitAdvances.count < 10 { digitAdvances = [] }
    if unsafe loadGlyph(0, of: face) { isNotdefBlank = unsafe heights(of: face) == nil }
  }
}

/// Loads the glyph of a character into the face's slot; false when there is none.
private func loadCharacter(_ character: UInt32, of face: FT_Face) -> Bool {
  let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(character))
  return unsafe glyph != 0 && loadGlyph(glyph, of: face)
}

private func loadGlyph(_ glyph: FT_UInt, of face: FT_Face) -> Bool {
  unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0
    && face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
}

/// The lowest and highest point of the loaded outline; `nil` when it is empty.
private func heights(of face: FT_Face) -> ClosedRange<Int>? {
  var box = FT_BBox()
  guard unsafe face.pointee.glyph.pointee.outline.n_points > 0,
    unsafe FT_Outline_Get_BBox(&face.pointee.glyph.pointee.outline, &box) == 0,
    box.yMin <= box.yMax
  else { return nil }
  return box.yMin...box.yMax
}
