import FontCatalog
import FontFiles

extension Command {
  private static let install = Option.flag(
    "--install", "Copy the fonts to the user's font directory, if all of them can be registered.")
  private static let uninstall = Option.flag(
    "--uninstall", "Remove fonts that were installed so, by file or PostScript name.")

  /// `fontkit register`: what an app would see of its fonts.
  static let register = Command(
    name: "register",
    summary: "Register fonts as an app would, and show their names and conflicts.",
    operands: "<file|directory|name>...",
    options: [install, uninstall, .format],
    discussion: """
      The fonts are registered one after the other in an empty registry. A line is printed for each
      name that the app can use then: of each face, and of each named instance that the font gives a
      PostScript name. Refusals have the numbers of Core Text's CTFontManagerError.

      --install copies the files to $XDG_DATA_HOME/fonts (by default ~/.local/share/fonts) and
      refreshes Fontconfig's cache. A file that is there is never overwritten. --uninstall removes
      what was installed so, and nothing else. Both print text only.

      With --format json one document is written: {"schemaVersion":1,"fonts":[...],"errors":[...]}.

      Exit status: 0 all is well; 1 some fonts were refused; 2 all were.

      Examples:
        fontkit register Fonts/
        fontkit register Fonts/Masume-Regular.ttf --install
        fontkit register --uninstall Masume-Regular
      """,
    run: { arguments, console throws(CommandFailure) in
      guard !arguments.operands.isEmpty else {
        throw .usage("register needs a font", hint: "see 'fontkit help register'")
      }
      try requireOneOutcome(arguments)
      if arguments.has(uninstall) {
        return try UserFonts(console).uninstall(arguments.operands)
      }
      let report = RegistrationReport(arguments.operands)
      report.print(to: console, asJSON: arguments.wantsJSON)
      guard arguments.has(install) else { return report.status }
      guard report.status == .success else {
        console.report("fontkit: error: nothing is installed (some fonts were refused)")
        return report.status
      }
      return try UserFonts(console).install(report.paths)
    })

  private static func requireOneOutcome(_ arguments: Arguments) throws(CommandFailure) {
    let changes = [install, uninstall].filter(arguments.has)
    guard changes.count < 2 else {
      throw .usage("--install is given with --uninstall", hint: "give one or the other")
    }
    guard changes.isEmpty || !arguments.wantsJSON else {
      throw .usage("what is installed or removed is not told as JSON", hint: "omit --format json")
    }
  }
}
