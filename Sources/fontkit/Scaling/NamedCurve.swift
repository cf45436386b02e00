import FontCatalog
import FontScaling

/// A curve that the command line names: the list edit icon, or a file.
struct NamedCurve {
  let name: String
  let sizes: CategoryCurve
  /// The gaps beside the list edit icon; `nil` for a file's curve.
  let icon: ListEditIcon?

  init(_ name: String, scale: DisplayScale, console: Console) throws(CommandFailure) {
    self.name = name
    guard name == "list-edit-icon" else {
      icon = nil
      sizes = try CommandFailure.reading(name, console: console) { value throws(JSON5Error) in
        try CategoryCurve(reading: value)
      }
      return
    }
    let measured = try CommandFailure.computing { () throws(ScalingError) in
      try ListEditIcon.measured(at: scale)
    }
    icon = measured
    sizes = measured.size
  }

  /// What there is to say about the curve's shape, in one line.
  var shape: String {
    let falls = sizes.falls.map(\.shortName).joined(separator: ", ")
    return falls.isEmpty
      ? "The curve is monotonic." : "The curve is not monotonic: it falls at \(falls)."
  }

  /// The curve itself, in the format asked for.
  func listing(_ arguments: Arguments) throws(CommandFailure) -> String {
    let categories = try arguments.categories(on: .iOS) ?? ContentSizeCategory.allCases
    return arguments.wantsJSON ? json(categories).compact + "\n" : text(categories)
  }

  private func text(_ categories: [ContentSizeCategory]) -> String {
    var table = TextTable(header: [name] + categories.map(\.shortName))
    for row in rows {
      let values = categories.map(row.value)
      let decimals = Double.decimals(values, limit: 2)
      table.rows.append([row.name] + values.map { $0.fixed(decimals: decimals) })
    }
    return "\(table.text)\n\(shape)\n"
  }

  private func json(_ categories: [ContentSizeCategory]) -> JSONValue {
    let columns = categories.map { category in
      var members = Dictionary(
        uniqueKeysWithValues: rows.map { ($0.key, JSONValue.number($0.value(category))) })
      members["category"] = .string(category.shortName)
      return JSONValue(members)
    }
    return [
      "schemaVersion": 1, "curve": .string(name), "categories": .array(columns),
      "falls": .array(sizes.falls.map { .string($0.shortName) }),
    ]
  }

  private var rows: [(name: String, key: String, value: (ContentSizeCategory) -> Double)] {
    let size = ("size", "size", { sizes[$0] })
    guard let icon else { return [size] }
    return [
      size,
      ("left gap", "leftGap", { icon.leftGap[$0] }),
      ("right gap", "rightGap", { icon.rightGap[$0] }),
      ("derived size", "derivedSize", { ListEditIcon.derivedSize(at: $0) }),
    ]
  }
}
