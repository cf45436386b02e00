public import FontFiles

/// Why a name does not give one font.
public enum FontNameError: Error, Hashable, Sendable {
  /// No registered font is called so; what the name is instead.
  case unknown(FontNameMismatch)
  /// Several registered fonts are called so.
  case ambiguous(name: String, FontResolution)
}

extension FontNameError: CustomStringConvertible {
  /// What is wrong, and the right names, on one line.
  public var description: String {
    switch self {
    case .unknown(let mismatch): mismatch.description
    case .ambiguous(let name, let resolution):
      "'\(name)' is the \(resolution.kind) of \(resolution.fonts.count) fonts; use one of "
        + "their PostScript names: "
        + resolution.fonts.compactMap(\.postScriptName).joined(separator: ", ")
    }
  }
}
