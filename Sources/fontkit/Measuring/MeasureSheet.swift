import FontCatalog
import FontFiles
import FontMeasuring

/// What `fontkit measure` finds.
struct MeasureSheet {
  static let size = Option.value("--size", "POINTS", "The font's size (17).")
  static let width = Option.value("--width", "POINTS", "Break the text into lines of this width.")
  static let fallback = Option.value(
    "--fallback", "FILE", "A font to look for lacking characters in; may be repeated.")

  static let options = [size, width, fallback, .format]

  /// Far beyond any use, and small enough that lengths stay finite.
  private static let largestSize = 1_000_000.0

  let isJSON: Bool
  private let typesetter: Typesetter
  private let size: Double
  private let width: Double?
  private let texts: [MeasuredText]
  private let hasFailures: Bool

  init(
    _ texts: TextOperands, _ arguments: Arguments, _ request: MeasuringRequest, _ console: Console
  ) throws(CommandFailure) {
    isJSON = arguments.wantsJSON
    typesetter = request.typesetter
    size = try arguments.positiveNumber(Self.size) ?? 17
    guard size <= Self.largestSize else {
      throw .usage("--size is larger than \(Self.largestSize.text()) points")
    }
    width = try arguments.positiveNumber(Self.width)
    let fallbacks = try arguments.all(Self.fallback).map(CommandFailure.readingFont)
    let (typesetter, size, width) = (typesetter, size, width)
    self.texts = texts.measured(console) { text throws(MeasuringError) in
      try MeasuredText(text, by: typesetter, width: width, size: size, fallbacks: fallbacks)
    }
    hasFailures = self.texts.count < texts.count
  }

  var status: ExitStatus {
    guard !texts.isEmpty else { return .unusable }
    return hasFailures || texts.contains { !$0.missing.isEmpty } ? .findings : .success
  }

  private func ems(_ units: Int) -> Double {
    Double(units) / Double(typesetter.unitsPerEm)
  }

  private func points(_ units: Int) -> Double {
    Double(units) * size / Double(typesetter.unitsPerEm)
  }

  /// The height of the lines of a text; of its paragraphs when they were not broken.
  private func height(_ text: MeasuredText) -> Double {
    points((text.lines?.count ?? text.paragraphCount) * typesetter.lineHeight)
  }
}

extension MeasureSheet {
  var text: String {
    var layout = TextLayout(colored: false)
    for (index, text) in texts.enumerated() {
      if index > 0 { layout.gap() }
      layout.heading(text.text)
      layout.numbers(
        typesetter.method.rawValue, ["units", "em", sizeHeading], width: columnWidth)
      row("advance", text.advance, in: &layout)
      if let word = text.widestWord { row("widest word", word.advance, word.text, in: &layout) }
      row("line height", typesetter.lineHeight, in: &layout)
      add(text.ink, to: &layout)
      layout.row("lacks", list: text.missing.map(\.description))
      add(text.lines, of: text, to: &layout)
    }
    return layout.text
  }

  private func row(
    _ label: String, _ units: Int, _ remark: String = "", in layout: inout TextLayout
  ) {
    let values = ["\(units)", ems(units).text(), points(units).text(decimals: 2)]
    layout.numbers(label, values, remark, width: columnWidth)
  }

  private var sizeHeading: String { "pt at \(size.text())" }

  private var columnWidth: Int { max(11, sizeHeading.count + 2) }

  private func add(_ ink: FontMetrics.BoundingBox?, to layout: inout TextLayout) {
    guard let ink else { return layout.row("ink", "unknown, or none") }
    row("ink left", ink.xMin, in: &layout)
    row("ink right", ink.xMax, in: &layout)
    row("ink bottom", ink.yMin, in: &layout)
    row("ink top", ink.yMax, in: &layout)
  }

  private func add(_ lines: [Line]?, of text: MeasuredText, to layout: inout TextLayout) {
    guard let lines, let width else { return }
    let height = height(text).text(decimals: 2)
    layout.row("lines", "\(lines.count) in \(width.text()) pt, \(height) pt high")
    for (index, line) in lines.enumerated() {
      row("line \(index + 1)", line.advance, line.text + (line.breaksWord ? "…" : ""), in: &layout)
    }
  }
}

extension MeasureSheet {
  var json: JSONValue {
    [
      "schemaVersion": 1,
      "font": .string(typesetter.path),
      "method": .string(typesetter.method.rawValue),
      "unitsPerEm": .integer(typesetter.unitsPerEm),
      "size": .number(size),
      "width": .optional(width, JSONValue.number),
      "lineHeight": length(typesetter.lineHeight),
      "texts": .array(texts.map(json)),
    ]
  }

  private func json(_ text: MeasuredText) -> JSONValue {
    [
      "text": .string(text.text),
      "advance": length(text.advance),
      "widestWord": .optional(text.widestWord, json),
      "ink": .optional(text.ink, json),
      "missing": .array(text.missing.map(\.json)),
      "lines": .optional(text.lines) { .array($0.map(json)) },
      "heightPoints": .number(height(text)),
    ]
  }

  private func json(_ line: Line) -> JSONValue {
    [
      "text": .string(line.text), "advance": length(line.advance),
      "breaksWord": .bool(line.breaksWord),
    ]
  }

  private func json(_ ink: FontMetrics.BoundingBox) -> JSONValue {
    [
      "xMin": length(ink.xMin), "yMin": length(ink.yMin),
      "xMax": length(ink.xMax), "yMax": length(ink.yMax),
    ]
  }

  private func length(_ units: Int) -> JSONValue {
    ["units": .integer(units), "em": .number(ems(units)), "points": .number(points(units))]
  }
}

extension MeasuredText.Missing: CustomStringConvertible {
  var description: String {
    "\(String(scalar)) \(scalar.notation)" + (fallback.map { " (\($0) has it)" } ?? "")
  }

  fileprivate var json: JSONValue {
    [
      "character": .string(String(scalar)), "codePoint": .string(scalar.notation),
      "fallback": .optional(fallback, JSONValue.string),
    ]
  }
}
