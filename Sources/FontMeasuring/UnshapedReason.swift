/// Why a text is measured without shaping.
public enum UnshapedReason: Hashable, Sendable {
  /// The package was built without the trait `Shaping`.
  case build
  /// HarfBuzz does not read the font's format.
  case format
  /// Whoever opened the face wanted so.
  case choice

  /// What to do to get it shaped.
  var remedy: String {
    switch self {
    case .build: "build with --traits Shaping"
    case .format: "HarfBuzz does not read this format: use a TrueType or OpenType font"
    case .choice: "allow shaping: leave out --unshaped"
    }
  }
}
