internal import CFontconfig

/// One private Fontconfig configuration, in which fonts are matched.
///
/// It is created empty and never reads a file, so nothing of the machine's fonts, rules, caches or
/// language takes part. The fonts are described to it from what ``FontFile`` read: adding the files
/// (`FcConfigAppFontAddFile`) would read each a second time, invent names for those that have none,
/// leave out fonts in memory, and could not be undone for one file.
///
/// The owner of its pointer, which no other value has.
@safe final class FontconfigConfiguration {
  private let configuration: OpaquePointer

  init() {
    guard let created = unsafe FcConfigCreate() else { preconditionFailure("out of memory") }
    unsafe configuration = created
  }

  deinit {
    unsafe FcConfigDestroy(configuration)
  }

  /// The font nearest in slant, then weight, then width, as Fontconfig ranks them.
  ///
  /// The first of equals; `nil` only for no fonts. Families are not compared.
  func nearest(to wanted: FontDescription, among fonts: [RegisteredFont]) -> RegisteredFont? {
    guard let set = unsafe FcFontSetCreate(), let query = unsafe wanted.pattern() else {
      preconditionFailure("out of memory")
    }
    defer {
      unsafe FcPatternDestroy(query)
      unsafe FcFontSetDestroy(set)
    }
    for (index, font) in fonts.enumerated() {
      unsafe FcFontSetAdd(set, font.pattern(index: index))
    }
    return unsafe match(query, in: set).map { fonts[$0] }
  }

  /// The index that was given to the pattern that matches best.
  private func match(_ query: OpaquePointer, in set: UnsafeMutablePointer<FcFontSet>) -> Int? {
    var sets: [UnsafeMutablePointer<FcFontSet>?] = unsafe [set]
    var result = FcResultNoMatch
    guard let best = unsafe FcFontSetMatch(configuration, &sets, 1, query, &result) else {
      return nil
    }
    defer { unsafe FcPatternDestroy(best) }
    var index: Int32 = 0
    return unsafe FcPatternGetInteger(best, FC_INDEX, 0, &index) == FcResultMatch
      ? Int(index) : nil
  }
}

extension FontDescription {
  /// What is wanted, for Fontconfig; the caller destroys it.
  fileprivate func pattern() -> OpaquePointer? {
    let pattern = unsafe FcPatternCreate()
    unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight))
    unsafe FcPatternAddDouble(pattern, FC_WIDTH, width)
    unsafe FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    return unsafe pattern
  }
}

extension RegisteredFont {
  /// The places in its family that the font can take, for Fontconfig; the caller destroys it.
  fileprivate func pattern(index: Int) -> OpaquePointer? {
    let pattern = unsafe FcPatternCreate()
    let lightest = FcWeightFromOpenTypeDouble(face.weights.lowerBound)
    let heaviest = FcWeightFromOpenTypeDouble(face.weights.upperBound)
    unsafe FcPatternAddInteger(pattern, FC_INDEX, Int32(index))
    unsafe Self.add(lightest...heaviest, as: FC_WEIGHT, to: pattern)
    unsafe Self.add(face.widths, as: FC_WIDTH, to: pattern)
    for isItalic in face.slants {
      unsafe FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    }
    return unsafe pattern
  }

  private static func add(
    _ values: ClosedRange<Double>, as object: String, to pattern: OpaquePointer?
  ) {
    let range = unsafe FcRangeCreateDouble(values.lowerBound, values.upperBound)
    unsafe FcPatternAddRange(pattern, object, range)
    unsafe FcRangeDestroy(range)
  }
}
