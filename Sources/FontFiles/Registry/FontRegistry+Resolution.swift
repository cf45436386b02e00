extension FontRegistry {
  /// What a name is to the registered fonts, asked in Core Text's order: PostScript name, then full
  /// name, then family name.
  ///
  /// - Parameter name: The name, compared exactly.
  /// - Returns: The first kind of name that fits, and the fonts it fits; `nil` when none does.
  public func resolve(_ name: String) -> FontResolution? {
    let fonts = fonts
    for kind in FontResolution.Kind.allCases {
      let named = fonts.compactMap { $0.named(name, as: kind) }
      if !named.isEmpty { return FontResolution(kind: kind, fonts: named) }
    }
    return nil
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
