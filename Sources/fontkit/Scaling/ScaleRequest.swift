import FontScaling

/// What `fontkit scale` is asked to scale, and how.
struct ScaleRequest {
  let points: Double
  let style: TextStyle
  let platform: Platform
  let displayScale: DisplayScale
  let categories: [ContentSizeCategory]
  let maximum: Double?
  let metrics: LineMetrics?
  let lineHeight: DesignLineHeight?
  let curve: NamedCurve?

  init(
    points: String, arguments: Arguments, curve: NamedCurve?, console: Console
  ) throws(CommandFailure) {
    guard let size = Double(decimal: points), size.isFinite, size > 0 else {
      throw .usage("'\(points)' is not a size in points", hint: "such as 17")
    }
    self.points = size
    self.curve = curve
    style = try arguments.textStyle() ?? .body
    platform = try arguments.platform()
    displayScale = arguments.displayScale(on: platform)
    categories = try arguments.categories(on: platform) ?? platform.categories
    maximum = try arguments.positiveNumber(.maximumSize)
    metrics = try arguments[.fontFile].map { name throws(CommandFailure) in
      try LineMetrics(fontFile: FontOperand.path(name, console))
    }
    lineHeight = try arguments.positiveNumber(.lineHeight).map { height throws(CommandFailure) in
      try CommandFailure.computing { () throws(ScalingError) in
        try DesignLineHeight(fontSize: size, lineHeight: height)
      }
    }
    guard lineHeight == nil || metrics != nil else {
      throw .usage("--line-height needs --font FILE", hint: "the spacing depends on the font")
    }
  }

  /// The value that `scaledValue` gives at a category.
  func scaledValue(at category: ContentSizeCategory) throws(ScalingError) -> Double {
    try style.scaledValue(points, at: category, on: platform, displayScale: displayScale)
  }

  /// The size that `scaledFont` gives at a category, `--max` included.
  func scaledFont(at category: ContentSizeCategory) throws(ScalingError) -> Double {
    try style.scaledFont(points, at: category, on: platform, maximum: maximum)
  }
}
