import FontCatalog
import FontFiles
import FontMeasuring

/// What `fontkit fit` finds.
struct FitSheet {
  static let width = Option.value("--width", "POINTS", "The width of the place.")
  static let height = Option.value("--height", "POINTS", "The height of the place.")
  static let lines = Option.value("--lines", "N", "The most lines that a text may have.")
  static let step = Option.value("--step", "POINTS", "Sizes are multiples of this (0.5).")
  static let minimum = Option.value("--min", "POINTS", "The smallest size (1).")
  static let maximum = Option.value("--max", "POINTS", "The largest size (1000).")
  static let group = Option.flag("--group", "Find one size for all texts.")

  static let options = [
    width, height, lines, step, minimum, maximum, group, .format,
  ]

  /// A text with its largest size; `nil` when it fits none.
  private struct Row {
    let text: String
    let size: Double?
  }

  let isJSON: Bool
  private let isGroup: Bool
  private let typesetter: Typesetter
  private let rows: [Row]
  private let hasFailures: Bool

  init(
    _ texts: TextOperands, _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) {
    isJSON = arguments.wantsJSON
    isGroup = arguments.has(Self.group)
    let place = try Self.place(arguments)
    let typesetter = try MeasuringRequest(arguments, console).typesetter
    self.typesetter = typesetter
    rows = texts.measured(console) { text throws(MeasuringError) in
      Row(text: text, size: try place.largestSize(for: typesetter.set(text)))
    }
    hasFailures = rows.count < texts.count
  }

  private static func place(_ arguments: Arguments) throws(CommandFailure) -> CopyFitting {
    guard let width = try arguments.positiveNumber(width) else {
      throw .usage("fit needs --width", hint: "see 'fontkit help fit'")
    }
    let height = try arguments.positiveNumber(height)
    let lines = try arguments.wholeNumber(lines, from: 1)
    let step = try arguments.positiveNumber(step) ?? 0.5
    let maximum = try arguments.positiveNumber(maximum)
    let smallest = try arguments.positiveNumber(minimum) ?? min(1, maximum ?? 1)
    let largest = maximum ?? max(smallest, 1000)
    guard smallest <= largest else { throw .usage("--min is larger than --max") }
    return try CommandFailure.measuring { () throws(MeasuringError) in
      try CopyFitting(
        width: width, height: height, lines: lines, step: step, sizes: smallest...largest)
    }
  }

  var status: ExitStatus {
    guard !rows.isEmpty else { return .unusable }
    return hasFailures || rows.contains { $0.size == nil } ? .findings : .success
  }

  /// The row whose text allows the least; no group has a size when a text fits none, or cannot be
  /// measured.
  private var limit: Row? {
    guard isGroup, status == .success else { return nil }
    return rows.min { $0.size ?? 0 < $1.size ?? 0 }
  }
}

extension FitSheet {
  var text: String {
    guard !rows.isEmpty else { return "" }
    var lines = rows.map { "\(size($0.size))  \($0.text.visible)\n" }
    if let limit, let size = limit.size {
      lines.append("\(size.text(decimals: 12)) pt for all, limited by '\(limit.text.visible)'\n")
    }
    return lines.joined() + "(\(typesetter.method.rawValue))\n"
  }

  private func size(_ size: Double?) -> String {
    size.map { "\($0.text(decimals: 12)) pt" } ?? "no size fits:"
  }

  var json: JSONValue {
    [
      "schemaVersion": 1,
      "font": .string(typesetter.path),
      "method": .string(typesetter.method.rawValue),
      "texts": .array(
        rows.map { ["text": .string($0.text), "size": .optional($0.size, JSONValue.number)] }),
      "group": .optional(limit) {
        ["limitedBy": .string($0.text), "size": .optional($0.size, JSONValue.number)]
      },
    ]
  }
}
