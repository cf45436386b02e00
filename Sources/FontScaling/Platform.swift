/// A platform whose text styles have sizes of their own.
public enum Platform: Hashable, Sendable {
  /// iPhone.
  case iOS
  /// iPad, which has the sizes of iOS.
  case iPadOS
  /// The Mac, which has no Dynamic Type: every size is fixed.
  case macOS
  /// Apple TV, whose sizes are fixed.
  case tvOS
  /// Apple Watch, whose default content size depends on the case.
  case watchOS(WatchCase)
  /// Apple Vision, for which no sizes are published.
  case visionOS

  /// Every platform, each watch case counted as one.
  public static var all: [Platform] {
    [.iOS, .iPadOS, .macOS, .tvOS] + WatchCase.allCases.map(Platform.watchOS) + [.visionOS]
  }

  /// The name, such as `iOS` or `watchOS-45`.
  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .iPadOS: "iPadOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS(let watch): "watchOS-\(watch.rawValue)"
    case .visionOS: "visionOS"
    }
  }

  /// The platform with a name, in any letter case; `nil` when none has it.
  public init?(name: String) {
    let match = Self.all.first { $0.name.lowercased() == name.lowercased() }
    guard let match else { return nil }
    self = match
  }

  /// Whether text follows the content size at all.
  public var hasDynamicType: Bool { self != .macOS && self != .tvOS }

  /// The content size that a new device shows, against which everything is scaled.
  ///
  /// Platforms without Dynamic Type count as ``ContentSizeCategory/large``.
  /// - Throws: ``ScalingError/unavailable(_:)`` for visionOS and the 46 mm watch.
  public func defaultCategory() throws(ScalingError) -> ContentSizeCategory {
    switch self {
    case .iOS, .iPadOS, .macOS, .tvOS: return .large
    case .watchOS(let watch):
      guard let category = watch.defaultCategory else {
        throw .unavailable("the default content size of the \(watch.rawValue) mm watch")
      }
      return category
    case .visionOS: throw .unavailable("every text size of visionOS")
    }
  }

  /// The content sizes for which the platform publishes sizes; one where they are fixed, none for
  /// visionOS.
  public var categories: [ContentSizeCategory] {
    switch self {
    case .iOS, .iPadOS: ContentSizeCategory.allCases
    case .macOS, .tvOS: [.large]
    case .watchOS: [.xSmall, .small] + ContentSizeCategory.allCases[3...9]
    case .visionOS: []
    }
  }
}
