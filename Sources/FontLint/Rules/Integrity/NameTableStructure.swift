import FontFiles

enum NameTableStructure: Rule {
  static let description = RuleDescription(
    id: "name-table-structure", group: .integrity, severity: .warning,
    summary: "The name table is badly built.",
    rationale: """
      Font Book and the App Store's validation report such tables ('name' table structure, \
      usability), and have rejected builds for them.
      """,
    remedy: "Rebuild the name table; a ttx round trip sorts it.",
    reasons: ["damaged", "undecodable", "empty", "duplicate", "unsorted", "no-english"],
    needs: [.fonts],
    evidence: ["flutter/flutter#69510", "opentypejs/opentype.js#166", "google/fonts#1305"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.appFonts.filter { !$0.isCutOff }.compactMap { font in
      let damage = font.file?.warnings.first {
        $0.kind == .name || $0.table == "name" && $0.kind == .tableInvalid
      }
      if let damage { return report("damaged", font, damage.description) }
      let faces = font.faces.filter { $0.hasTable("name") }
      return faces.lazy.compactMap { fault(in: $0.names.records) }.first
        .map { report($0.reason, font, $0.text) }
    }
  }

  private typealias Fault = (reason: String, text: String)

  /// An empty or absent PostScript name has a rule of its own.
  private static func fault(in records: [NameRecord]) -> Fault? {
    if let record = records.first(where: { $0.string == nil }) {
      return ("undecodable", "\(record.place) cannot be decoded")
    }
    if let record = records.first(where: { $0.string == "" && $0.nameID != 6 }) {
      return ("empty", "\(record.place) is empty")
    }
    for (record, next) in zip(records, records.dropFirst()) {
      if record.order == next.order { return ("duplicate", "\(next.place) is there twice") }
      if next.order.lexicographicallyPrecedes(record.order) {
        return ("unsorted", "\(next.place) is out of order")
      }
    }
    let missing = [1, 2, 4, 6].filter { id in
      !records.contains { $0.nameID == id && $0.platform == 3 && $0.language == 0x409 }
        && (id != 6 || records.contains { $0.nameID == 6 })
    }
    guard let first = missing.first else { return nil }
    return ("no-english", "name ID \(first) has no English record for Windows")
  }

  private static func report(_ reason: String, _ font: BundledFont, _ text: String) -> Finding {
    finding(
      reason, about: font, "the 'name' table is badly built: \(text)",
      fix: "Rebuild the name table (a ttx round trip sorts it).", data: ["what": text])
  }
}

extension NameRecord {
  /// What OpenType sorts records by.
  fileprivate var order: [Int] { [platform, encoding, language, nameID] }

  fileprivate var place: String {
    "name ID \(nameID) of platform \(platform), language \(language)"
  }
}
