/// One thing that a rule found.
public struct Finding: Hashable, Sendable {
  /// Another place that a finding speaks of.
  public struct Related: Hashable, Sendable {
    /// The place.
    public var place: Place
    /// What is there.
    public var message: String

    /// Creates a remark about a place.
    public init(place: Place, message: String) {
      self.place = place
      self.message = message
    }
  }

  /// Why a finding is not reported.
  public enum Hiding: Hashable, Sendable, CustomStringConvertible {
    /// An inline directive says so, with its reason.
    case suppressed(reason: String)
    /// The configuration says so, with its reason.
    case ignored(reason: String)
    /// The baseline holds it.
    case baseline

    /// The reason, for reports.
    public var description: String {
      switch self {
      case .suppressed(let reason), .ignored(let reason): reason
      case .baseline: "baseline"
      }
    }
  }

  /// The rule's identifier, which never changes.
  public var rule: String
  /// Which of the rule's conditions holds; `nil` for a rule with one condition.
  public var reason: String?
  /// How bad it is, after the configuration's overrides.
  public var severity: Severity
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, with the right value.
  public var fix: String
  /// Where it is.
  public var place: Place
  /// What it is about: a case, a font's path, a plist, a target.
  public var subject: String
  /// Other places it speaks of, such as the font file.
  public var related: [Related]
  /// The values that the message was made from.
  public var data: [String: String]
  /// Edits that put it right; empty when a person must.
  public var edits: [Edit]
  /// Why there is no edit although findings of its kind have one; `nil` when there is one, or never.
  public var obstacle: String?
  /// Why it is not reported; `nil` when it is.
  public var hiding: Hiding?
}

extension Finding {
  /// What identifies the finding from run to run: no line numbers and no absolute paths, so that
  /// moving a case does not change it.
  public var fingerprint: String {
    let parts =
      [rule, reason ?? "", subject] + data.sorted { $0.key < $1.key }.flatMap { [$0, $1] }
    return SHA256.hexadecimal(of: Array(parts.joined(separator: "\0").utf8))
  }
}

extension Finding: Comparable {
  /// The order of every report: place, then rule, reason, subject and message.
  public static func < (left: Finding, right: Finding) -> Bool {
    guard left.place == right.place else { return left.place < right.place }
    return (left.rule, left.reason ?? "", left.subject, left.message)
      < (right.rule, right.reason ?? "", right.subject, right.message)
  }
}
