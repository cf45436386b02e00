private import FontScaling

extension Configuration.Usage {
  /// The keys of a usage.
  package static let keys = [
    "name", "font", "style", "size", "scaling", "minSize", "maxSize", "smallestContentSize",
    "largestContentSize", "widthPercent", "frame", "lines", "samples", "role", "monospacedDigit",
    "screen", "locales", "devices", "platforms",
  ]

  init(reading value: JSON5Value, index: Int) throws(JSON5Error) {
    let object = try value.object()
    try object.requireNames(among: Self.keys)
    guard let font = try object["font"]?.string() else { throw value.error("'font' is missing") }
    name = try object["name"]?.string() ?? "usages[\(index)]"
    position = value.position
    self.font = font
    style = try object["style"].map(Self.style)
    size = try object["size"].map(Self.size)
    scaling = try object["scaling"]?.choice(of: Scaling.self) ?? .dynamic
    minSize = try object["minSize"].map(Self.size)
    maxSize = try object["maxSize"].map(Self.size)
    smallestContentSize = try object["smallestContentSize"].map(Self.contentSize)
    largestContentSize = try object["largestContentSize"].map(Self.contentSize)
    widthPercent = try object["widthPercent"].map(Self.percent)
    frame = try object["frame"].map(Configuration.Frame.init(reading:)) ?? Configuration.Frame()
    lines = try object["lines"].map(Self.lines)
    samples = try object["samples"]?.strings() ?? []
    role = try object["role"]?.choice(of: Configuration.Role.self) ?? .text
    monospacedDigit = try object["monospacedDigit"]?.bool() ?? false
    screen = try object["screen"]?.string()
    locales = try object["locales"]?.locales() ?? []
    devices = try object["devices"]?.devices() ?? []
    platforms = try object["platforms"]?.platforms() ?? []
    try object.requireOne(of: "widthPercent", "size")
    try requireOrder(of: "minSize", minSize, "maxSize", maxSize, in: object)
    try requireOrder(
      of: "smallestContentSize", smallestContentSize, "largestContentSize", largestContentSize,
      in: object)
  }

  /// Far beyond any use, and small enough that lengths stay finite.
  private static let largestSize = 1_000_000.0

  private static func size(_ value: JSON5Value) throws(JSON5Error) -> Double {
    let size = try value.positiveNumber()
    guard size <= largestSize else {
      throw value.error("expected a size up to 1000000 points, found \(size)")
    }
    return size
  }

  private func requireOrder<Value: Comparable>(
    of lowerName: String, _ lower: Value?, _ upperName: String, _ upper: Value?,
    in object: JSON5Object
  ) throws(JSON5Error) {
    guard let lower, let upper, lower > upper, let value = object[lowerName] else { return }
    throw value.error("'\(lowerName)' is larger than '\(upperName)'")
  }

  private static func style(_ value: JSON5Value) throws(JSON5Error) -> TextStyle {
    let name = try value.string()
    guard let style = TextStyle(name: name) else {
      throw value.unknown(name, among: TextStyle.allCases.map(\.rawValue))
    }
    return style
  }

  private static func contentSize(_ value: JSON5Value) throws(JSON5Error) -> ContentSizeCategory {
    let name = try value.string()
    guard let size = ContentSizeCategory(name: name) else {
      throw value.unknown(name, among: ContentSizeCategory.allCases.map(\.shortName))
    }
    return size
  }

  private static func percent(_ value: JSON5Value) throws(JSON5Error) -> Double {
    let percent = try value.positiveNumber()
    guard percent <= 100 else {
      throw value.error("expected a percentage up to 100, found \(percent)")
    }
    return percent
  }

  private static func lines(_ value: JSON5Value) throws(JSON5Error) -> Int {
    let lines = try value.integer()
    guard lines > 0 else { throw value.error("expected at least 1 line, found \(lines)") }
    return lines
  }
}

extension Configuration.Frame {
  /// The keys of a frame.
  package static let keys = ["width", "height", "minHeight"]

  fileprivate init(reading value: JSON5Value) throws(JSON5Error) {
    let object = try value.object()
    try object.requireNames(among: Self.keys)
    width = try object["width"]?.positiveNumber()
    height = try object["height"]?.positiveNumber()
    minHeight = try object["minHeight"]?.positiveNumber()
    try object.requireOne(of: "height", "minHeight")
  }
}

extension JSON5Object {
  /// Refuses two keys that contradict each other.
  fileprivate func requireOne(of key: String, _ other: String) throws(JSON5Error) {
    guard let value = self[key], self[other] != nil else { return }
    throw value.error("'\(key)' stands beside '\(other)': keep the one that the app's code has")
  }
}
