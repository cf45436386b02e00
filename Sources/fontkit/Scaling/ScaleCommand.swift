import FontCatalog
import FontScaling

extension Command {
  /// Scales a size by every law, at every content size.
  static let scale = Command(
    name: "scale",
    summary: "Scale a size with Dynamic Type, by every law, at every content size.",
    operands: "[POINTS]",
    options: [
      .style, .category, .platform, .displayScale, .maximumSize, .fontFile, .lineHeight, .curve,
      .format,
    ],
    discussion: """
      The style is body unless --style says otherwise. Without POINTS: the platform's sizes and
      leadings, or those of one style; with --curve, the curve itself. What Apple has not published
      is shown as –.

        fontkit scale 17                              body text on an iPhone
        fontkit scale 22 --style title2 --category S...XXXL
        fontkit scale 17 --font DotGothic16.ttf --line-height 28
        fontkit scale --platform watchOS-45           the whole table of a watch

      A curve is a JSON5 file with twelve sizes, XS first: a list, or an object whose names are XS
      to AX5. list-edit-icon is the icon of a list that is being edited, as measured.
      """,
    run: { arguments, console throws(CommandFailure) in
      let platform = try arguments.platform()
      let curve = try arguments[.curve].map { name throws(CommandFailure) in
        try NamedCurve(name, scale: arguments.displayScale(on: platform), console: console)
      }
      if let points = try arguments.operand(of: "scale") {
        let request = try ScaleRequest(
          points: points, arguments: arguments, curve: curve, console: console)
        let sheet = try ScaleSheet(request)
        console.print(arguments.wantsJSON ? sheet.json.compact + "\n" : sheet.text)
        return .success
      }
      let needing = [
        Option.maximumSize, .fontFile, .lineHeight, curve == nil ? .displayScale : .style,
      ]
      if let option = needing.first(where: arguments.has) {
        throw .usage("\(option.name) needs POINTS", hint: "fontkit scale 17 \(option.name) …")
      }
      if let curve {
        console.print(try curve.listing(arguments))
      } else {
        console.print(try StyleListing(arguments).listing)
      }
      return .success
    })
}

extension Option {
  static let fontFile = Option.value("--font", "FILE|NAME", "A font, whose line heights are shown.")
  static let maximumSize = Option.value(
    "--max", "POINTS", "The largest size of scaledFont, as maximumPointSize.")
  static let lineHeight = Option.value(
    "--line-height", "POINTS", "A line height at the default content size; needs --font.")
  static let curve = Option.value(
    "--curve", "list-edit-icon|FILE", "Scale along a curve of one's own as well.")
}
