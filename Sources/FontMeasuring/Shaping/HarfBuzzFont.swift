#if Shaping
  internal import CHarfBuzz
  import FontFiles

  /// A face as HarfBuzz shapes it, with a buffer of its own.
  ///
  /// Safe because the font and the buffer are made once, are never lent out, and die with it.
  @safe final class HarfBuzzFont {
    private let font: OpaquePointer
    private let buffer: OpaquePointer
    private let language: hb_language_t?

    /// Opens a face of a file at an instance, for text in a language given by its BCP 47 tag; `nil`
    /// when HarfBuzz finds no glyphs in the file.
    convenience init?(
      path: String, index: Int, variations: [String: Double], language: String?
    ) {
      let blob = unsafe hb_blob_create_from_file(path.systemPath)
      let face = unsafe hb_face_create(blob, UInt32(index))
      unsafe hb_blob_destroy(blob)
      unsafe self.init(face, variations, language)
    }

    /// Opens a face that consists of some tables.
    convenience init?(
      tables: [(tag: UInt32, bytes: [UInt8])], variations: [String: Double], language: String?
    ) {
      let face = unsafe hb_face_builder_create()
      for (tag, bytes) in tables {
        let blob = unsafe bytes.withUnsafeBytes { bytes in
          unsafe hb_blob_create(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
            HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        unsafe hb_face_builder_add_table(face, tag, blob)
        unsafe hb_blob_destroy(blob)
      }
      unsafe self.init(face, variations, language)
    }

    /// Takes a face over.
    private init?(
      _ face: OpaquePointer?, _ variations: [String: Double], _ language: String?
    ) {
      unsafe font = hb_font_create(face)
      unsafe buffer = hb_buffer_create()
      unsafe self.language = language.flatMap { unsafe hb_language_from_string($0, -1) }
      let glyphCount = unsafe hb_face_get_glyph_count(face)
      unsafe hb_face_destroy(face)
      guard glyphCount > 0 else { return nil }
      vary(variations)
    }

    deinit {
      unsafe hb_buffer_destroy(buffer)
      unsafe hb_font_destroy(font)
    }

    private func vary(_ variations: [String: Double]) {
      let settings = variations.map { tag, value in
        hb_variation_t(tag: unsafe hb_tag_from_string(tag, -1), value: Float(value))
      }
      unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    }

    /// Calls a function with each glyph of an item of a text, from left to right.
    func shape(
      _ text: [Unicode.Scalar], _ item: TextItem, _ body: (Glyph) -> Void
    ) throws(MeasuringError) {
      unsafe hb_buffer_clear_contents(buffer)
      fill(text, item.range)
      unsafe hb_buffer_set_script(buffer, hb_script_t(item.script))
      unsafe hb_buffer_set_direction(
        buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      if let language = unsafe language { unsafe hb_buffer_set_language(buffer, language) }
      unsafe hb_shape(font, buffer, nil, 0)
      guard unsafe hb_buffer_allocation_successful(buffer) != 0 else { throw .tooComplex }
      forEachGlyph(from: item.range.lowerBound, body)
    }

    private func fill(_ text: [Unicode.Scalar], _ range: Range<Int>) {
      unsafe text.withUnsafeBytes { bytes in
        let characters = unsafe bytes.assumingMemoryBound(to: UInt32.self)[range]
        unsafe hb_buffer_add_codepoints(
          buffer, UnsafeBufferPointer(rebasing: characters).baseAddress, Int32(range.count), 0, -1)
      }
      unsafe hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    }

    private func forEachGlyph(from start: Int, _ body: (Glyph) -> Void) {
      var count: UInt32 = 0
      let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
      guard let infos = unsafe infos, let positions = unsafe positions else { return }
      for index in 0..<Int(count) {
        let info = unsafe infos[index]
        let position = unsafe positions[index]
        body(
          Glyph(
            id: info.codepoint, cluster: start + Int(info.cluster),
            advance: Int(position.x_advance), xOffset: Int(position.x_offset),
            yOffset: Int(position.y_offset),
            isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
    }
  }
#endif
