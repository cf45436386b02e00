import FontCatalog
import FontScaling

extension ScaleSheet {
  /// The sheet for programs, with all digits of its numbers.
  var json: JSONValue {
    [
      "schemaVersion": 1,
      "value": .number(request.points),
      "style": .string(request.style.rawValue),
      "platform": .string(request.platform.name),
      "displayScale": .integer(request.displayScale.rawValue),
      "categories": .array(columns.map(json)),
    ]
  }

  private func json(_ column: ScaleColumn) -> JSONValue {
    var members: [String: JSONValue] = [
      "category": .string(column.category.shortName),
      "scaledValue": .optional(column.scaledValue, JSONValue.number),
      "scaledFont": .optional(column.scaledFont, JSONValue.number),
      "scaledMetric": .optional(column.scaledMetric, JSONValue.number),
      "pointSizeRatio": .optional(column.pointSizeRatio, JSONValue.number),
      "preferredSize": .optional(column.preferredSize, JSONValue.number),
      "leading": .optional(column.leading, JSONValue.number),
    ]
    if request.metrics != nil {
      members["naturalLineHeight"] = .optional(column.naturalLineHeight, JSONValue.number)
    }
    if let spacing = column.spacing {
      members["lineHeight"] = .number(spacing.lineHeight)
      members["lineSpacing"] = .number(spacing.lineSpacing)
      members["padding"] = .number(spacing.padding)
    }
    if let value = column.alongCurve { members["curve"] = .number(value) }
    return JSONValue(members)
  }
}
