import FontCatalog
import FontFiles
import FontLint
import FontScaling

/// What a command line asks `fontkit lint` for.
struct LintRequest {
  /// The folder of the project, without a slash at its end.
  let root: String
  /// The parts of the project to read; all of it when empty.
  let paths: [String]
  let configuration: String?
  let outputs: [LintOutput]
  /// The severity from which the run fails; `nil` to leave it to the configuration.
  let failOn: String?
  let maxWarnings: Int?
  /// Rules with the severity to give them.
  let severities: [(rule: String, word: String)]
  let only: [String]
  let except: [String]
  let baseline: String?
  let newBaseline: String?
  let isBaselineStrict: Bool
  let prunes: Bool
  let verifies: Bool
  let fixes: Bool
  let isDryRun: Bool
  let isPlain: Bool
  let isQuiet: Bool
  let reportsSkipped: Bool
  let usesAbsolutePaths: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    let operands = arguments.operands.map(Self.trimmed)
    for path in operands where FolderEntry.kind(at: path) == nil {
      throw .input(path, "there is no such file or folder")
    }
    let isFolder = operands.count == 1 && FolderEntry.kind(at: operands[0]) == .folder
    root = isFolder ? operands[0] : "."
    var paths: [String] = []
    if !isFolder { for path in operands { paths.append(try Self.inProject(path)) } }
    self.paths = paths
    configuration = arguments[LintOptions.config]
    outputs = try LintOutput.outputs(arguments)
    failOn = try Self.failOn(arguments)
    maxWarnings = try Self.count(arguments[LintOptions.maxWarnings])
    severities = try Self.severities(arguments.all(LintOptions.rule))
    only = try Self.rules(arguments, LintOptions.only)
    except = try Self.rules(arguments, LintOptions.except)
    if let rule = only.first(where: except.contains) {
      throw .usage("--only and --except both name '\(rule)': leave it out of one of them")
    }
    baseline = arguments[LintOptions.baseline]
    newBaseline = arguments[LintOptions.writeBaseline]
    isBaselineStrict = arguments.has(LintOptions.strictBaseline)
    prunes = arguments.has(LintOptions.pruneSuppressions)
    verifies = arguments.has(LintOptions.verify)
    fixes = arguments.has(LintOptions.fix)
    isDryRun = arguments.has(LintOptions.dryRun)
    isPlain = arguments.has(LintOptions.noColor)
    isQuiet = arguments.has(LintOptions.quiet)
    reportsSkipped = arguments.has(LintOptions.reportSkipped)
    usesAbsolutePaths = arguments.has(LintOptions.absolutePaths)
    if let newBaseline { try LintOutput.requireReplaceable(newBaseline) }
    guard !isDryRun || fixes || prunes else {
      throw .usage("--dry-run shows what --fix or --prune-suppressions would change")
    }
    guard
      newBaseline == nil || !arguments.has(LintOptions.format) && !arguments.has(LintOptions.output)
    else {
      throw .usage("--write-baseline writes no report: leave out --format and --output")
    }
  }

  /// The path of a file of the project, from the working directory.
  func path(_ file: String) -> String {
    root == "." || file.hasPrefix("/") ? file : "\(root)/\(file)"
  }

  /// A path from the working directory, as one from the root where the file lies below it.
  func pathInRoot(_ file: String) -> String {
    file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
  }

  /// A path below the working directory as one from there, though it be absolute.
  private static func inProject(_ path: String) throws(CommandFailure) -> String {
    guard path.hasPrefix("/") || path.split(separator: "/").contains("..") else { return path }
    guard let folder = FolderEntry.resolvedPath("."), let file = FolderEntry.resolvedPath(path),
      file == folder || folder == "/" || file.hasPrefix(folder + "/")
    else {
      throw .input(
        path, "not in the working directory (run it in the project, or give its folder)")
    }
    return file == folder ? "." : String(file.dropFirst(folder == "/" ? 1 : folder.count + 1))
  }

  /// The failure of a run whose configuration is wrong.
  func failure(_ error: JSON5Error) -> CommandFailure {
    var error = error
    error.position.file = configuration ?? path(error.position.file)
    return CommandFailure(message: error.description, status: .unusable)
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : path
  }

  private static func count(_ text: String?) throws(CommandFailure) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw .usage("--max-warnings '\(text)' is not a number of warnings")
    }
    return count
  }

  private static func severities(
    _ values: [String]
  ) throws(CommandFailure) -> [(rule: String, word: String)] {
    var severities: [(rule: String, word: String)] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, Policy.words.contains(parts[1]) else {
        let words = Policy.words.joined(separator: ", ")
        throw .usage("--rule '\(value)' is not a rule and one of \(words): --rule ID=SEVERITY")
      }
      severities.append((try known(parts[0]), parts[1]))
    }
    return severities
  }

  private static func rules(
    _ arguments: Arguments, _ option: Option
  ) throws(CommandFailure) -> [String] {
    let ids = arguments.all(option).flatMap { $0.split(separator: ",") }
    guard !ids.isEmpty || !arguments.has(option) else {
      throw .usage("\(option.name) names no rule", hint: "see 'fontkit lint --list-rules'")
    }
    var rules: [String] = []
    for id in ids { rules.append(try known(String(id))) }
    return rules
  }

  private static func failOn(_ arguments: Arguments) throws(CommandFailure) -> String? {
    guard arguments.has(LintOptions.strict) else { return arguments[LintOptions.failOn] }
    guard !arguments.has(LintOptions.failOn) else {
      throw .usage("--strict means --fail-on warning: leave out one of them")
    }
    return "warning"
  }

  private static func known(_ id: String) throws(CommandFailure) -> String {
    guard RuleDescription.named(id) == nil else { return id }
    throw unknownRule(id)
  }

  static func unknownRule(_ id: String) -> CommandFailure {
    .usage("there is no rule '\(id)'", hint: RuleDescription.hint(for: id))
  }
}
