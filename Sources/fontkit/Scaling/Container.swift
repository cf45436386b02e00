import FontScaling

/// A container that a text stands in, with the name of the device whose screen it is.
struct Container {
  /// The device's name; `nil` for a size given as numbers.
  let name: String?
  let size: ContainerSize
  /// Whose text sizes are shown in it.
  let platform: Platform

  /// The container turned by a quarter.
  var rotated: Container { Container(name: name, size: size.rotated, platform: platform) }

  /// The screens of the devices of `--device`.
  static func screens(
    _ name: String, _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> [Container] {
    let devices = try DeviceSource.devices(named: name, arguments, console)
    return devices.compactMap { device in
      guard let size = device.screen?.size, let platform = device.platform else { return nil }
      return Container(name: device.name, size: size, platform: platform)
    }
  }

  /// A size written as `390x844`.
  static func parse(_ text: String, for option: String) throws(CommandFailure) -> Container {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw .usage("\(option) '\(text)' is not a size", hint: "width x height, such as 390x844")
    }
    let size = try CommandFailure.computing { () throws(ScalingError) in
      try ContainerSize(width: width, height: height)
    }
    return Container(name: nil, size: size, platform: .iOS)
  }
}
