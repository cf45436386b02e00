/// A named instance of a variable font.
public struct NamedInstance: Hashable, Sendable {
  /// The instance's style name.
  public var name: String?
  /// The PostScript name that the font gives the instance; `nil` when it gives none.
  public var postScriptName: String?
  /// The instance's place on each axis, by tag.
  public var coordinates: [String: Double]
}

extension FontFace {
  /// The names that Core Text gives an instance to which the font gives none, such as
  /// `Inter-Regular_Bold`: the font's PostScript name, an underscore and the style.
  ///
  /// Of a style's spaces some lists of such names have hyphens, as in `Inter-Regular_Thin-Italic`,
  /// and others have nothing.
  ///
  /// Source: the names that apps for iOS are written with; Apple does not document them.
  package func coreTextNames(of instance: NamedInstance) -> [String] {
    guard instance.postScriptName == nil, let name = names.postScript, let style = instance.name
    else { return [] }
    let words = style.split(separator: " ")
    let names = ["", "-"].map { "\(name)_\(words.joined(separator: $0))" }
    return words.count > 1 ? names : Array(names.prefix(1))
  }
}
