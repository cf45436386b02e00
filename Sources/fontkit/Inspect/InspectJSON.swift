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
    var members: [String: JSONValue] = [
      "path": .optional(file.path, JSONValue.string),
      "format": .string(file.format.rawValue),
      "bytes": .integer(file.byteCount),
      "warnings": .array(file.warnings.map(warning)),
      "faces": .array(file.faces.map(face)),
    ]
    if let verification = file.verification {
      members["verification"] = [
        "glyphs": .integer(verification.loadedGlyphCount),
        "of": .integer(verification.glyphCount),
      ]
    }
    return .object(members)
  }

  private func warning(_ damage: FontDamage) -> JSONValue {
    [
      "kind": .string(damage.kind.rawValue),
      "face": .optional(damage.face, JSONValue.integer),
      "table": .optional(damage.table, JSONValue.string),
      "message": .string(damage.description),
    ]
  }

  private func face(_ face: FontFace) -> JSONValue {
    var members = names(face.names)
    members["index"] = .integer(face.index)
    members["weight"] = .optional(face.weight, JSONValue.integer)
    members["width"] = .optional(face.width, JSONValue.integer)
    members["italic"] = .bool(face.isItalic)
    members["fixedPitch"] = .bool(face.isFixedPitch)
    members["unitsPerEm"] = .optional(face.unitsPerEm, JSONValue.integer)
    members["metrics"] = metrics(face.metrics)
    members["lineHeight"] = lineHeight(face)
    members["capitalsBelowCenterEm"] = .optional(face.capitalsBelowCenter, JSONValue.shortest)
    members["glyphs"] = .integer(face.glyphCount)
    members["codePoints"] = .integer(face.coverage.count)
    members["scripts"] = .array(face.scripts.map(JSONValue.string))
    members["features"] = .array(face.features.map(JSONValue.string))
    members["axes"] = .array(face.axes.map(axis))
    members["instances"] = .array(face.instances.map(instance))
    members["colorFormats"] = .array(face.colorFormats.map(JSONValue.string))
    members["embedding"] = .optional(face.embedding, embedding)
    members["vendor"] = .optional(face.vendor, JSONValue.string)
    members["tables"] = .array(face.tables.map(table))
    if request.showsNames { members["names"] = .array(face.names.records.map(record)) }
    if request.showsCoverage {
      members["ranges"] = .array(face.coverage.ranges.map(range))
      members["languages"] = languages(face.coverage)
    }
    return .object(members)
  }

  private func names(_ names: FontNames) -> [String: JSONValue] {
    [
      "postScriptName": .optional(names.postScript, JSONValue.string),
      "family": .optional(names.family, JSONValue.string),
      "style": .optional(names.style, JSONValue.string),
      "fullName": .optional(names.full, JSONValue.string),
      "typographicFamily": .optional(names.typographicFamily, JSONValue.string),
      "typographicStyle": .optional(names.typographicStyle, JSONValue.string),
      "version": .optional(names.version, JSONValue.string),
      "localizedFamilies": .object(names.localizedFamilies.mapValues(JSONValue.string)),
      "copyright": .optional(names.copyright, JSONValue.string),
      "license": .optional(names.license, JSONValue.string),
      "licenseURL": .optional(names.licenseURL, JSONValue.string),
    ]
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
      "hhea": .optional(metrics.hhea, vertical),
      "typo": .optional(metrics.typo, vertical),
      "win": .optional(metrics.win) {
        ["ascent": .integer($0.ascent), "descent": .integer($0.descent)]
      },
      "useTypoMetrics": .optional(metrics.usesTypoMetrics, JSONValue.bool),
      "capHeight": .optional(metrics.capHeight, JSONValue.integer),
      "xHeight": .optional(metrics.xHeight, JSONValue.integer),
      "underlinePosition": .optional(metrics.underline?.position, JSONValue.integer),
      "underlineThickness": .optional(metrics.underline?.thickness, JSONValue.integer),
      "strikeoutPosition": .optional(metrics.strikeout?.position, JSONValue.integer),
      "strikeoutThickness": .optional(metrics.strikeout?.thickness, JSONValue.integer),
      "italicAngle": .optional(metrics.italicAngle, JSONValue.shortest),
      "boundingBox": .optional(metrics.boundingBox) {
        [
          "xMin": .integer($0.xMin), "yMin": .integer($0.yMin), "xMax": .integer($0.xMax),
          "yMax": .integer($0.yMax),
        ]
      },
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
      "units": .integer(units), "em": .shortest(em), "points": .shortest(em * request.size),
      "size": .shortest(request.size),
    ]
  }

  private func axis(_ axis: VariationAxis) -> JSONValue {
    [
      "tag": .string(axis.tag),
      "minimum": .shortest(axis.minimum),
      "default": .shortest(axis.defaultValue),
      "maximum": .shortest(axis.maximum),
      "name": .optional(axis.name, JSONValue.string),
    ]
  }

  private func instance(_ instance: NamedInstance) -> JSONValue {
    [
      "name": .optional(instance.name, JSONValue.string),
      "postScriptName": .optional(instance.postScriptName, JSONValue.string),
      "coordinates": .object(instance.coordinates.mapValues(JSONValue.shortest)),
    ]
  }

  private func embedding(_ rights: EmbeddingRights) -> JSONValue {
    ["fsType": .integer(rights.fsType), "permission": .string(rights.permission.rawValue)]
  }

  private func table(_ table: FontTable) -> JSONValue {
    ["tag": .string(table.tag), "bytes": .integer(table.byteCount)]
  }

  private func range(_ range: ClosedRange<UInt32>) -> JSONValue {
    [.integer(Int(range.lowerBound)), .integer(Int(range.upperBound))]
  }

  /// Each language with the characters that the font lacks.
  private func languages(_ coverage: CharacterCoverage) -> JSONValue {
    let gaps = Orthography.gaps(in: coverage).map { gap -> (String, JSONValue) in
      (
        gap.language,
        [
          "missing": .integer(gap.missingCount), "of": .integer(gap.characterCount),
          "missingCharacters": .string(gap.missingText()),
        ]
      )
    }
    return .object(Dictionary(gaps) { first, _ in first })
  }
}

extension JSONValue {
  /// A number without a fraction where it has none.
  static func shortest(_ value: Double) -> JSONValue {
    Int(exactly: value).map(JSONValue.integer) ?? .number(value)
  }
}
