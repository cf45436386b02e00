import FontCatalog
import FontScaling

/// A platform's text styles as they are published.
struct StyleListing {
  private let platform: Platform
  private let styles: [TextStyle]
  private let categories: [ContentSizeCategory]
  private let wantsJSON: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    let platform = try arguments.platform()
    let categories = try arguments.categories(on: platform) ?? platform.categories
    let wanted = try arguments.textStyle()
    styles = TextStyle.allCases.filter { style in
      (wanted == nil || style == wanted)
        && categories.contains { (try? style.preferredSize(at: $0, on: platform)) != nil }
    }
    self.platform = platform
    self.categories = categories
    wantsJSON = arguments.wantsJSON
    guard styles.isEmpty else { return }
    _ = try CommandFailure.computing { () throws(ScalingError) in
      try (wanted ?? .body).preferredSize(at: categories.first ?? .large, on: platform)
    }
  }

  /// The listing in the format asked for.
  var listing: String { wantsJSON ? json.compact + "\n" : text }

  private var text: String {
    var table = TextTable(
      header: [platform.name, "weight"] + categories.map(\.shortName), textColumns: 2)
    table.rows = styles.map { style in
      [style.rawValue, (try? style.weight(on: platform))?.name ?? "–"]
        + categories.map { cell(style, $0) }
    }
    return table.text + "\nSize/leading in points; – is not published.\n"
  }

  private func cell(_ style: TextStyle, _ category: ContentSizeCategory) -> String {
    let size = try? style.preferredSize(at: category, on: platform)
    let leading = try? style.leading(at: category, on: platform)
    return size.map { "\($0.text(decimals: 2))/\(leading?.text(decimals: 2) ?? "–")" } ?? "–"
  }

  private var json: JSONValue {
    [
      "schemaVersion": 1, "platform": .string(platform.name), "styles": .array(styles.map(json)),
    ]
  }

  private func json(_ style: TextStyle) -> JSONValue {
    [
      "style": .string(style.rawValue),
      "weight": .optional(try? style.weight(on: platform)) { .string($0.name) },
      "emphasizedWeight": .optional(try? style.emphasizedWeight(on: platform)) {
        .string($0.name)
      },
      "categories": .array(categories.map { json(style, $0) }),
    ]
  }

  private func json(_ style: TextStyle, _ category: ContentSizeCategory) -> JSONValue {
    let (size, leading, tracking) = (
      try? style.preferredSize(at: category, on: platform),
      try? style.leading(at: category, on: platform),
      try? style.tracking(at: category, on: platform)
    )
    return [
      "category": .string(category.shortName),
      "preferredSize": .optional(size, JSONValue.number),
      "leading": .optional(leading, JSONValue.number),
      "tracking": .optional(tracking, JSONValue.number),
    ]
  }
}
