import FontCatalog
import FontScaling

/// Font sizes that are a part of their containers' widths.
struct SizeSheet {
  private struct Row {
    let name: String?
    let width: Double
    let category: ContentSizeCategory
    let size: Double
    let shown: Double
  }

  private let rule: ContainerPercent
  private let rows: [Row]
  private let isScaledTwice: Bool

  init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
    let rule = try Self.rule(arguments)
    var rows: [Row] = []
    let widths = try Self.widths(arguments, console)
    for (name, width, platform) in widths {
      for category in try arguments.categoriesOrDefault(on: platform) {
        rows.append(
          try CommandFailure.computing { () throws(ScalingError) in
            let size = try rule.size(inWidth: width, at: category, on: platform)
            let shown = try FontCall.size.shownSize(size, at: category, on: platform)
            return Row(name: name, width: width, category: category, size: size, shown: shown)
          })
      }
    }
    self.rule = rule
    self.rows = rows
    isScaledTwice = widths.contains { rule.isScaledTwice(by: .size, on: $0.platform) }
  }

  private static func rule(_ arguments: Arguments) throws(CommandFailure) -> ContainerPercent {
    let percentage = try arguments[.percent].map { text throws(CommandFailure) in
      try Percentage(parsing: text, for: "--percent")
    }
    let minimum = try arguments.positiveNumber(.minimumSize)
    let maximum = try arguments.positiveNumber(.largestSize)
    let limits = try CommandFailure.computing { () throws(ScalingError) in
      try SizeLimits(minimum: minimum, maximum: maximum)
    }
    return ContainerPercent(percentage, limits: limits, textStyle: try arguments.textStyle())
  }

  /// The widths of the containers, and whose text sizes are shown in them.
  private static func widths(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> [(name: String?, width: Double, platform: Platform)] {
    switch (try arguments.positiveNumber(.width), arguments[.device]) {
    case (let width?, nil):
      try DeviceSource.requireNone(arguments)
      return [(nil, width, try arguments.platform())]
    case (nil, let name?):
      guard !arguments.has(.platform) else {
        throw .usage("--platform goes with --width", hint: "a device has a platform of its own")
      }
      return try Container.screens(name, arguments, console).map {
        ($0.name, $0.size.width, $0.platform)
      }
    default: throw .usage("size takes --width or --device", hint: "see 'fontkit help size'")
    }
  }
}

extension SizeSheet {
  var text: String {
    var table = TextTable(header: [
      "container", "width", "category", "size", "Font.custom(_:size:)",
    ])
    table.rows = rows.map { row in
      [
        row.name ?? "given", row.width.text(decimals: 2), row.category.shortName,
        row.size.text(decimals: 2),
        row.shown.text(decimals: 2),
      ]
    }
    return table.text + warning
  }

  private var warning: String {
    guard isScaledTwice else { return "" }
    return "\nFont.custom(_:size:) scales the size a second time: use Font.custom(_:fixedSize:).\n"
  }

  var json: JSONValue {
    [
      "schemaVersion": 1,
      "fraction": .optional(rule.percentage) { .number($0.fraction) },
      "isScaledTwice": .bool(isScaledTwice),
      "sizes": .array(
        rows.map { row in
          [
            "container": .optional(row.name, JSONValue.string), "width": .number(row.width),
            "category": .string(row.category.shortName), "size": .number(row.size),
            "customSize": .number(row.shown),
          ]
        }),
    ]
  }
}
