import FontCatalog
import FontLint

extension Command {
  /// Checks a project's fonts against its code, property lists and targets.
  static let lint = Command(
    name: "lint",
    summary: "Check an app's fonts against its code, property lists and targets.",
    operands: "[PATH…]",
    options: LintOptions.all,
    discussion: """
      Without a PATH, or with a folder, everything under it is read: fonts, Swift and Objective-C
      sources, Interface Builder files, property lists, Xcode projects and packages. fontkit.json
      there is obeyed if it exists ('fontkit init' writes one). Several paths, or files, are read as
      parts of the project in the working directory. Fonts that no target ships and no name asks
      for, such as those of a web site beside the app, are counted but not checked.

      A finding is accepted by a comment that says why, behind code for its own line, else for the
      next line, or for the whole file:
        // fontkit:disable rule-id the reason
        // fontkit:disable rule-id, other-rule the reason
        <!-- fontkit:disable-file rule-id the reason -->
      or by "ignore" in fontkit.json ('fontkit help configuration'), or by a baseline.

      Exit status: 0 fine; 1 findings at or above --fail-on, or more warnings than --max-warnings;
      2 wrong usage or configuration, or nothing there to check.

      Examples:
        fontkit lint
        fontkit lint --format github --format sarif:fonts.sarif
        fontkit lint --fix --dry-run
        fontkit lint --write-baseline fontkit-baseline.json
        fontkit lint --explain ps-name-duplicate
      """
  ) { arguments, console throws(CommandFailure) in
    if arguments.has(LintOptions.listRules) {
      try RuleListing.write(try LintOutput.outputs(arguments), console)
      return .success
    }
    if let rule = arguments[LintOptions.explain] {
      guard !arguments.has(LintOptions.format), !arguments.has(LintOptions.output) else {
        throw .usage("--explain writes text: leave out --format and --output")
      }
      console.print(try RuleListing.explanation(of: rule))
      return .success
    }
    return try await LintRun(try LintRequest(arguments), console).run()
  }
}
