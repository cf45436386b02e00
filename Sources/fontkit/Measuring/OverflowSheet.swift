import FontCatalog
import FontFiles
import FontLint
import FontMeasuring
import FontScaling

/// What `fontkit overflow` finds.
struct OverflowSheet {
  static let allTexts = Option.flag(
    "--all-texts", "Let usages without samples show every text of the strings files.")

  static let options = [allTexts, MeasuringRequest.unshaped, .format]

  private let project: Project
  private let survey: TextSurvey
  private let overflows: [TextOverflow]

  init(_ project: Project, _ arguments: Arguments) throws(CommandFailure) {
    self.project = project
    let file = project.root.appendingPath(Configuration.fileName)
    guard !project.configuration.usages.isEmpty else {
      throw .input(file, "it has no 'usages' (say which texts are set in which fonts)")
    }
    let linter = Linter(policy: try Self.policy(project.configuration))
    let workspace = linter.workspace(of: project)
    survey = TextSurvey(
      of: workspace, includesAllTexts: arguments.has(Self.allTexts),
      allowsShaping: !arguments.has(MeasuringRequest.unshaped))
    overflows = linter.overflows(in: workspace.with(survey))
  }

  private static func policy(_ configuration: Configuration) throws(CommandFailure) -> Policy {
    do throws(JSON5Error) { return try Policy(configuration) } catch {
      throw CommandFailure(message: error.description, status: .unusable)
    }
  }

  var status: ExitStatus {
    guard !survey.texts.isEmpty else { return .unusable }
    return overflows.isEmpty && failures.isEmpty ? .success : .findings
  }

  /// A line for each file whose texts could not be read, and each text that could not be measured.
  var failures: [String] {
    unreadable.map(\.description)
      + survey.failures.map { failure in
        var failure = failure
        failure.position = project.place(failure.position)
        return failure.line("error")
      }
  }

  private var unreadable: [ReadingProblem] {
    project.textProblems.map { problem in
      var problem = problem
      problem.position = project.place(problem.position)
      return problem
    }
  }
}

extension TextSurvey.Failure {
  /// The diagnostic line for a text that could not be measured.
  func line(_ severity: String) -> String {
    let text = self.text.map { " '\($0.visible)':" } ?? ""
    return "\(position): \(severity): \(usage.visible):\(text) \(reason)"
  }
}

extension OverflowSheet {
  var text: String {
    let method = survey.method.map { ", \($0.rawValue)" } ?? ""
    let count = "\(overflows.count) overflows, \(survey.texts.count) texts measured\(method)\n"
    guard !overflows.isEmpty else { return count }
    var table = TextTable(header: [
      "usage", "text", "language", "trouble", "from", "on", "size", "has", "needs",
    ])
    table.textColumns = 6
    table.rows = overflows.map(row)
    return table.text + count
  }

  private func row(_ overflow: TextOverflow) -> [String] {
    let text = overflow.kind == .word ? overflow.text.widestWord : overflow.text.text
    return [
      overflow.usage.visible, text.visible.shortened(toColumns: 32),
      overflow.text.locale?.visible ?? "–",
      overflow.kind.rawValue, overflow.category?.shortName ?? "–", overflow.device,
      overflow.size.text(decimals: 2),
    ] + Self.lengths(overflow).map { $0?.text(decimals: 2) ?? "–" }
  }

  /// What the text has and needs: heights of a line that is too high, else widths.
  private static func lengths(_ overflow: TextOverflow) -> [Double?] {
    overflow.kind == .frame
      ? [overflow.frameHeight, overflow.lineHeight] : [overflow.width, overflow.neededWidth]
  }

  var json: JSONValue {
    [
      "schemaVersion": 1,
      "method": .optional(survey.method) { .string($0.rawValue) },
      "measured": .integer(survey.texts.count),
      "overflows": .array(overflows.map(json)),
      "unmeasured": .array(survey.failures.map(json)),
      "unreadable": .array(unreadable.map(json)),
    ]
  }

  private func json(_ overflow: TextOverflow) -> JSONValue {
    [
      "usage": .string(overflow.usage),
      "platform": .string(overflow.platform),
      "text": .string(overflow.text.text),
      "word": overflow.kind == .word ? .string(overflow.text.widestWord) : .null,
      "locale": .optional(overflow.text.locale, JSONValue.string),
      "position": .string(project.place(overflow.text.position).description),
      "trouble": .string(overflow.kind.rawValue),
      "category": .optional(overflow.category) { .string($0.shortName) },
      "device": .string(overflow.device),
      "size": .number(overflow.size),
      "width": .number(overflow.width),
      "neededWidth": .optional(overflow.neededWidth, JSONValue.number),
      "lineHeight": .optional(overflow.lineHeight, JSONValue.number),
      "frameHeight": .optional(overflow.frameHeight, JSONValue.number),
    ]
  }

  private func json(_ problem: ReadingProblem) -> JSONValue {
    ["position": .string(problem.position.description), "reason": .string(problem.reason)]
  }

  private func json(_ failure: TextSurvey.Failure) -> JSONValue {
    [
      "usage": .string(failure.usage),
      "text": .optional(failure.text, JSONValue.string),
      "position": .string(project.place(failure.position).description),
      "reason": .string(failure.reason),
    ]
  }
}
