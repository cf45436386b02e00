/// A list of devices to look things up in; a table of one's own extends or replaces the built-in.
public struct DeviceTable: Hashable, Sendable {
  /// The devices, in the order of the table.
  public let devices: [Device]

  /// Creates a table.
  public init(_ devices: [Device]) {
    self.devices = devices
  }

  /// This table with more devices at its end; one with the identifier of a device here replaces it.
  public func extended(with more: [Device]) -> DeviceTable {
    DeviceTable(
      devices.filter { known in !more.contains { $0.identifier == known.identifier } } + more)
  }

  /// The devices with an identifier or a name, in any letter case; at least one.
  ///
  /// - Throws: ``ScalingError/unknownDevice(_:nearest:)``, with the names that have all its words,
  ///   or else the identifiers and names that are spelt most like it.
  public func devices(named name: String) throws(ScalingError) -> [Device] {
    let wanted = name.lowercased()
    let matches = devices.filter {
      $0.identifier.lowercased() == wanted || $0.name.lowercased() == wanted
    }
    guard matches.isEmpty else { return matches }
    throw .unknownDevice(name, nearest: nearest(to: name))
  }

  /// The first device of each name and screen, of those whose screen is known.
  public var models: [Device] {
    var models: [Device] = []
    for device in devices where device.screen != nil {
      if !models.contains(where: { $0.name == device.name && $0.screen == device.screen }) {
        models.append(device)
      }
    }
    return models
  }

  private func nearest(to name: String) -> [String] {
    let (names, words) = (newestNames, Self.words(of: name))
    let namesakes = names.filter { !words.isEmpty && words.isSubset(of: Self.words(of: $0)) }
    return namesakes.isEmpty ? Spelling.nearest(to: name, among: names) : Array(namesakes.prefix(3))
  }

  private static func words(of name: String) -> Set<Substring> {
    Set(name.lowercased().split { " -()".contains($0) })
  }

  /// Identifiers and names, the last of the table first.
  private var newestNames: [String] {
    var names: [String] = []
    for device in devices.reversed() {
      names.append(device.identifier)
      if !names.contains(device.name) { names.append(device.name) }
    }
    return names
  }
}
