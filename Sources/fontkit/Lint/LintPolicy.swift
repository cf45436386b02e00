import FontCatalog
import FontLint

/// The policy of a run: the configuration's, as the command line changes it.
enum LintPolicy {
  static func make(
    _ request: LintRequest, _ configuration: Configuration
  ) throws(CommandFailure) -> Policy {
    var policy = try policy(of: configuration, request)
    if !request.only.isEmpty { policy.enabled = Set(request.only) }
    policy.enabled.subtract(request.except)
    for (rule, word) in request.severities { policy.set(word, for: rule) }
    if let failOn = request.failOn { policy.failOn = Severity(rawValue: failOn) }
    if request.isBaselineStrict { policy.set("error", for: "unused-suppression") }
    return policy
  }

  private static func policy(
    of configuration: Configuration, _ request: LintRequest
  ) throws(CommandFailure) -> Policy {
    do throws(JSON5Error) { return try Policy(configuration) } catch {
      throw request.failure(error)
    }
  }
}
