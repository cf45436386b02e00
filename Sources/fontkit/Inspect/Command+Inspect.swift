import FontFiles

extension Command {
  /// `fontkit inspect`: what font files hold, for people or programs.
  static let inspect = Command(
    name: "inspect",
    summary: "Show what fonts say of themselves, and whether their files are whole.",
    operands: "<file|directory|name>...",
    options: InspectRequest.options,
    discussion: """
      A directory is searched for fonts with all it contains. What is no path is a name: a file name
      with or without extension, or a PostScript, full or family name, looked for in Fonts/ and then
      among the installed fonts.

      With --format json one document is written: {"schemaVersion":1,"files":[...],"errors":[...]},
      a file to a line. Lengths are in font units unless their name says em or points.

      Exit status: 0 all is well; 1 a file has damage, or some could not be read; 2 none could.

      Examples:
        fontkit inspect Fonts/
        fontkit inspect DotGothic16.ttf --coverage
        fontkit inspect MyFont.ttf --verify --format json
      """,
    run: { arguments, console throws(CommandFailure) in
      let request = try InspectRequest(arguments)
      guard !arguments.operands.isEmpty else {
        throw .usage(
          "inspect needs a file, a directory or a name", hint: "see 'fontkit help inspect'")
      }
      var report = InspectReport(request, console)
      let inputs = InspectInputs(arguments.operands, console).files
      let progress = Progress(of: inputs.count, console)
      await mapInOrder(inputs) { input in
        Inspection(input, request, colored: console.allowsColor)
      } each: { inspection in
        progress.clear()
        report.add(inspection)
        progress.advance()
      }
      progress.clear()
      return report.finish()
    })
}
