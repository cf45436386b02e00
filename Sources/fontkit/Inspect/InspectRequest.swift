import FontFiles

/// What `fontkit inspect` was asked to show.
struct InspectRequest {
  static let format = Option.choice(
    "--format", ["text", "json"], "How to print: for people (text) or for programs (json).")
  static let size = Option.value("--size", "POINTS", "The size for line heights in points (17).")
  static let names = Option.flag("--names", "Show every record of the name table.")
  static let coverage = Option.flag("--coverage", "Show coverage by Unicode block and language.")
  static let instances = Option.flag("--instances", "Show every named instance with its place.")
  static let tables = Option.flag("--tables", "Show the tables and their sizes.")
  static let verify = Option.flag(
    "--verify", "Read each file whole: checksums, structure, and every glyph.")

  static let options = [format, size, names, coverage, instances, tables, verify]

  let isJSON: Bool
  let size: Double
  let showsNames: Bool
  let showsCoverage: Bool
  let showsInstances: Bool
  let showsTables: Bool
  let reading: ReadingOptions

  init(_ arguments: Arguments) throws(CommandFailure) {
    isJSON = arguments[Self.format] == "json"
    size = try arguments.positiveNumber(Self.size) ?? 17
    guard size <= 1_000_000 else {
      throw .usage("--size '\(size)' is more than a million points")
    }
    showsNames = arguments.has(Self.names)
    showsCoverage = arguments.has(Self.coverage)
    showsInstances = arguments.has(Self.instances)
    showsTables = arguments.has(Self.tables)
    reading = arguments.has(Self.verify) ? .verifying : ReadingOptions()
  }
}
