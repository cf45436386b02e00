import FontCatalog
import FontScaling

extension Command {
  /// Places a text in its container by percentages.
  static let layout = Command(
    name: "layout",
    summary: "Place a text in its container by percentages, on every device.",
    operands: "",
    options: [
      .container, .device, .devices, .landscape, .position, .frame, .fontPercent, .fontFile,
      .category, .format,
    ],
    discussion: """
      The font size is a part of the container's width, 20 points without --font-percent; the size
      shown is what Font.custom(_:size:) makes of it at a content size. With --font, also
      the height of a line, and whether it is higher than the frame.

      A percentage is 9, 9% or 0.09: a bare number above 1 is percents, below 1 a fraction; a bare 1
      could be either and is refused. Frames are x, y, width and height, from the top left.

        fontkit layout --container 390x844 --at 50%,40% --frame 80%x30% --font-percent 9
        fontkit layout --device all --landscape --at 50%,40% --font-percent 9
      """,
    run: { arguments, console throws(CommandFailure) in
      if let operand = arguments.operands.first { throw .usage("unexpected '\(operand)'") }
      let sheet = try LayoutSheet(arguments, console)
      console.print(arguments.wantsJSON ? sheet.json.compact + "\n" : sheet.text)
      return .success
    })
}

extension Option {
  static let container = Option.value("--container", "WxH", "The container's size in points.")
  static let landscape = Option.flag("--landscape", "Turn the container by a quarter.")
  static let position = Option.value("--at", "X,Y", "The text's centre, such as 50%,40%.")
  static let frame = Option.value("--frame", "WxH", "The text's frame, such as 80%x30%.")
  static let fontPercent = Option.value("--font-percent", "PERCENT", "The font size, of the width.")
}
