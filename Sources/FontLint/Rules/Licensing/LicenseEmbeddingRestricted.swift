import FontFiles

enum LicenseEmbeddingRestricted: Rule {
  static let description = RuleDescription(
    id: "license-embedding-restricted", group: .licensing, severity: .warning,
    summary: "OS/2 fsType restricts embedding, or contradicts itself.",
    rationale: """
      The field says what may be done with the font inside documents. It does not decide about \
      apps, but a restricted value is a reason to look for the licence. It is often set by mistake.
      """,
    remedy: "Keep the licence and name it in the configuration; that silences the rule.",
    reasons: ["restricted", "preview-print", "editable", "conflicting-bits", "no-subsetting"],
    needs: [.fonts],
    evidence: ["mozilla/Fira#59", "notofonts/noto-fonts#15", "googlefonts/fontmake#996"])

  static func check(_ workspace: Workspace) -> [Finding] {
    workspace.appFonts.compactMap { font in
      guard !font.declaresLicense,
        let rights = font.faces.lazy.compactMap(\.embedding).first,
        let fault = fault(of: rights.fsType, isModified: font.isModified)
      else { return nil }
      return finding(
        fault.reason, severity: fault.severity, about: font,
        "OS/2 fsType is 0x\(hexadecimal(rights.fsType)) (\(fault.meaning)); check that your licence covers apps",
        fix: "Give its entry in the configuration's catalog a 'license' to silence this.",
        data: ["fsType": "\(rights.fsType)"])
    }
  }

  private typealias Fault = (reason: String, severity: Severity, meaning: String)

  private static func fault(of fsType: Int, isModified: Bool) -> Fault? {
    let usage = fsType & 0x000F
    guard usage.nonzeroBitCount <= 1 else {
      return ("conflicting-bits", .warning, "several permissions at once")
    }
    switch usage {
    case 2: return ("restricted", .error, "restricted: no embedding without permission")
    case 4: return ("preview-print", .info, "embedding for preview and print")
    case 8: return ("editable", .info, "embedding in editable documents")
    default:
      guard fsType & 0x0100 != 0, isModified else { return nil }
      return ("no-subsetting", .warning, "no subsetting, and the copy is subset")
    }
  }

  private static func hexadecimal(_ value: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
