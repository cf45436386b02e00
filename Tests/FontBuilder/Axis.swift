extension SampleFont {
  /// A variation axis of `fvar`.
  package struct Axis {
    package var tag: String
    package var minimum: Double
    package var defaultValue: Double
    package var maximum: Double
    package var name: String

    package init(
      _ tag: String, minimum: Double, default defaultValue: Double, maximum: Double, name: String
    ) {
      self.tag = tag
      self.minimum = minimum
      self.defaultValue = defaultValue
      self.maximum = maximum
      self.name = name
    }
  }

  /// A named instance of `fvar`, its coordinates in the order of the axes.
  package struct Instance {
    package var name: String
    package var postScriptName: String?
    package var coordinates: [Double]

    package init(_ name: String, postScriptName: String? = nil, coordinates: [Double]) {
      self.name = name
      self.postScriptName = postScriptName
      self.coordinates = coordinates
    }
  }
}
