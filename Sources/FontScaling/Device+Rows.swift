extension Device {
  /// The devices of a row of the built-in table.
  ///
  /// Between bars stand identifiers, name, screen, front, watch case and note. A mistake in the
  /// table stops the program.
  static func devices(row: Substring) -> [Device] {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    func field(_ index: Int) -> String? {
      index < fields.count && !fields[index].isEmpty ? fields[index] : nil
    }
    return fields[0].split(separator: " ").map { identifier in
      Device(
        identifier: String(identifier), name: fields[1], kind: kind(of: identifier),
        screen: field(2).map { screen($0, front: fields[3]) },
        watchCase: field(4).flatMap { Int($0) }.flatMap(WatchCase.init), note: field(5))
    }
  }

  private static func kind(of identifier: Substring) -> Kind {
    switch identifier.prefix(while: { $0.isLetter }) {
    case "iPhone": .phone
    case "iPod": .pod
    case "iPad": .pad
    case "Watch": .watch
    case "AppleTV": .tv
    case "RealityDevice": .vision
    default: preconditionFailure("no kind of device has the identifier \(identifier)")
    }
  }

  /// A screen written as `402x874@3`.
  private static func screen(_ text: String, front: String) -> Screen {
    let numbers = text.split { $0 == "x" || $0 == "@" }.compactMap { Int($0) }
    guard numbers.count == 3, let scale = DisplayScale(rawValue: numbers[2]),
      let front = Front(rawValue: front),
      let size = try? ContainerSize(width: Double(numbers[0]), height: Double(numbers[1]))
    else { preconditionFailure("\(text) \(front) is not a screen") }
    return Screen(size: size, scale: scale, front: front)
  }

  private static func trimmed(_ field: Substring) -> String {
    let start = field.drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
