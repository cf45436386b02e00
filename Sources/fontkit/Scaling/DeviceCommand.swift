import FontCatalog
import FontScaling

extension Command {
  /// Lists devices and their screens.
  static let device = Command(
    name: "device",
    summary: "Look up a device by identifier or name, or list them all.",
    operands: "[IDENTIFIER|NAME]",
    options: [.devices, .format],
    discussion: """
      Points are those of the upright screen. The symbol stands for the device in an interface; its
      side is 20 % of the screen's smaller side, the padding around it 5 %.

      New devices appear every year: --devices extends the table with a JSON5 file, or replaces it
      where "replace" is true. Kinds are iPhone, iPod touch, iPad, Apple Watch, Apple TV and Apple
      Vision; fronts are home, notch, island and plain (the default).

        {"devices": [{"identifier": "iPhone19,1", "name": "iPhone 18 Pro", "kind": "iPhone",
                      "width": 402, "height": 874, "scale": 3, "front": "island"}]}

        fontkit device iPhone18,1
        fontkit device 'iPad mini (A17 Pro)' --format json
      """,
    run: { arguments, console throws(CommandFailure) in
      let table = try DeviceSource.table(arguments, console)
      let name = try arguments.operand(of: "device")
      let devices =
        if let name { try DeviceSource.matches(name, in: table) } else { table.devices }
      console.print(arguments.wantsJSON ? json(devices).compact + "\n" : text(devices))
      return .success
    })

  private static func text(_ devices: [Device]) -> String {
    var table = TextTable(
      header: ["identifier", "name", "front", "symbol", "points", "scale", "side", "padding"],
      textColumns: 4)
    for device in devices {
      let size = device.screen?.size
      table.rows.append([
        device.identifier, device.name, device.screen?.front.rawValue ?? "–",
        DeviceStyleIcon(device).symbolName,
        size.map { "\($0.width.text(decimals: 2))x\($0.height.text(decimals: 2))" } ?? "–",
        device.screen.map { "\($0.scale.rawValue)" } ?? "–",
        size.map { DeviceStyleIcon.side(in: $0).text(decimals: 2) } ?? "–",
        size.map { DeviceStyleIcon.padding(in: $0).text(decimals: 2) } ?? "–",
      ])
    }
    let notes = devices.compactMap { device in
      device.note.map { "\(device.identifier): \($0)\n" }
    }
    return table.text + (notes.isEmpty ? "" : "\n" + notes.joined())
  }

  private static func json(_ devices: [Device]) -> JSONValue {
    ["schemaVersion": 1, "devices": .array(devices.map(json))]
  }

  private static func json(_ device: Device) -> JSONValue {
    let (screen, icon) = (device.screen, DeviceStyleIcon(device))
    return [
      "identifier": .string(device.identifier),
      "name": .string(device.name),
      "kind": .string(device.kind.rawValue),
      "width": .optional(screen) { .number($0.size.width) },
      "height": .optional(screen) { .number($0.size.height) },
      "scale": .optional(screen) { .integer($0.scale.rawValue) },
      "front": .optional(screen) { .string($0.front.rawValue) },
      "watchCase": .optional(device.watchCase) { .integer($0.rawValue) },
      "icon": .string(icon.rawValue),
      "symbol": .string(icon.symbolName),
      "iconSide": .optional(screen) { .number(DeviceStyleIcon.side(in: $0.size)) },
      "iconPadding": .optional(screen) { .number(DeviceStyleIcon.padding(in: $0.size)) },
      "note": .optional(device.note, JSONValue.string),
    ]
  }
}
