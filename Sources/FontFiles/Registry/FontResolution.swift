/// What a name is to some fonts, in the order in which Core Text asks: PostScript name, then full
/// name, then family name.
public struct FontResolution: Hashable, Sendable {
  /// The kinds of name, in Core Text's order.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The PostScript name of a face or of a named instance.
    case postScript = "postscript-name"
    /// The full name.
    case full = "full-name"
    /// The family's name, in any language.
    case family = "family-name"
  }

  /// The first kind of name that fits.
  public var kind: Kind
  /// Every font with that name, in the order of the fonts; one or more.
  public var fonts: [RegisteredFont]

  /// Resolves a name, compared exactly; `nil` when no font is called so.
  public init?(of name: String, among fonts: [RegisteredFont]) {
    for kind in Kind.allCases {
      let named = fonts.compactMap { $0.named(name, as: kind) }
      guard named.isEmpty else {
        self.kind = kind
        self.fonts = named
        return
      }
    }
    return nil
  }
}

extension FontResolution.Kind: CustomStringConvertible {
  /// The kind in words.
  public var description: String {
    switch self {
    case .postScript: "PostScript name"
    case .full: "full name"
    case .family: "family name"
    }
  }
}

extension RegisteredFont {
  /// The face, at the place that a name of this kind gives it; `nil` when it has no such name.
  fileprivate func named(_ name: String, as kind: FontResolution.Kind) -> RegisteredFont? {
    switch kind {
    case .postScript where face.names.postScript == name: return self
    case .postScript:
      let instance = face.instances.first { $0.postScriptName == name }
      return instance.map { at($0.coordinates) }
    case .full: return face.names.full == name ? self : nil
    case .family: return families.contains(name) ? self : nil
    }
  }
}
