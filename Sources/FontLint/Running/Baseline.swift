public import FontCatalog

/// Findings that were known at some time, so that only new ones are reported.
///
/// An entry holds no line numbers and no absolute paths: code may move without touching the file.
public struct Baseline: Sendable {
  /// One kind of finding at one subject.
  public struct Entry: Hashable, Sendable {
    /// The rule.
    public var rule: String
    /// Which of the rule's conditions holds, if it has several.
    public var reason: String?
    /// What it is about.
    public var subject: String
    /// The finding's fingerprint.
    public var fingerprint: String
    /// How many findings have it.
    public var count: Int
  }

  /// The version of the format.
  private static let version = 1

  /// The entries, sorted by rule, subject and fingerprint.
  public var entries: [Entry]
  /// The file that they come from, for findings about it.
  public var file: String

  /// Creates the baseline of a run: every finding that no suppression hides.
  public init(of findings: [Finding], file: String) {
    self.file = file
    let known = findings.filter {
      switch $0.hiding {
      case .suppressed, .ignored: return false
      case .baseline, nil: break
      }
      return $0.rule != UnusedSuppression.description.id
    }
    entries = Dictionary(grouping: known, by: \.fingerprint).map { fingerprint, findings in
      Entry(
        rule: findings[0].rule, reason: findings[0].reason, subject: findings[0].subject,
        fingerprint: fingerprint, count: findings.count)
    }.sorted { ($0.rule, $0.subject, $0.fingerprint) < ($1.rule, $1.subject, $1.fingerprint) }
  }

  /// Reads a baseline.
  ///
  /// - Throws: `JSON5Error` where the file is not one.
  public init(reading bytes: [UInt8], file: String) throws(JSON5Error) {
    self.file = file
    let document = try JSON5Reader.read(bytes, file: file).object()
    try document.requireNames(among: ["schemaVersion", "findings"])
    let version = try document["schemaVersion"]?.integer()
    guard version == Self.version else {
      let found = version.map { "is \($0)" } ?? "is missing"
      throw JSON5Error(
        position: SourcePosition(file: file, line: 1, column: 1),
        reason: "'schemaVersion' \(found): expected \(Self.version), as --write-baseline writes it")
    }
    guard let elements = try document["findings"]?.array() else {
      throw JSON5Error(
        position: SourcePosition(file: file, line: 1, column: 1), reason: "'findings' is missing")
    }
    entries = try elements.map { element throws(JSON5Error) in try Entry(reading: element) }
  }

  /// The file's text.
  public var text: String {
    let document: JSONValue = [
      "schemaVersion": .integer(Self.version), "findings": .array(entries.map(\.json)),
    ]
    return document.pretty() + "\n"
  }

  /// The baseline without the entries, and the counts, of findings that are gone although their
  /// rules ran; `nil` when all of it is needed.
  func pruned(to findings: [Finding], ran: Set<String>) -> Baseline? {
    let hidden = Dictionary(grouping: findings.filter { $0.hiding == .baseline }, by: \.fingerprint)
    var pruned = self
    pruned.entries = entries.compactMap { entry in
      guard ran.contains(entry.rule) else {
        return RuleDescription.named(entry.rule) == nil ? nil : entry
      }
      var entry = entry
      entry.count = min(entry.count, hidden[entry.fingerprint]?.count ?? 0)
      return entry.count > 0 ? entry : nil
    }
    return pruned.entries == entries ? nil : pruned
  }

  /// Marks the findings that it holds, and returns a finding for each entry that is no longer
  /// needed, or counts too many, although its rule ran, or of which there is no rule.
  func hide(_ findings: inout [Finding], ran: Set<String>) -> [Finding] {
    let known = entries.filter { RuleDescription.named($0.rule) != nil }
    var left = Dictionary(known.map { ($0.fingerprint, $0.count) }) { $0 + $1 }
    for index in findings.indices where findings[index].hiding == nil {
      let fingerprint = findings[index].fingerprint
      guard let count = left[fingerprint], count > 0 else { continue }
      left[fingerprint] = count - 1
      findings[index].hiding = .baseline
    }
    return entries.compactMap { entry in
      let isKnown = RuleDescription.named(entry.rule) != nil
      let unused = isKnown ? min(entry.count, left[entry.fingerprint] ?? 0) : entry.count
      guard ran.contains(entry.rule) || !isKnown, unused > 0 else { return nil }
      return UnusedSuppression.report(entry, in: file, needed: entry.count - unused)
    }
  }
}

extension Baseline.Entry {
  fileprivate init(reading value: JSON5Value) throws(JSON5Error) {
    let object = try value.object()
    try object.requireNames(among: ["rule", "reason", "subject", "fingerprint", "count"])
    guard let rule = try object["rule"]?.string(), let subject = try object["subject"]?.string(),
      let fingerprint = try object["fingerprint"]?.string(),
      let count = try object["count"]?.integer()
    else { throw value.error("an entry needs rule, subject, fingerprint and count") }
    guard (1...1_000_000).contains(count) else {
      throw value.error("a count is between 1 and 1000000")
    }
    let reason = try object["reason"].flatMap { value throws(JSON5Error) in
      value.content == .null ? nil : try value.string()
    }
    self.init(
      rule: rule, reason: reason, subject: subject, fingerprint: fingerprint, count: count)
  }

  fileprivate var json: JSONValue {
    [
      "rule": .string(rule), "reason": .optional(reason) { .string($0) },
      "subject": .string(subject), "fingerprint": .string(fingerprint), "count": .integer(count),
    ]
  }
}
