import FontCatalog
import FontScaling

extension Command {
  /// Computes a font size that is a part of its container's width.
  static let size = Command(
    name: "size",
    summary: "Compute a font size as a percentage of a container's width.",
    operands: "",
    options: [
      .width, .percent, .minimumSize, .largestSize, .style, .category, .platform, .device,
      .devices, .format,
    ],
    discussion: """
      Without --percent the size is 20 points. With --style the result follows Dynamic Type as
      well, before --min and --max are applied; Font.custom(_:size:) then scales it a second time,
      so hand it to Font.custom(_:fixedSize:). The last column says what Font.custom(_:size:) shows.

      A device shows the sizes of its own platform; --platform goes with --width.

      A percentage is 9, 9% or 0.09: a bare number above 1 is percents, below 1 a fraction; a bare 1
      could be either and is refused.

        fontkit size --width 390 --percent 9
        fontkit size --device all --percent 9% --min 20 --max 60
        fontkit size --width 390 --percent 5 --style body --category L,AX5
      """,
    run: { arguments, console throws(CommandFailure) in
      if let operand = arguments.operands.first { throw .usage("unexpected '\(operand)'") }
      let sheet = try SizeSheet(arguments, console)
      console.print(arguments.wantsJSON ? sheet.json.compact + "\n" : sheet.text)
      return .success
    })
}

extension Option {
  static let width = Option.value("--width", "POINTS", "The container's width.")
  static let percent = Option.value("--percent", "PERCENT", "The part of the width.")
  static let minimumSize = Option.value("--min", "POINTS", "The smallest size.")
  static let largestSize = Option.value("--max", "POINTS", "The largest size.")
}
