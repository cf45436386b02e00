import FontCatalog
import FontFiles
import FontScaling

/// A usage of the configuration on one platform, with the face that it is set in.
struct LintedUsage: Sendable {
  let usage: Configuration.Usage
  /// The face; `nil` when the font is not one of the project's.
  let linted: LintedFace?
  /// The PostScript name that the usage's font stands for.
  let fontName: String
  var platform: Platform
  /// The languages of the text.
  var locales: [String]

  var isText: Bool { usage.role == .text }
  var name: String { usage.name }
  var style: TextStyle { usage.style ?? .body }
  var place: Place { Place(usage.position) }

  /// The platform's name, without the case of a watch.
  var platformName: String {
    if case .watchOS = platform { "watchOS" } else { platform.name }
  }

  /// The content sizes that the view allows, smallest first.
  var categories: [ContentSizeCategory] {
    platform.categories.filter {
      (usage.smallestContentSize ?? $0) <= $0 && $0 <= (usage.largestContentSize ?? $0)
    }
  }

  /// The content sizes that give the text another size, smallest first; a single `nil` where its
  /// size is fixed.
  var followedCategories: [ContentSizeCategory?] {
    usage.scaling == .dynamic && platform.hasDynamicType ? categories : [nil]
  }

  /// The content size of a new device; `nil` where Apple has not published it.
  var standardCategory: ContentSizeCategory? {
    try? platform.defaultCategory()
  }

  /// The size at the default content size, in points; `nil` where Apple has not published it.
  var standardSize: Double? {
    standardCategory.flatMap(size)
  }

  /// The size in points; `nil` where Apple has not published what it follows from.
  func size(at category: ContentSizeCategory) -> Double? {
    guard usage.widthPercent == nil,
      let base = usage.size
        ?? standardCategory.flatMap({ try? style.preferredSize(at: $0, on: platform) }),
      let limits = try? SizeLimits(minimum: usage.minSize, maximum: usage.maxSize)
    else { return nil }
    guard usage.scaling == .dynamic else { return limits.clamp(base) }
    return try? style.scaledFont(
      base, at: category, on: platform, minimum: limits.minimum, maximum: limits.maximum)
  }

  /// The size at a content size that the text follows; for `nil`, the one that it always has.
  func size(following category: ContentSizeCategory?) -> Double? {
    size(at: category ?? standardCategory ?? .large)
  }

  /// The size in a container, in points; `nil` for a usage that does not follow one.
  ///
  /// A content size scales it as `Font.custom(_:size:)` does; without one it is fixed.
  func size(inWidth width: Double, at category: ContentSizeCategory? = nil) -> Double? {
    guard let percent = usage.widthPercent, let percentage = try? Percentage(percent: percent),
      let limits = try? SizeLimits(minimum: usage.minSize, maximum: usage.maxSize)
    else { return nil }
    let rule = ContainerPercent(
      percentage, limits: limits, textStyle: category == nil ? nil : style)
    return try? rule.size(inWidth: width, at: category ?? .large, on: platform)
  }

  /// The height of a line of the face at a size, in points.
  func lineHeight(atSize size: Double) -> Double? {
    linted?.lineHeight.map { $0 * size }
  }
}
