import FontCatalog
import FontFiles

extension Command {
  private static let fonts = Option.value(
    "--fonts", "PATH",
    "A font file or directory to register; may be given several times (default: the current one).")

  /// `fontkit validate`: whether every name of a catalogue is a font's.
  static let validate = Command(
    name: "validate",
    summary: "Check that every name of a catalogue is the PostScript name of a font.",
    operands: "<catalogue>...",
    options: [fonts, .format],
    discussion: """
      A catalogue is a Swift file with enums whose cases have names as raw values or return them
      from a switch, or else with constants; or a JSON file whose members are names. The fonts are
      registered as by 'fontkit register'; names of fonts that Apple's systems bring along are right as
      well. 'fontkit lint' finds catalogues by itself and checks more.

      With --format json one document is written:
      {"schemaVersion":1,"names":...,"problems":[...],"errors":[...]}.

      Exit status: 0 every name is right; 1 some are not, or some files could not be read; 2 none
      could.

      Example:
        fontkit validate Fonts/CustomFontName.swift --fonts Fonts
      """,
    run: { arguments, console throws(CommandFailure) in
      guard !arguments.operands.isEmpty else {
        throw .usage("validate needs a catalogue", hint: "see 'fontkit help validate'")
      }
      let paths = arguments.all(fonts)
      var report = ValidationReport(fonts: paths.isEmpty ? ["."] : paths)
      for path in arguments.operands { report.check(path, console) }
      report.print(to: console, asJSON: arguments.wantsJSON)
      return report.status
    })
}
