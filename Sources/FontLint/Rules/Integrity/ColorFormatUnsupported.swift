import FontFiles

enum ColorFormatUnsupported: Rule {
  static let description = RuleDescription(
    id: "color-format-unsupported", group: .integrity, severity: .warning,
    summary: "A colour font uses a format that Core Text does not draw everywhere.",
    rationale: """
      Core Text draws sbix and COLR version 0. It ignores CBDT, draws COLR version 1 only on recent \
      systems, and SVG in part: the reports show white squares and black glyphs.
      """,
    remedy: "Ship an sbix or COLR version 0 build for Apple platforms.",
    reasons: ["cbdt", "colr-v1", "svg"],
    needs: [.fonts],
    evidence: [
      "googlefonts/noto-emoji#72", "flutter/flutter#134897", "13rac1/twemoji-color-font#47",
      "googlefonts/color-fonts#87",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.faces.compactMap { linted in
      guard linted.face.hasOutlines, let fault = fault(in: linted.face) else { return nil }
      return finding(
        fault.reason, severity: fault.severity, about: linted.font, fault.message,
        fix: "Ship an sbix or COLR version 0 build for Apple platforms.")
    }
  }

  private typealias Fault = (reason: String, severity: Severity, message: String)

  private static func fault(in face: FontFace) -> Fault? {
    let formats = Set(face.colorFormats)
    guard !formats.contains("sbix"), !formats.contains("COLRv0") else { return nil }
    if formats.contains("CBDT") {
      return ("cbdt", .error, "the colours are CBDT bitmaps, which Core Text does not draw")
    }
    if formats.contains("COLRv1") {
      return (
        "colr-v1", .warning,
        "the colours are COLR version 1, which older systems draw in the text's colour"
      )
    }
    guard formats.contains("SVG") else { return nil }
    return ("svg", .info, "the colours are SVG documents, which Core Text draws only in part")
  }
}
