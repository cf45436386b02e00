import FontCatalog
import FontFiles

/// `fontkit inspect --format json`: one file as a value.
///
/// Lengths are in font units unless a key says em or points; `null` stands where a font has no such
/// value. Lists keep the font's order, except tags, which are sorted.
struct InspectJSON {
  private let request: InspectRequest

  init(_ request: InspectRequest) {
    self.request = request
  }

  func value(of file: FontFile) -> JSONValue {
    var missingTextRoom = 4 << 20 + 2 * file.byteCount
    let faces = file.faces.map { face($0, &missingTextRoom) }
    var members: [(String, JSONValue)] = [
      ("bytes", .integer(file.byteCount)),
      ("faces", .array(faces)),
      ("format", .string(file.format.rawValue)),
      ("path", .optional(file.path, JSONValue.string)),
    ]
    if let verification = file.verification {
      let counts: JSONValue = [
        "glyphs": .integer(verification.loadedGlyphCount),
        "of": .integer(verification.glyphCount),
      ]
      members.append(("verification", counts))
    }
    members.append(("warnings", .array(file.warnings.map(warning))))
    return .object(members)
  }

  private func warning(_ damage: FontDamage) -> JSONValue {
    [
      "face": .optional(damage.face, JSONValue.integer),
      "kind": .string(damage.kind.rawValue),
      "message": .string(damage.description),
      "table": .optional(damage.table, JSONValue.string),
    ]
  }

  private func face(_ face: FontFace, _ missingTextRoom: inout Int) -> JSONValue {
    let names = face.names
    let localizedFamilies = names.localizedFamilies.mapValues(JSONValue.string)
    var members: [(String, JSONValue)] = [
      ("axes", .array(face.axes.map(axis))),
      ("capitalsBelowCenterEm", .optional(face.capitalsBelowCenter, JSONValue.shortest)),
      ("codePoints", .integer(face.coverage.count)),
      ("colorFormats", .array(face.colorFormats.map(JSONValue.string))),
      ("copyright", .optional(names.copyright, JSONValue.string)),
      ("embedding", .optional(face.embedding, embedding)),
      ("family", .optional(names.family, JSONValue.string)),
      ("features", .array(face.features.map(JSONValue.string))),
      ("fixedPitch", .bool(face.isFixedPitch)),
      ("fullName", .optional(names.full, JSONValue.string)),
      ("glyphs", .integer(face.glyphCount)),
      ("index", .integer(face.index)),
      ("instances", .array(face.instances.map(instance))),
      ("italic", .bool(face.isItalic)),
      ("license", .optional(names.license, JSONValue.string)),
      ("licenseURL", .optional(names.licenseURL, JSONValue.string)),
      ("lineHeight", lineHeight(face)),
      ("localizedFamilies", JSONValue(localizedFamilies)),
      ("metrics", metrics(face.metrics)),
      ("postScriptName", .optional(names.postScript, JSONValue.string)),
      ("scripts", .array(face.scripts.map(JSONValue.string))),
      ("style", .optional(names.style, JSONValue.string)),
      ("tables", .array(face.tables.map(table))),
      ("typographicFamily", .optional(names.typographicFamily, JSONValue.string)),
      ("typographicStyle", .optional(names.typographicStyle, JSONValue.string)),
      ("unitsPerEm", .optional(face.unitsPerEm, JSONValue.integer)),
      ("vendor", .optional(face.vendor, JSONValue.string)),
      ("version", .optional(names.version, JSONValue.string)),
      ("weight", .optional(face.weight, JSONValue.integer)),
      ("width", .optional(face.width, JSONValue.integer)),
    ]
    if request.showsNames { members.append(("names", .array(names.records.map(record)))) }
    if request.showsCoverage {
      members.append(("ranges", .array(face.coverage.ranges.map(range))))
      members.append(("languages", languages(face.coverage, &missingTextRoom)))
    }
    return .object(members)
  }

