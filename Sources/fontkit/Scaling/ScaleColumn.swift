import FontScaling

/// A size at one content size by every law; `nil` stands for what is not published.
struct ScaleColumn {
  let category: ContentSizeCategory
  let scaledValue: Double?
  let scaledFont: Double?
  let scaledMetric: Double?
  let customFont: Double?
  let pointSizeRatio: Double?
  let preferredSize: Double?
  let leading: Double?
  /// The font's own line height at the size of `scaledFont`.
  let naturalLineHeight: Double?
  let spacing: LineSpacing?
  let alongCurve: Double?

  init(_ request: ScaleRequest, at category: ContentSizeCategory) throws(CommandFailure) {
    let (style, platform, points) = (request.style, request.platform, request.points)
    self.category = category
    scaledValue = try CommandFailure.published { () throws(ScalingError) in
      try request.scaledValue(at: category)
    }
    let font = try CommandFailure.published { () throws(ScalingError) in
      try request.scaledFont(at: category)
    }
    scaledFont = font
    scaledMetric = try CommandFailure.published { () throws(ScalingError) in
      try style.scaledMetric(
        points, at: category, on: platform, displayScale: request.displayScale)
    }
    customFont = try CommandFailure.published { () throws(ScalingError) in
      try style.customFont(points, at: category, on: platform)
    }
    pointSizeRatio = try? style.pointSizeRatio(at: category, on: platform)
    preferredSize = try? style.preferredSize(at: category, on: platform)
    leading = try? style.leading(at: category, on: platform)
    naturalLineHeight = try CommandFailure.computing { () throws(ScalingError) -> Double? in
      guard let font else { return nil }
      return try request.metrics?.lineHeight(atSize: font)
    }
    spacing = try CommandFailure.computing { () throws(ScalingError) -> LineSpacing? in
      guard let font, let metrics = request.metrics else { return nil }
      return try request.lineHeight?.spacing(for: metrics, scaledTo: font)
    }
    alongCurve = try CommandFailure.computing { () throws(ScalingError) in
      try request.curve?.sizes.scaled(
        points, at: category, displayScale: request.displayScale)
    }
  }
}
