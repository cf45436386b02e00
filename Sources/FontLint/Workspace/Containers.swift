import FontCatalog
import FontScaling

/// A width that a screen can have.
struct Container: Hashable {
  /// The width in points.
  let width: Double
  /// The device or situation.
  let name: String
}

extension Workspace {
  /// The widths that a usage is shown in, narrowest first: the devices of the configuration, else
  /// the widths of iPhones.
  func containers(of usage: Configuration.Usage) -> [Container] {
    let names = usage.devices.isEmpty ? project.configuration.devices : usage.devices
    guard !names.isEmpty else { return Self.phones }
    // Reading the configuration has refused unknown names.
    let devices = names.flatMap { (try? DeviceTable.builtIn.devices(named: $0)) ?? [] }
    let containers = devices.compactMap { device in
      device.screen.map { Container(width: $0.size.width, name: device.name) }
    }
    return containers.sorted { ($0.width, $0.name) < ($1.width, $1.name) }
  }

  private static let phones = [
    Container(width: 320, name: "an iPhone with Display Zoom"),
    Container(width: 375, name: "iPhone SE"),
    Container(width: 390, name: "iPhone 14"),
    Container(width: 393, name: "iPhone 16"),
    Container(width: 402, name: "iPhone 17"),
    Container(width: 430, name: "iPhone 16 Plus"),
    Container(width: 440, name: "iPhone 17 Pro Max"),
  ]
}
