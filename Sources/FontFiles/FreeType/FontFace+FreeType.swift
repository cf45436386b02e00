internal import CFreeType

extension FontFace {
  /// A face that is no sfnt, as FreeType describes it: PostScript formats and bitmaps.
  init(freeType face: FT_Face, index: Int) {
    var postScript = unsafe PS_FontInfoRec()
    let isPostScript = unsafe FT_Get_PS_Font_Info(face, &postScript) == 0
    let isScalable = unsafe fontkit_is_scalable(face) != 0
    var names = FontNames()
    names.postScript = unsafe text(FT_Get_Postscript_Name(face))
    names.family = unsafe text(face.pointee.family_name)
    names.style = unsafe text(face.pointee.style_name)
    var metrics = FontMetrics()
    if isPostScript {
      names.full = unsafe text(postScript.full_name)
      names.version = unsafe text(postScript.version)
      names.copyright = unsafe text(postScript.notice)
      metrics.italicAngle = unsafe Double(postScript.italic_angle)
      metrics.underline = unsafe FontMetrics.Stroke(
        position: Int(postScript.underline_position),
        thickness: Int(postScript.underline_thickness))
    } else {
      names.full = unsafe property("FULL_NAME", of: face) ?? property("FACE_NAME", of: face)
      names.copyright = unsafe property("COPYRIGHT", of: face)
    }
    if isScalable {
      let box = unsafe face.pointee.bbox
      metrics.boundingBox = FontMetrics.BoundingBox(
        xMin: box.xMin, yMin: box.yMin, xMax: box.xMax, yMax: box.yMax)
    }
    let styleFlags = unsafe face.pointee.style_flags
    let faceFlags = unsafe face.pointee.face_flags
    self.init(
      index: index, names: names, weight: nil, width: nil,
      isItalic: styleFlags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
      isFixedPitch: faceFlags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0,
      unitsPerEm: isScalable ? unsafe Int(face.pointee.units_per_EM) : nil, metrics: metrics,
      glyphCount: unsafe face.pointee.num_glyphs, coverage: unsafe mappedCharacters(of: face),
      scripts: [],
      features: [], axes: [], instances: [], colorFormats: [], embedding: nil, vendor: nil,
      tables: [], hasOutlines: isScalable)
  }
}

/// A C string's text, escaping nothing; bytes that are not UTF-8 are read as Latin-1.
private func text(_ string: UnsafePointer<CChar>?) -> String? {
  guard let string = unsafe string else { return nil }
  if let text = unsafe String(validatingCString: string) { return text }
  var text = ""
  var index = 0
  while case let byte = unsafe UInt8(bitPattern: string[index]), byte != 0 {
    text.unicodeScalars.append(Unicode.Scalar(byte))
    index += 1
  }
  return text
}

/// A textual property of a BDF or PCF font.
private func property(_ name: String, of face: FT_Face) -> String? {
  var property = unsafe BDF_PropertyRec()
  guard unsafe FT_Get_BDF_Property(face, name, &property) == 0,
    unsafe property.type == BDF_PROPERTY_TYPE_ATOM
  else { return nil }
  return unsafe text(property.u.atom)
}

/// The characters that FreeType maps, in a face with a Unicode charmap.
private func mappedCharacters(of face: FT_Face) -> CharacterCoverage {
  guard unsafe FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else {
    return CharacterCoverage(sorted: [])
  }
  var accumulator = CoverageAccumulator()
  var glyph: FT_UInt = 0
  var character = unsafe FT_Get_First_Char(face, &glyph)
  while glyph != 0 {
    accumulator.add(Int(character), through: Int(character))
    character = unsafe FT_Get_Next_Char(face, character, &glyph)
  }
  return accumulator.coverage
}
