/// A face that a registry holds, at one place of its design space.
public struct RegisteredFont: Hashable, Sendable {
  /// Where the face came from.
  public var source: FontSource
  /// The face as its tables describe it.
  public var face: FontFace
  /// The value on each variation axis, by tag, in the axis's own units; empty for a static font.
  public var coordinates: [String: Double]

  /// Creates a face at its default place.
  package init(_ face: FontFace, from source: FontSource) {
    self.source = source
    self.face = face
    coordinates = Dictionary(
      face.axes.map { ($0.tag, $0.defaultValue) }, uniquingKeysWith: { first, _ in first })
  }

  /// The named instance at this place of the design space, if the font names one.
  public var instance: NamedInstance? {
    face.instances.first { $0.coordinates == coordinates }
  }

  /// Whether every axis has its default value; true of a static font.
  public var isDefault: Bool {
    face.axes.allSatisfy { coordinates[$0.tag] == $0.defaultValue }
  }

  /// The name by which Core Text finds the font at this place of its design space.
  ///
  /// Away from the default it is the one that the font gives the named instance; `nil` when the
  /// font stores none.
  public var postScriptName: String? {
    isDefault ? face.names.postScript : instance?.postScriptName
  }

  /// The family without limit to four styles, as people know it.
  public var family: String? {
    face.names.typographicFamily ?? face.names.family
  }

  /// The style within ``family``; of a named instance, its own.
  public var style: String? {
    if !isDefault { return instance?.name }
    return face.names.typographicStyle ?? face.names.style
  }

  /// The font's family, weight, width and slant at this place of its design space.
  var place: FontDescription {
    let isSlanted = coordinates["ital"] == 1 || coordinates["slnt"].map { $0 < 0 } == true
    return FontDescription(
      family: family ?? "", weight: coordinates["wght"] ?? face.weights.lowerBound,
      width: coordinates["wdth"] ?? face.widths.lowerBound, isItalic: face.isItalic || isSlanted)
  }

  /// Every name of the family: limited to four styles or not, in any language.
  package var families: [String] {
    let names = [face.names.typographicFamily, face.names.family].compactMap(\.self)
    return names + face.names.localizedFamilies.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The same face at another place of its design space.
  ///
  /// - Parameter place: Values by axis tag. Each is moved into its axis's range, as Core Text does;
  ///   an axis without a finite value keeps its own, and one that the face lacks is ignored.
  /// - Returns: The face, there.
  public func at(_ place: [String: Double]) -> RegisteredFont {
    var font = self
    for axis in face.axes {
      guard let value = place[axis.tag], value.isFinite else { continue }
      font.coordinates[axis.tag] = min(max(value, axis.range.lowerBound), axis.range.upperBound)
    }
    return font
  }

  /// The face at its named instances, in the order of the font; empty for a static font.
  public var namedInstances: [RegisteredFont] {
    face.instances.map { at($0.coordinates) }
  }
}
