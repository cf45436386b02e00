import FontCatalog
import FontFiles

/// A face together with the file that it is in.
struct LintedFace: Sendable {
  let font: BundledFont
  let face: FontFace

  /// The PostScript name as stored, unless it is absent or empty.
  var postScriptName: String? {
    face.names.postScript.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The family without a limit to four styles, where the font has one.
  var family: String? {
    face.names.typographicFamily ?? face.names.family
  }

  /// The name to show: the PostScript name, else the file's.
  var title: String {
    postScriptName ?? font.fileName
  }

  /// A length as a fraction of the em; `nil` for a face without one.
  func ems(_ units: Int) -> Double? {
    guard let unitsPerEm = face.unitsPerEm, unitsPerEm > 0 else { return nil }
    return Double(units) / Double(unitsPerEm)
  }

  /// The line height on Apple platforms in ems.
  var lineHeight: Double? {
    face.metrics.lineHeight.flatMap(ems)
  }

  /// What the configuration says that the face is for, else what its characters suggest.
  var role: Configuration.Role {
    let declared = font.declarations.first { $0.role != nil && speaksOfThisFace($0) }
    return declared?.role ?? suggestedRole
  }

  private var suggestedRole: Configuration.Role {
    guard face.coverage.suitsText else { return .icon }
    return face.coverage.suitsFewWords ? .logo : .text
  }

  /// The languages that the configuration's catalogue says the face is for.
  var declaredLocales: [String] {
    font.declarations.filter(speaksOfThisFace).flatMap(\.locales)
  }

  private func speaksOfThisFace(_ entry: Configuration.CatalogEntry) -> Bool {
    font.faces.count == 1 || entry.name == face.names.postScript
  }
}
