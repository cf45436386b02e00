/// How advances were found.
public enum MeasuringMethod: String, CaseIterable, Hashable, Sendable {
  /// By HarfBuzz: ligatures, GPOS kerning, joining scripts, as the text is drawn.
  case shaped
  /// As the sum of the characters' advances and the `kern` table's pairs.
  case unshaped
}
