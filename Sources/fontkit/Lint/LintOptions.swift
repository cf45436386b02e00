import FontLint

/// The options of `fontkit lint`.
enum LintOptions {
  static let config = Option.value("--config", "FILE", "read this instead of fontkit.json")
  static let format = Option.value(
    "--format", "FORMAT[:FILE]",
    "\(formats), to standard output or a file; may be given several times")
  static let output = Option.value("--output", "FILE", "write the report there")
  static let failOn = Option.choice(
    "--fail-on", Severity.allCases.map(\.rawValue) + ["never"],
    "the least severity that fails the run; error by default")
  static let strict = Option.flag("--strict", "fail on warnings too")
  static let maxWarnings = Option.value("--max-warnings", "N", "fail on more warnings than that")
  static let rule = Option.value(
    "--rule", "ID=SEVERITY", "report a rule as info, warning or error, or switch it off")
  static let only = Option.value("--only", "ID,…", "run these rules alone")
  static let except = Option.value("--except", "ID,…", "leave these rules out")
  static let baseline = Option.value("--baseline", "FILE", "hide the findings that it holds")
  static let writeBaseline = Option.value(
    "--write-baseline", "FILE", "write the present findings there")
  static let strictBaseline = Option.flag(
    "--strict-baseline", "report what the baseline or a suppression no longer needs as an error")
  static let pruneSuppressions = Option.flag(
    "--prune-suppressions", "delete suppressions and entries of the baseline that match nothing")
  static let verify = Option.flag(
    "--verify", "read fonts as a whole: the structure of tables, every glyph")
  static let fix = Option.flag("--fix", "make the changes that are safe, never to a font")
  static let dryRun = Option.flag("--dry-run", "with --fix, show the changes instead")
  static let listRules = Option.flag("--list-rules", "list the rules; with --format json, in full")
  static let explain = Option.value("--explain", "ID", "say what a rule finds, why, and what to do")
  static let noColor = Option.flag("--no-color", "write plain text on a terminal too")
  static let quiet = Option.flag("--quiet", "leave out notes and the summary")
  static let reportSkipped = Option.flag("--report-skipped", "list the rules that did not run")
  static let absolutePaths = Option.flag("--absolute-paths", "write paths in full, as for Xcode")

  static let all = [
    config, format, output, failOn, strict, maxWarnings, rule, only, except, baseline,
    writeBaseline, strictBaseline, pruneSuppressions, verify, fix, dryRun, listRules, explain,
    noColor,
    quiet, reportSkipped, absolutePaths,
  ]

  private static var formats: String {
    let names = ReportFormat.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
