import FontCatalog
import FontScaling

/// A width that a screen can have.
struct Container: Hashable {
  /// The width in points.
  let width: Double
  /// The device or situation.
  let name: String
  /// The platform whose text sizes it shows.
  let platform: Platform
}

extension Workspace {
  /// The widths that a usage is shown in, narrowest first: those of the devices of the
  /// configuration that run its platform, else those of every device that does; none where no width
  /// is published, as for the Mac and Apple TV.
  func containers(of usage: LintedUsage) -> [Container] {
    let names = usage.usage.devices.isEmpty ? project.configuration.devices : usage.usage.devices
    guard !names.isEmpty else { return usage.platform.knownContainers }
    // Reading the configuration has refused unknown names.
    let devices = names.flatMap { (try? DeviceTable.builtIn.devices(named: $0)) ?? [] }
    let containers = devices.filter(usage.platform.isShown).compactMap { device in
      device.screen.map { screen in
        Container(
          width: screen.size.width, name: device.name, platform: device.platform ?? usage.platform)
      }
    }
    return containers.sorted { ($0.width, $0.name) < ($1.width, $1.name) }
  }
}

extension Platform {
  /// Whether a device runs apps of the platform: an iPad those of the iPhone too, and every watch
  /// those of watchOS, at the sizes of its own case.
  fileprivate func isShown(on device: Device) -> Bool {
    switch self {
    case .iOS: device.platform == .iOS || device.platform == .iPadOS
    case .watchOS: device.kind == .watch
    default: device.platform == self
    }
  }

  /// The widths of the platform's own devices, each with the newest device that has it.
  fileprivate var knownContainers: [Container] {
    var names: [Double: String] = [:]
    for device in DeviceTable.builtIn.devices where device.platform == self {
      if let screen = device.screen { names[screen.size.width] = device.name }
    }
    // New iPhones have the width of the oldest ones there.
    if self == .iOS { names[320] = "an iPhone with Display Zoom" }
    return names.sorted { $0.key < $1.key }
      .map { Container(width: $0.key, name: $0.value, platform: self) }
  }
}
