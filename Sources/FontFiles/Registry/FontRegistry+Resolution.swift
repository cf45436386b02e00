extension FontRegistry {
  /// What a name is to the registered fonts.
  ///
  /// - Parameter name: The name, compared exactly.
  /// - Returns: The first kind of name that fits, and the fonts it fits; `nil` when none does.
  public func resolve(_ name: String) -> FontResolution? {
    FontResolution(of: name, among: fonts)
  }

  /// The font of a family that is nearest to a weight, width and slant.
  ///
  /// Fontconfig ranks the faces: slant first, then weight, then width; of equals the one that was
  /// registered first. A variable font is set to the place nearest to what is wanted.
  ///
  /// - Parameter description: The family and the place in it.
  /// - Returns: The nearest font; `nil` when no font is of the family.
  public func match(_ description: FontDescription) -> RegisteredFont? {
    let family = fonts.filter { $0.families.contains(description.family) }
    let nearest = nearest(to: description, among: family)
    return nearest.map { $0.at(description.coordinates) }
  }
}
