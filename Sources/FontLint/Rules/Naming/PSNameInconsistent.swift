import FontFiles

enum PSNameInconsistent: Rule {
  static let description = RuleDescription(
    id: "ps-name-inconsistent", group: .naming, severity: .warning,
    summary: "The records of one face disagree about its PostScript name.",
    rationale: "Which of them Core Text picks is not documented.",
    remedy: "Make all records with name ID 6 equal.",
    needs: [.fonts],
    evidence: ["google/fonts#1305", "notofonts/noto-fonts#754"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.faces.compactMap { linted in
      let names = Set(linted.face.names.records.filter { $0.nameID == 6 }.compactMap(\.string))
      guard names.count > 1 else { return nil }
      let list = names.sorted().map { "'\($0)'" }.joined(separator: ", ")
      return finding(
        about: linted.font, "the PostScript name differs between records: \(list)",
        fix: "Make them equal.", data: ["names": names.sorted().joined(separator: " ")])
    }
  }
}
