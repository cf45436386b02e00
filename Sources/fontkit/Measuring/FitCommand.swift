import FontCatalog
import FontMeasuring

extension Command {
  /// `fontkit fit`: the largest size at which texts fit a place.
  static let fit = Command(
    name: "fit",
    summary: "Find the largest size at which a text, or a group of texts, fits its place.",
    operands: "<text>...",
    options: FitSheet.options + MeasuringRequest.options,
    discussion: """
      Sizes are multiples of --step. A text fits when no line is wider than the width, no word is
      cut, and neither the number of lines nor their height is exceeded. Without --lines a text has
      one line, or with --height as many as that holds. A group gets the largest size at which all
      of its texts fit.

      Exit status: 0 all is well; 1 a text fits no size, or cannot be measured; 2 none can.

      Examples:
        fontkit fit "Hello World" --font DotGothic16.ttf --width 300
        fontkit fit "Sign in" "Create account" --font Inter.var.ttf --width 120 --group
        fontkit fit "A longer text in a card" --font Inter.var.ttf --width 160 --height 90
      """,
    run: { arguments, console throws(CommandFailure) in
      let texts = try TextOperands(arguments, for: "fit")
      let sheet = try FitSheet(texts, arguments, console)
      console.print(sheet.isJSON ? sheet.json.compact + "\n" : sheet.text)
      return sheet.status
    })
}