  private func record(_ record: NameRecord) -> JSONValue {
    [
      "platform": .integer(record.platform),
      "encoding": .integer(record.encoding),
      "language": .integer(record.language),
      "nameID": .integer(record.nameID),
      "string": .optional(record.string, JSONValue.string),
    ]
  }

  private func metrics(_ metrics: FontMetrics) -> JSONValue {
    [
      "boundingBox": .optional(metrics.boundingBox) {
        [
          "xMax": .integer($0.xMax), "xMin": .integer($0.xMin), "yMax": .integer($0.yMax),
          "yMin": .integer($0.yMin),
        ]
      },
      "capHeight": .optional(metrics.capHeight, JSONValue.integer),
      "hhea": .optional(metrics.hhea, vertical),
      "italicAngle": .optional(metrics.italicAngle, JSONValue.shortest),
      "strikeoutPosition": .optional(metrics.strikeout?.position, JSONValue.integer),
      "strikeoutThickness": .optional(metrics.strikeout?.thickness, JSONValue.integer),
      "typo": .optional(metrics.typo, vertical),
      "underlinePosition": .optional(metrics.underline?.position, JSONValue.integer),
      "underlineThickness": .optional(metrics.underline?.thickness, JSONValue.integer),
      "useTypoMetrics": .optional(metrics.usesTypoMetrics, JSONValue.bool),
      "win": .optional(metrics.win) {
        ["ascent": .integer($0.ascent), "descent": .integer($0.descent)]
      },
      "xHeight": .optional(metrics.xHeight, JSONValue.integer),
    ]
  }

  private func vertical(_ metrics: FontMetrics.Vertical) -> JSONValue {
    [
      "ascender": .integer(metrics.ascender), "descender": .integer(metrics.descender),
      "lineGap": .integer(metrics.lineGap),
    ]
  }

  private func lineHeight(_ face: FontFace) -> JSONValue {
    guard let units = face.metrics.lineHeight, let em = face.lineHeightInEm else { return .null }
    return [
      "em": .shortest(em), "points": .shortest(em * request.size), "size": .shortest(request.size),
      "units": .integer(units),
    ]
  }

  private func axis(_ axis: VariationAxis) -> JSONValue {
    [
      "default": .shortest(axis.defaultValue),
      "maximum": .shortest(axis.maximum),
      "minimum": .shortest(axis.minimum),
      "name": .optional(axis.name, JSONValue.string),
      "tag": .string(axis.tag),
    ]
  }

  private func instance(_ instance: NamedInstance) -> JSONValue {
    [
      "coordinates": JSONValue(instance.coordinates.mapValues(JSONValue.shortest)),
      "name": .optional(instance.name, JSONValue.string),
      "postScriptName": .optional(instance.postScriptName, JSONValue.string),
    ]
  }

  private func embedding(_ rights: EmbeddingRights) -> JSONValue {
    ["fsType": .integer(rights.fsType), "permission": .string(rights.permission.rawValue)]
  }

  private func table(_ table: FontTable) -> JSONValue {
    ["bytes": .integer(table.byteCount), "tag": .string(table.tag)]
  }

  private func range(_ range: ClosedRange<UInt32>) -> JSONValue {
    [.integer(Int(range.lowerBound)), .integer(Int(range.upperBound))]
  }

  /// Each language with the characters that the font lacks, as long as there is room for their bytes:
  /// thousands of faces that share their tables would otherwise fill the memory.
  private func languages(_ coverage: CharacterCoverage, _ room: inout Int) -> JSONValue {
    .object(
      Orthography.gaps(in: coverage).map { gap in
        let text = room > 0 ? gap.missingText() : nil
        room -= text?.utf8.count ?? 0
        return (
          gap.language,
          [
            "missing": .integer(gap.missingCount),
            "missingCharacters": .optional(text, JSONValue.string),
            "of": .integer(gap.characterCount),
          ]
        )
      })
  }
}

extension JSONValue {
  /// A number without a fraction where it has none.
  static func shortest(_ value: Double) -> JSONValue {
    Int(exactly: value).map(JSONValue.integer) ?? .number(value)
  }
}
