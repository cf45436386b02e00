public import FontFiles

/// One thing wrong with an entry of a catalogue of font names.
public struct FontNameProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The name is no registered font's PostScript name.
    case unknown(FontNameMismatch)
    /// An earlier entry names the same font.
    case duplicate(of: String)
    /// The name begins with a dot, as those that only the system may use do.
    case privateSystemName
    /// The name is a PostScript name, and also the family name of several registered fonts.
    case ambiguousFamily([RegisteredFont])
  }

  /// The entry: the enum's case, or the key of another catalogue.
  public var entry: String
  /// The name that it gives.
  public var name: String
  /// What is wrong.
  public var kind: Kind
}

extension FontNameProblem: CustomStringConvertible {
  /// What is wrong and what to do, on one line that starts with the entry.
  public var description: String {
    "\(entry): \(message)"
  }

  /// What is wrong and what to do, without the entry.
  public var message: String {
    switch kind {
    case .unknown(let mismatch): mismatch.description
    case .duplicate(let first): "'\(name)' names the same font as \(first); remove one of them"
    case .privateSystemName:
      "'\(name)' is a private name of the system's, for which Core Text gives another font; use "
        + "the system font's own functions"
    case .ambiguousFamily(let fonts):
      "'\(name)' is a PostScript name and also the family name of \(fonts.count) fonts ("
        + fonts.map { $0.postScriptName ?? "\($0.source)" }.joined(separator: ", ")
        + "), of which a lookup may give any"
    }
  }
}
