extension TextStyle {
  /// The point size of the system font.
  ///
  /// - Throws: ``ScalingError/unavailable(_:)`` where Apple publishes none.
  public func preferredSize(
    at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(ScalingError) -> Double {
    let size = platform.size(of: self, at: category)
    guard size > 0 else { throw unavailable("size", at: category, on: platform) }
    return size
  }

  /// The line height of the style in points, by which UIFontMetrics scales.
  ///
  /// - Throws: ``ScalingError/unavailable(_:)`` where none is known.
  public func leading(
    at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(ScalingError) -> Double {
    let leading = platform.leading(of: self, at: category)
    guard leading > 0 else { throw unavailable("leading", at: category, on: platform) }
    return leading
  }

  /// The weight of the system font.
  ///
  /// - Throws: ``ScalingError/unavailable(_:)`` where Apple publishes none.
  public func weight(on platform: Platform = .iOS) throws(ScalingError) -> FontWeight {
    guard let weight = platform.table?.weights[row] else {
      throw .unavailable("the weight of \(rawValue) on \(platform.name)")
    }
    return weight
  }

  /// The weight of the system font where it is emphasised, as by the bold trait.
  ///
  /// - Throws: ``ScalingError/unavailable(_:)`` where Apple publishes none.
  public func emphasizedWeight(on platform: Platform = .iOS) throws(ScalingError) -> FontWeight {
    guard let weight = platform.table?.emphasizedWeights[row] else {
      throw .unavailable("the emphasized weight of \(rawValue) on \(platform.name)")
    }
    return weight
  }

  /// The letter spacing that the system font has at the style's size, in points.
  ///
  /// - Throws: ``ScalingError/unavailable(_:)`` where Apple's table has no row for the size.
  public func tracking(
    at category: ContentSizeCategory, on platform: Platform = .iOS
  ) throws(ScalingError) -> Double {
    let size = try preferredSize(at: category, on: platform)
    let tracking =
      if case .watchOS = platform { TrackingTable.sfCompact(size: size) } else {
        TrackingTable.sfPro(size: size)
      }
    guard let tracking else { throw unavailable("tracking", at: category, on: platform) }
    return tracking
  }

  /// How much larger the style is than by default.
  @inline(__always)  // One call less makes scaledValue half as fast again.
  func leadingRatio(
    at category: ContentSizeCategory, on platform: Platform
  ) throws(ScalingError) -> LeadingRatio {
    let ratio = platform.leadingRatio(of: self, at: category)
    return ratio.isKnown ? ratio : try ratioWithoutLeading(at: category, on: platform)
  }

  /// A style without leadings is known at the default category alone, where nothing is scaled.
  private func ratioWithoutLeading(
    at category: ContentSizeCategory, on platform: Platform
  ) throws(ScalingError) -> LeadingRatio {
    let standard = try platform.defaultCategory()
    guard category == standard, platform.size(of: self, at: category) > 0 else {
      throw unavailable("leading", at: category, on: platform)
    }
    return .one
  }

  private func unavailable(
    _ figure: String, at category: ContentSizeCategory, on platform: Platform
  ) -> ScalingError {
    .unavailable("the \(figure) of \(rawValue) at \(category.shortName) on \(platform.name)")
  }
}
