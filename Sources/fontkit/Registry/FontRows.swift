import FontCatalog
import FontFiles

/// Fonts as lines for people: PostScript name, family, style, weight, file.
struct FontRows {
  private let rows: [[String]]

  init(_ fonts: [RegisteredFont]) {
    rows = fonts.map { font in
      [
        font.postScriptName ?? "(no PostScript name)", font.family ?? "(no family)",
        font.style ?? "(no style)", font.weightText, font.source.description,
      ].map(\.visible)
    }
  }

  /// The lines, in columns.
  var text: String {
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map(Help.padded).joined(separator: "  ") + "  \(row[4])\n"
    }.joined()
  }
}

extension RegisteredFont {
  /// The weight, or the weights that the font can take.
  fileprivate var weightText: String {
    guard let axis = face.axes.first(where: { $0.tag == "wght" }) else {
      return face.weight.map(String.init) ?? "?"
    }
    guard isDefault else { return (coordinates["wght"] ?? axis.defaultValue).text() }
    return "\(axis.minimum.text())-\(axis.maximum.text())"
  }

  /// The font as a JSON object.
  var json: JSONValue {
    [
      "postScriptName": .optional(postScriptName, JSONValue.string),
      "fullName": .optional(isDefault ? face.names.full : nil, JSONValue.string),
      "family": .optional(family, JSONValue.string),
      "style": .optional(style, JSONValue.string),
      "weight": .optional(face.weight, JSONValue.integer),
      "width": .optional(face.width, JSONValue.integer),
      "italic": .bool(face.isItalic),
      "path": .string(source.description),
      "index": .integer(face.index),
      "coordinates": JSONValue(coordinates.mapValues(JSONValue.shortest)),
      "instances": .array(
        face.instances.compactMap(\.postScriptName).map(JSONValue.string)),
    ]
  }
}
