/// The picture that stands for the device an app runs on.
public enum DeviceStyleIcon: String, CaseIterable, Sendable {
  /// A phone with a home button.
  case phoneWithHomeButton
  /// A phone without one.
  case phone
  /// A pad with a home button.
  case padWithHomeButton
  /// A pad without one.
  case pad
  /// Neither phone nor pad.
  case none

  /// The picture for a device; an iPod touch counts as a phone.
  public init(_ device: Device) {
    let hasHomeButton = device.screen?.front == .homeButton
    switch device.kind {
    case .phone, .pod: self = hasHomeButton ? .phoneWithHomeButton : .phone
    case .pad: self = hasHomeButton ? .padWithHomeButton : .pad
    case .watch, .tv, .vision: self = .none
    }
  }

  /// The name of the SF Symbol.
  public var symbolName: String {
    switch self {
    case .phoneWithHomeButton: "iphone.homebutton"
    case .phone: "iphone"
    case .padWithHomeButton: "ipad.homebutton"
    case .pad: "ipad"
    case .none: "laptopcomputer"
    }
  }

  /// The side of the icon in points: 20 % of the container's smaller side.
  public static func side(in container: ContainerSize) -> Double { 0.2 * container.smallerSide }

  /// The padding around the icon in points: 5 % of the container's smaller side.
  public static func padding(in container: ContainerSize) -> Double { 0.05 * container.smallerSide }
}
