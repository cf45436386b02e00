import FontCatalog
import FontScaling

/// A text placed in containers by percentages.
struct LayoutSheet {
  private struct Row {
    let name: String?
    let category: ContentSizeCategory
    let placement: TextPlacement
    /// The size that `Font.custom(_:size:)` shows.
    let shown: Double
    /// The font's own line height at that size; `nil` without a font.
    let lineHeight: Double?

    /// Whether a line is higher than the frame; `nil` when either is unknown.
    var overflows: Bool? {
      guard let lineHeight, let height = placement.height else { return nil }
      return lineHeight > height
    }
  }

  private let rows: [Row]

  init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
    let position = try Self.position(arguments)
    let metrics = try arguments[.fontFile].map { name throws(CommandFailure) in
      try LineMetrics(fontFile: FontOperand.path(name, console))
    }
    var rows: [Row] = []
    for container in try Self.containers(arguments, console) {
      for category in try arguments.categoriesOrDefault(on: container.platform) {
        rows.append(
          try CommandFailure.computing { () throws(ScalingError) in
            let placement = try position.placement(in: container.size)
            let shown = try FontCall.size.shownSize(
              placement.fontSize, at: category, on: container.platform)
            return Row(
              name: container.name, category: category, placement: placement, shown: shown,
              lineHeight: try metrics?.lineHeight(atSize: shown))
          })
      }
    }
    self.rows = rows
  }

  private static func position(
    _ arguments: Arguments
  ) throws(CommandFailure) -> FlexibleTextPosition {
    guard let at = arguments[.position] else { throw .usage("layout needs --at, such as 50%,40%") }
    let (horizontal, vertical) = try Percentage.pair(
      parsing: at, separatedBy: ",", for: "--at")
    let frame = try arguments[.frame].map { text throws(CommandFailure) in
      try Percentage.pair(parsing: text, separatedBy: Container.times, for: "--frame")
    }
    let fontSize = try arguments[.fontPercent].map { text throws(CommandFailure) in
      try Percentage(parsing: text, for: "--font-percent")
    }
    return FlexibleTextPosition(
      horizontal: horizontal, vertical: vertical, width: frame?.0, height: frame?.1,
      fontSize: fontSize)
  }

  private static func containers(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> [Container] {
    let upright: [Container]
    switch (arguments[.container], arguments[.device]) {
    case (let size?, nil):
      try DeviceSource.requireNone(arguments)
      upright = [try Container.parse(size, for: "--container")]
    case (nil, let name?): upright = try Container.screens(name, arguments, console)
    default:
      throw .usage("layout takes --container or --device", hint: "see 'fontkit help layout'")
    }
    guard arguments.has(.landscape) else { return upright }
    return upright.map(\.rotated)
  }
}

extension LayoutSheet {
  var text: String {
    var table = TextTable(
      header: [
        "container", "points", "category", "font size", "shown", "centre", "frame", "clipped",
        "line height", "",
      ])
    table.rows = rows.map(cells)
    return table.text
  }

  private func cells(_ row: Row) -> [String] {
    let placement = row.placement
    let container = placement.container
    return [
      row.name ?? "given",
      "\(container.width.text(decimals: 2))x\(container.height.text(decimals: 2))",
      row.category.shortName, placement.fontSize.text(decimals: 2), row.shown.text(decimals: 2),
      "\(placement.centerX.text(decimals: 2)),\(placement.centerY.text(decimals: 2))",
      Self.text(placement.frame),
      Self.text(placement.clippedFrame), row.lineHeight?.text(decimals: 2) ?? "–",
      row.overflows == true ? "higher than the frame" : "",
    ]
  }

  private static func text(_ rectangle: Rectangle?) -> String {
    guard let rectangle else { return "–" }
    let (x, y) = (rectangle.x.text(decimals: 2), rectangle.y.text(decimals: 2))
    let (width, height) = (rectangle.width.text(decimals: 2), rectangle.height.text(decimals: 2))
    return "\(x),\(y) \(width)x\(height)"
  }

  var json: JSONValue {
    ["schemaVersion": 1, "placements": .array(rows.map(json))]
  }

  private func json(_ row: Row) -> JSONValue {
    let placement = row.placement
    return [
      "container": .optional(row.name, JSONValue.string),
      "width": .number(placement.container.width),
      "height": .number(placement.container.height),
      "category": .string(row.category.shortName),
      "fontSize": .number(placement.fontSize),
      "customSize": .number(row.shown),
      "centerX": .number(placement.centerX),
      "centerY": .number(placement.centerY),
      "frame": .optional(placement.frame, Self.json),
      "clippedFrame": .optional(placement.clippedFrame, Self.json),
      "lineHeight": .optional(row.lineHeight, JSONValue.number),
      "lineOverflows": .optional(row.overflows, JSONValue.bool),
    ]
  }

  private static func json(_ rectangle: Rectangle) -> JSONValue {
    [
      "x": .number(rectangle.x), "y": .number(rectangle.y),
      "width": .number(rectangle.width), "height": .number(rectangle.height),
    ]
  }
}
