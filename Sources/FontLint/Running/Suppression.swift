import FontCatalog

/// One acceptance of findings, in a comment or in the configuration.
struct Suppression {
  /// The rules whose findings it accepts.
  let rules: [String]
  /// The files that it covers; `nil` for all.
  let files: Files?
  /// The line that it covers; `nil` for all of the file.
  let line: Int?
  /// The subject that it covers; `nil` for all.
  let subject: String?
  let reason: String
  /// Where it stands.
  let place: Place
  /// The edit that removes it; `nil` where a person must.
  let removal: Edit?

  /// What it makes of the findings that it covers; only a comment can be removed.
  var hiding: Finding.Hiding {
    removal == nil ? .ignored(reason: reason) : .suppressed(reason: reason)
  }

  func covers(_ finding: Finding) -> Bool {
    rules.contains(finding.rule)
      && (subject == nil || subject == finding.subject)
      && (line == nil || line == finding.place.line)
      && files?.contains(finding.place.file) ?? true
  }

  /// The files that a suppression covers.
  enum Files {
    /// The file that the comment stands in.
    case path(String)
    /// Those that a setting of the configuration matches.
    case pattern(PathPatterns)

    func contains(_ file: String) -> Bool {
      switch self {
      case .path(let path): path == file
      case .pattern(let pattern): pattern.matches(file)
      }
    }
  }
}

extension Suppression {
  init(_ entry: Configuration.IgnoredFinding) {
    self.init(
      rules: [entry.rule], files: entry.file.map { .pattern(PathPatterns([$0])) }, line: nil,
      subject: entry.subject, reason: entry.reason, place: Place(entry.position), removal: nil)
  }

  /// Reads `disable rule[, rule] reason`, for its own line when code precedes it and for the next
  /// line otherwise, or `disable-file rule[, rule] reason`, for the whole file.
  ///
  /// - Throws: A sentence that says what is wrong with it.
  init(_ directive: Directive) throws(Malformed) {
    let words = directive.text.split(whereSeparator: \.isWhitespace)
    guard let verb = words.first, ["disable", "disable-file"].contains(verb) else {
      throw Malformed("'\(words.first ?? "")' is not one of disable, disable-file")
    }
    let (rules, rest) = Self.rules(in: words.dropFirst())
    guard !rules.isEmpty else { throw Malformed("it names no rule") }
    if let unknown = rules.first(where: { RuleDescription.named($0) == nil }) {
      throw Malformed("there is no rule '\(unknown)'")
    }
    guard !rest.isEmpty else { throw Malformed("it gives no reason") }
    let position = directive.position
    let line = directive.followsCode ? position.line : position.line + 1
    self.init(
      rules: rules, files: .path(position.file), line: verb == "disable" ? line : nil,
      subject: nil, reason: rest.joined(separator: " "), place: Place(position),
      removal: Edit(
        file: position.file, bytes: directive.bytes, old: directive.text, new: ""))
  }

  /// The rules at the start, which commas divide, and what follows them.
  private static func rules(
    in words: ArraySlice<Substring>
  ) -> (rules: [String], rest: ArraySlice<Substring>) {
    var rules: [String] = []
    var rest = words
    while let word = rest.popFirst() {
      rules += word.split(separator: ",").map(String.init)
      guard word.hasSuffix(",") else { break }
    }
    return (rules, rest)
  }

  /// What is wrong with a directive.
  struct Malformed: Error {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
