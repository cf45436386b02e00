internal import FontFiles

/// Measures text in one face of a font file, at one instance.
///
/// Opening a face reads its file; after that, a short string takes a few microseconds. A typesetter
/// holds C resources that are not shared, so each task makes its own.
public final class Typesetter {
  /// The font's path, as it was given.
  public let path: String
  /// Font units in an em.
  public let unitsPerEm: Int
  /// The height of a line on Apple platforms: `hhea` ascender − descender + line gap, in font units.
  public let lineHeight: Int
  /// How this typesetter finds advances.
  public let method: MeasuringMethod

  private let face: OpenFace
  private let unshapedReason: UnshapedReason
  #if Shaping
    private let shaper: HarfBuzzFont?
  #endif

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - path: The font file's path.
  ///   - index: The face's position in the file.
  ///   - variations: The instance of a variable font, by axis tag; other axes stay at their default.
  ///   - language: The BCP 47 tag of the text's language, for fonts that draw it differently.
  ///   - allowsShaping: Whether to shape where this build and the font's format allow it: TrueType
  ///     and OpenType fonts, WOFF too, in a build with the trait `Shaping`.
  /// - Throws: ``MeasuringError`` when the face cannot be read or has no such instance.
  public init(
    _ path: String, face index: Int = 0, variations: [String: Double] = [:],
    language: String? = nil, allowsShaping: Bool = true
  ) throws(MeasuringError) {
    let file = try Self.read(path)
    let description = try file.face(index, path)
    try file.requireSoundTables(ofFace: index, path)
    guard let unitsPerEm = description.unitsPerEm, description.hasOutlines else {
      throw .noOutlines(path: path)
    }
    guard let lineHeight = description.metrics.lineHeight else { throw .noLineHeight(path: path) }
    self.path = path
    self.unitsPerEm = unitsPerEm
    self.lineHeight = lineHeight
    let coordinates = try description.coordinates(variations, path)
    face = try Self.open(path, index, coordinates)
    #if Shaping
      unshapedReason = allowsShaping ? .format : .choice
      shaper =
        allowsShaping
        ? try Self.shaper(file.format, face, path, index, variations, language) : nil
      method = shaper == nil ? .unshaped : .shaped
    #else
      method = .unshaped
      unshapedReason = allowsShaping ? .build : .choice
    #endif
  }

  private static func read(_ path: String) throws(MeasuringError) -> FontFile {
    do throws(FontFileError) {
      return try FontFile.read(path)
    } catch {
      throw .font(error)
    }
  }

  private static func open(
    _ path: String, _ index: Int, _ coordinates: [Double]
  ) throws(MeasuringError) -> OpenFace {
    do throws(FontFileError) {
      return try OpenFace(path, index: index, coordinates: coordinates)
    } catch {
      throw .font(error)
    }
  }

  #if Shaping
    /// HarfBuzz's view of a face; `nil` when it does not read the format.
    private static func shaper(
      _ format: FontFormat, _ face: OpenFace, _ path: String, _ index: Int,
      _ variations: [String: Double], _ language: String?
    ) throws(MeasuringError) -> HarfBuzzFont? {
      switch format {
      case .truetype, .openTypeCFF, .openTypeCFF2:
        return HarfBuzzFont(path: path, index: index, variations: variations, language: language)
      case .woff, .woff2:
        do throws(FontFileError) {
          let tables = try face.tables(of: path)
          return HarfBuzzFont(tables: tables, variations: variations, language: language)
        } catch {
          throw .font(error)
        }
      default: return nil
      }
    }
  #endif

  /// Sets a text, to be measured and broken into lines.
  ///
  /// - Throws: ``MeasuringError`` for a text that cannot be measured.
  public func set(_ text: String) throws(MeasuringError) -> SetText {
    try SetText(text, by: self)
  }

  /// The parts of a paragraph that are shaped by themselves.
  func items(of text: [Unicode.Scalar]) -> [TextItem] {
    #if Shaping
      if shaper != nil { return TextItem.items(of: text) }
    #endif
    return [TextItem(range: text.indices, script: 0, isRightToLeft: false)]
  }

  /// Calls a function with each glyph of an item of a text, from left to right.
  func forEachGlyph(
    of text: [Unicode.Scalar], _ item: TextItem, _ body: (Glyph) -> Void
  ) throws(MeasuringError) {
    #if Shaping
      if let shaper { return try shaper.shape(text, item, body) }
    #endif
    try face.glyphs(of: text, item.range, unshapedFor: unshapedReason).forEach(body)
  }

  /// Whether the font maps a character to a glyph.
  func hasGlyph(of scalar: Unicode.Scalar) -> Bool {
    face.glyph(of: scalar) != 0
  }

  /// The ink of a glyph.
  func ink(of glyph: Glyph) -> FontMetrics.BoundingBox? {
    face.ink(of: glyph.id)
  }
}

extension FontFile {
  fileprivate func face(_ index: Int, _ path: String) throws(MeasuringError) -> FontFace {
    guard let face = faces.first(where: { $0.index == index }) else {
      throw .noSuchFace(path: path, index: index, count: faces.count)
    }
    return face
  }
}

extension FontFile {
  /// Throws when a table that measuring reads is cut off or contradicts itself.
  fileprivate func requireSoundTables(
    ofFace index: Int, _ path: String
  ) throws(MeasuringError) {
    let damage = warnings.first { warning in
      (warning.kind == .truncated || warning.kind == .tableInvalid)
        && (warning.face ?? index) == index
        && Self.measuredTables.contains(warning.table ?? "")
    }
    if let damage { throw .font(.damaged(path: path, reason: damage.description)) }
  }

  /// The tables that say which glyphs stand for a text, how wide they are, and what they look like.
  private static let measuredTables: Set = [
    "cmap", "head", "hhea", "hmtx", "maxp", "glyf", "loca", "CFF ", "CFF2", "kern", "kerx", "morx",
    "GDEF", "GPOS", "GSUB", "fvar", "avar", "gvar", "HVAR",
  ]
}

extension FontFace {
  /// The place on each axis, in the order of the font.
  fileprivate func coordinates(
    _ variations: [String: Double], _ path: String
  ) throws(MeasuringError) -> [Double] {
    for (tag, value) in variations.sorted(by: { $0.key < $1.key }) {
      guard let axis = axes.first(where: { $0.tag == tag }) else {
        throw .unknownAxis(path: path, tag: tag, axes: axes.map(\.tag))
      }
      guard value >= axis.minimum, value <= axis.maximum else {
        throw .outOfRange(path: path, axis: axis, value: value)
      }
    }
    return variations.isEmpty ? [] : axes.map { variations[$0.tag] ?? $0.defaultValue }
  }
}
