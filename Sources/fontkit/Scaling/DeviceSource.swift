import FontCatalog
import FontScaling

/// The devices that `--device` and `--devices` choose.
enum DeviceSource {
  /// The built-in table, extended or replaced by the file of `--devices`.
  static func table(_ arguments: Arguments, _ console: Console) throws(CommandFailure)
    -> DeviceTable
  {
    guard let path = arguments[.devices] else { return .builtIn }
    return try CommandFailure.reading(path, console: console) { value throws(JSON5Error) in
      try DeviceTable(reading: value)
    }
  }

  /// Refuses a table of devices where none is asked for.
  static func requireNone(_ arguments: Arguments) throws(CommandFailure) {
    guard arguments.has(.devices) else { return }
    throw .usage("--devices goes with --device", hint: "such as --device all")
  }

  /// The devices of an identifier or a name, one for each screen; `all` is every iPhone and iPad.
  static func devices(
    named name: String, _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> [Device] {
    let table = try table(arguments, console)
    let models =
      if name.lowercased() == "all" {
        table.models.filter { [.phone, .pod, .pad].contains($0.kind) }
      } else { DeviceTable(try matches(name, in: table)).models }
    guard !models.isEmpty else {
      throw .usage("the size of '\(name)' in points is not published", hint: "give it as numbers")
    }
    return models
  }

  /// The devices of an identifier or a name; an unknown one says how to add it.
  static func matches(_ name: String, in table: DeviceTable) throws(CommandFailure) -> [Device] {
    do throws(ScalingError) { return try table.devices(named: name) } catch {
      throw .usage(
        "\(error)",
        hint: "'fontkit device' lists all; add one with --devices FILE, see 'fontkit help device'")
    }
  }
}

extension Option {
  static let device = Option.value(
    "--device", "NAME|all", "A device by identifier or name; all: every iPhone and iPad.")
  static let devices = Option.value("--devices", "FILE", "A JSON5 file with devices of one's own.")
}
