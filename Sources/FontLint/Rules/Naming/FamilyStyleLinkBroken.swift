import FontCatalog
import FontFiles

enum FamilyStyleLinkBroken: Rule {
  static let description = RuleDescription(
    id: "family-style-link-broken", group: .naming, severity: .warning,
    summary: "Faces of one four-style family cannot be told apart by their bold and italic flags.",
    rationale: """
      .bold(), .italic() and the traits of a font descriptor choose among the faces that share \
      name ID 1 by those flags. Where they collide or lie, text stays regular, or any face is used.
      """,
    remedy: "Refer to each face by its own PostScript name in this family.",
    reasons: ["too-many", "flags-collide", "flags-missing", "macstyle-differs"],
    needs: [.fonts],
    evidence: [
      "gonzalezreal/swift-markdown-ui#86", "andyfinnell/NativeMarkKit#5",
      "software-mansion/enriched-markdown#572", "SwifterSwift/SwifterSwift#1200",
    ])

  static func check(_ workspace: Workspace) -> [Finding] {
    let named = distinct(workspace.faces).filter { $0.face.names.family != nil }
    let families = Dictionary(grouping: named) { $0.face.names.family ?? "" }
    return families.compactMap { family, faces in fault(in: family, faces) }
  }

  /// One face per PostScript name: another rule speaks of the others.
  private static func distinct(_ faces: [LintedFace]) -> [LintedFace] {
    var seen: Set<String> = []
    return faces.filter { seen.insert($0.title.lowercased()).inserted }
  }

  private static func fault(in family: String, _ faces: [LintedFace]) -> Finding? {
    if faces.count > 4 {
      return report(
        "too-many", family, faces, "share the family '\(family)', which has room for four")
    }
    let flagged = faces.filter { $0.face.selection != nil }
    let groups = Dictionary(grouping: flagged) { $0.face.selection }.values
    if let same = groups.filter({ $0.count > 1 }).min(by: { $0[0].title < $1[0].title }) {
      return report(
        "flags-collide", family, same,
        "share the family '\(family)' with the same bold and italic flags")
    }
    return flagged.lazy.compactMap { fault(of: $0, in: family) }.first
  }

  private static func fault(of linted: LintedFace, in family: String) -> Finding? {
    if linted.claimsMoreThanItsFlags {
      return report(
        "flags-missing", family, [linted],
        "says bold or italic in its style name but not in OS/2 fsSelection")
    }
    guard let macStyle = linted.face.macStyle, macStyle != linted.face.selection else { return nil }
    return report(
      "macstyle-differs", family, [linted],
      "has other flags in head.macStyle than in OS/2 fsSelection")
  }

  private static func report(
    _ reason: String, _ family: String, _ faces: [LintedFace], _ what: String
  ) -> Finding {
    let titles = faces.map(\.title).sorted()
    let objects = faces.count == 1 ? "it" : "between them"
    return finding(
      reason, about: family, at: Place(file: faces[0].font.path),
      "\(titles.joined(separator: ", ")) \(what); .bold() and .italic() cannot pick \(objects)",
      fix: "Refer to each face by its own PostScript name; do not rely on .bold() in this family.",
      related: faces.dropFirst().map {
        Finding.Related(place: Place(file: $0.font.path), message: $0.title)
      },
      data: ["family": family, "faces": titles.joined(separator: " ")])
  }
}

extension LintedFace {
  fileprivate var claimsMoreThanItsFlags: Bool {
    guard let flags = face.selection else { return false }
    let words = Set(StyleWords.words(of: face.names.typographicStyle ?? face.names.style ?? ""))
    let saysBold = words.contains("bold")
    let saysItalic = words.contains("italic") || words.contains("oblique")
    return saysBold && !flags.isBold || saysItalic && !flags.isItalic
  }
}
