import FontFiles
import FontScaling

extension LineMetrics {
  /// The metrics that Apple's platforms take from a font file: `hhea` over the units per em.
  init(fontFile path: String) throws(CommandFailure) {
    let face = try CommandFailure.readingFont(path).faces.first
    guard let unitsPerEm = face?.unitsPerEm, let hhea = face?.metrics.hhea else {
      throw .input(path, "the font has no hhea metrics, so its line height is unknown")
    }
    let em = Double(unitsPerEm)
    do throws(ScalingError) {
      try self.init(
        ascender: Double(hhea.ascender) / em, descender: Double(hhea.descender) / em,
        lineGap: Double(hhea.lineGap) / em)
    } catch {
      throw .input(path, error.description)
    }
  }
}
