import FontCatalog
import FontMeasuring

extension Command {
  /// `fontkit measure`: how much room a text takes in a font.
  static let measure = Command(
    name: "measure",
    summary: "Measure a text in a font: advance, ink, lines, characters that are lacking.",
    operands: "<text>...",
    options: MeasuringRequest.options + MeasureSheet.options,
    discussion: """
      A text is shaped by HarfBuzz in a build with the trait Shaping, and otherwise measured as the
      sum of its advances and the pairs of the kern table; the result says which. Scripts that
      cannot be measured without shaping are refused then.

      The advance is that of the text on one line, trailing spaces included. With --width the text
      is broken into lines by Unicode's rules (UAX 14); spaces at the end of a line hang off it, and
      a word that is too long is cut. A line is as high as the font says (hhea).

      Exit status: 0 all is well; 1 the font lacks characters, or some texts cannot be measured;
      2 none can.

      Examples:
        fontkit measure "AVATAR To" --font Inter.var.ttf --variations wght=700 --size 17
        fontkit measure "吾輩は猫である。" --font DotGothic16.ttf --width 90
      """,
    run: { arguments, console throws(CommandFailure) in
      let texts = try TextOperands(arguments, for: "measure")
      let request = try MeasuringRequest(arguments, console)
      let sheet = try MeasureSheet(texts, arguments, request, console)
      console.print(sheet.isJSON ? sheet.json.compact + "\n" : sheet.text)
      return sheet.status
    })
}
