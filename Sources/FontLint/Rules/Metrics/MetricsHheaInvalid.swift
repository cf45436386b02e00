import FontCatalog
import FontFiles

enum MetricsHheaInvalid: Rule {
  static let description = RuleDescription(
    id: "metrics-hhea-invalid", group: .metrics, severity: .error,
    summary: "The ascender or descender of hhea makes no sense.",
    rationale: """
      Apple platforms take the height of a line from hhea. A negative ascender or a positive \
      descender collapses lines; a descender of zero cuts off what hangs below the baseline.
      """,
    remedy: "Get a build with a sound hhea table, or give the font the role icon.",
    reasons: ["ascender", "descender-positive", "descender-zero", "empty"],
    needs: [.fonts],
    evidence: ["chrismsimpson/Metropolis#30", "microsoft/fonts#5"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.faces.compactMap { linted in
      guard let hhea = linted.face.metrics.hhea, let fault = fault(of: hhea) else { return nil }
      guard fault.severity == .error || linted.role != .icon else { return nil }
      return finding(
        fault.reason, severity: fault.severity, about: linted.font,
        "hhea has ascender \(hhea.ascender), descender \(hhea.descender), line gap \(hhea.lineGap): \(fault.text)",
        fix: "Get a build with a sound hhea table; Apple platforms take line heights from it.",
        data: ["ascender": "\(hhea.ascender)", "descender": "\(hhea.descender)"])
    }
  }

  private typealias Fault = (reason: String, severity: Severity, text: String)

  private static func fault(of hhea: FontMetrics.Vertical) -> Fault? {
    if hhea.ascender - hhea.descender <= 0 {
      return ("empty", .error, "a line has no height")
    }
    if hhea.ascender <= 0 { return ("ascender", .error, "the ascender is not positive") }
    if hhea.descender > 0 {
      return ("descender-positive", .error, "the descender is positive, that is above the baseline")
    }
    guard hhea.descender == 0 else { return nil }
    return ("descender-zero", .warning, "nothing below the baseline has room")
  }
}

extension FontMetrics.Vertical {
  /// Whether lines have a height and a baseline inside it.
  var isSound: Bool {
    ascender > 0 && descender <= 0
  }
}
