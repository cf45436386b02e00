internal import FontFiles

extension OpenFace {
  /// The glyphs of a text without shaping: one per character, kerned by the `kern` table; an
  /// impossible one for each character that is never seen.
  ///
  /// - Throws: ``MeasuringError/needsShaping(_:_:)`` at the first character whose advance depends on
  ///   its neighbours: every script but those that ``PackedRanges/additiveCharacters`` lists,
  ///   combining marks, joined emoji.
  func glyphs(
    of text: [Unicode.Scalar], _ range: Range<Int>, unshapedFor reason: UnshapedReason
  ) throws(MeasuringError) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(range.count)
    for index in range {
      guard text[index].isAdditive else { throw .needsShaping(text[index], reason) }
      guard !text[index].properties.isDefaultIgnorableCodePoint else {
        glyphs.append(Glyph(id: .max, cluster: index, advance: 0))
        continue
      }
      let id = glyph(of: text[index])
      guard let advance = advance(of: id) else { throw .tooComplex }
      let kerning = glyphs.last.map { self.kerning(between: $0.id, and: id) } ?? 0
      if kerning != 0 { glyphs[glyphs.count - 1].advance += kerning }
      glyphs.append(
        Glyph(id: id, cluster: index, advance: advance, isUnsafeToBreak: kerning != 0))
    }
    return glyphs
  }
}

extension Unicode.Scalar {
  /// Whether a text's advance is the sum of this character's and the others'.
  fileprivate var isAdditive: Bool {
    PackedRanges.additiveCharacters.value(at: value) == 1
  }
}
