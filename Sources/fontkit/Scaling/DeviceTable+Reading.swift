import FontCatalog
import FontScaling

extension DeviceTable {
  /// A file with devices that extend the built-in table, or replace it where `replace` is true.
  init(reading value: JSON5Value) throws(JSON5Error) {
    let object = try value.object()
    try object.requireNames(among: ["replace", "devices"])
    var devices: [Device] = []
    for element in try object.required("devices", in: value).array() {
      let device = try Device(reading: element)
      guard !devices.contains(where: { $0.identifier == device.identifier }) else {
        throw element.error("the identifier '\(device.identifier)' is given twice")
      }
      devices.append(device)
    }
    let replaces = try object["replace"]?.bool() ?? false
    self = replaces ? DeviceTable(devices) : DeviceTable.builtIn.extended(with: devices)
  }
}

extension Device {
  /// A device in a file.
  fileprivate init(reading value: JSON5Value) throws(JSON5Error) {
    let object = try value.object()
    try object.requireNames(among: [
      "identifier", "name", "kind", "width", "height", "scale", "front", "watchCase",
    ])
    let kind = try object.required("kind", in: value)
    guard let knownKind = Kind(rawValue: try kind.string()) else {
      throw kind.error("not one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let watchCase = try object["watchCase"].map { value throws(JSON5Error) in
      guard let watchCase = WatchCase(rawValue: try value.integer()) else {
        throw value.error("not the height of a watch in millimetres")
      }
      return watchCase
    }
    guard knownKind != .watch || watchCase != nil else {
      throw value.error("'watchCase' is missing: a watch's text sizes depend on it")
    }
    let identifier = try object.required("identifier", in: value)
    guard !(try identifier.string()).isEmpty else { throw identifier.error("empty") }
    self.init(
      identifier: try identifier.string(),
      name: try object.required("name", in: value).string(), kind: knownKind,
      screen: try Screen(reading: object, in: value), watchCase: watchCase)
  }
}

extension Device.Screen {
  /// A screen: width and height in points, the pixels in a point, and the front (plain if absent).
  fileprivate init(reading object: JSON5Object, in value: JSON5Value) throws(JSON5Error) {
    let width = try object.required("width", in: value)
    let height = try object.required("height", in: value)
    let scale = try object.required("scale", in: value)
    guard let displayScale = DisplayScale(rawValue: try scale.integer()) else {
      throw scale.error("not 1, 2 or 3")
    }
    self.init(
      size: try Self.size(width, height), scale: displayScale, front: try Self.front(object))
  }

  private static func size(
    _ width: JSON5Value, _ height: JSON5Value
  ) throws(JSON5Error) -> ContainerSize {
    let (points, other) = (try width.number(), try height.number())
    do throws(ScalingError) { return try ContainerSize(width: points, height: other) } catch {
      throw (points > 0 ? height : width).error(error.description)
    }
  }

  private static func front(_ object: JSON5Object) throws(JSON5Error) -> Device.Front {
    guard let value = object["front"] else { return .plain }
    guard let front = Device.Front(rawValue: try value.string()) else {
      let names = Device.Front.allCases.map(\.rawValue).joined(separator: ", ")
      throw value.error("not one of \(names)")
    }
    return front
  }
}

extension JSON5Object {
  /// The value of a name that must be there.
  fileprivate func required(
    _ name: String, in value: JSON5Value
  ) throws(JSON5Error) -> JSON5Value {
    guard let member = self[name] else { throw value.error("'\(name)' is missing") }
    return member
  }
}
