/// A model of Apple device and its screen.
public struct Device: Hashable, Sendable {
  /// What sort of device it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// iPhone.
    case phone = "iPhone"
    /// iPod touch.
    case pod = "iPod touch"
    /// iPad.
    case pad = "iPad"
    /// Apple Watch.
    case watch = "Apple Watch"
    /// Apple TV.
    case tv = "Apple TV"
    /// Apple Vision.
    case vision = "Apple Vision"
  }

  /// What interrupts the front of the device.
  public enum Front: String, CaseIterable, Sendable {
    /// A home button below the screen.
    case homeButton = "home"
    /// A notch at the top of the screen.
    case notch
    /// The Dynamic Island.
    case dynamicIsland = "island"
    /// None of these.
    case plain
  }

  /// The screen.
  public struct Screen: Hashable, Sendable {
    /// The size in points, upright.
    public let size: ContainerSize
    /// The pixels in a point that UIKit draws with.
    public let scale: DisplayScale
    /// What interrupts the front.
    public let front: Front

    /// Creates a screen.
    public init(size: ContainerSize, scale: DisplayScale, front: Front) {
      self.size = size
      self.scale = scale
      self.front = front
    }
  }

  /// The hardware identifier, such as `iPhone18,1`.
  public let identifier: String
  /// The name that it is sold under.
  public let name: String
  /// What sort of device it is.
  public let kind: Kind
  /// The screen; `nil` for a device without one whose points are published.
  public let screen: Screen?
  /// The case of a watch; `nil` for other devices.
  public let watchCase: WatchCase?
  /// What is doubtful about the entry; `nil` when nothing is.
  public let note: String?

  /// Creates a device.
  public init(
    identifier: String, name: String, kind: Kind, screen: Screen? = nil,
    watchCase: WatchCase? = nil, note: String? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.kind = kind
    self.screen = screen
    self.watchCase = watchCase
    self.note = note
  }

  /// The platform whose text sizes it shows; `nil` for a watch of unknown case.
  public var platform: Platform? {
    switch kind {
    case .phone, .pod: .iOS
    case .pad: .iPadOS
    case .watch: watchCase.map(Platform.watchOS)
    case .tv: .tvOS
    case .vision: .visionOS
    }
  }
}
