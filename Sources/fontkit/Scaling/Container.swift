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

  /// What may stand between a width and a height.
  static let times = "x×X"

  /// A size written as `390x844`.
  static func parse(_ text: String, for option: String) throws(CommandFailure) -> Container {
    let parts = text.split(omittingEmptySubsequences: false) { times.contains($0) }
    let lengths = parts.compactMap { Double(decimal: $0) }
    guard parts.count == 2, lengths.count == 2,
      let size = try? ContainerSize(width: lengths[0], height: lengths[1])
    else {
      throw .usage(
        "\(option) '\(text)' is not a size",
        hint: "a positive width x a positive height, such as 390x844")
    }
    return Container(name: nil, size: size, platform: .iOS)
  }
}
