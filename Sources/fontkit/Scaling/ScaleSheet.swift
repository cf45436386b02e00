import FontScaling

/// A size scaled by every law: one row per law, one column per content size.
struct ScaleSheet {
  let request: ScaleRequest
  let columns: [ScaleColumn]

  /// Computes the columns; fails when no column has a scaled value.
  init(_ request: ScaleRequest) throws(CommandFailure) {
    self.request = request
    columns = try request.categories.map { category throws(CommandFailure) in
      try ScaleColumn(request, at: category)
    }
    guard !columns.contains(where: { $0.scaledValue != nil }) else { return }
    _ = try CommandFailure.computing { () throws(ScalingError) in
      try request.scaledValue(at: request.categories.first ?? .large)
    }
  }

  var text: String {
    var table = TextTable(header: [""] + columns.map(\.category.shortName))
    for row in rows {
      let values = columns.map(row.value)
      guard values.contains(where: { $0 != nil }) else { continue }
      let decimals = Double.decimals(values.compactMap(\.self), limit: row.limit)
      table.rows.append([row.name] + values.map { $0?.fixed(decimals: decimals) ?? "–" })
    }
    return "\(title)\n\n\(table.text)\n\(doubling)\n"
  }

  private var title: String {
    """
    \(request.points.text(decimals: 2)) pt as \(request.style.rawValue) on \(request.platform.name) \
    at \(request.displayScale.rawValue)x
    """
  }

  private var rows: [(name: String, limit: Int, value: (ScaleColumn) -> Double?)] {
    let points = request.points
    let isPhone = request.platform == .iOS
    let curve = request.curve?.name ?? ""
    return [
      ("scaledValue", 2, \.scaledValue),
      ("scaledFont", 2, \.scaledFont),
      ("@ScaledMetric", 2, \.scaledMetric),
      ("Font.custom", 2, \.customFont),
      ("React Native", 2, { isPhone ? ReactNative.fontScale(at: $0.category) * points : nil }),
      ("Flutter", 2, { isPhone ? Flutter.textScaleFactor(at: $0.category) * points : nil }),
      (curve, 2, \.alongCurve),
      ("point-size ratio", 2, \.pointSizeRatio),
      ("preferred size", 2, \.preferredSize),
      ("leading", 2, \.leading),
      ("natural line height", 3, \.naturalLineHeight),
      ("line height", 3, \.spacing?.lineHeight),
      ("lineSpacing", 3, \.spacing?.lineSpacing),
      ("padding", 3, \.spacing?.padding),
    ]
  }

  /// At which category text has twice its default size, as WCAG 1.4.4 wants it to be able to.
  private var doubling: String {
    let platform = request.platform
    guard platform.hasDynamicType else {
      return "Sizes are fixed: 200 % of the default is not reached."
    }
    let sizes = platform.categories.compactMap { category in
      (try? request.scaledFont(at: category)).map { (category, $0) }
    }
    guard let standard = try? request.scaledFont(at: platform.defaultCategory()),
      let largest = sizes.map(\.1).max()
    else { return "Whether 200 % of the default is reached is not known." }
    if let (category, size) = sizes.first(where: { $0.1 >= 2 * standard }) {
      return
        "200 % of the default is reached at \(category.shortName): scaledFont \(size.text(decimals: 2))."
    }
    guard sizes.count == platform.categories.count else {
      return "Whether 200 % of the default is reached is not published."
    }
    return
      "200 % of the default is not reached: scaledFont is \(largest.text(decimals: 2)) at most."
  }
}
