import FontCatalog
import FontScaling

extension CategoryCurve {
  /// A curve in a file: a list of twelve sizes, XS first, or an object whose names are XS to AX5.
  init(reading value: JSON5Value) throws(JSON5Error) {
    let sizes: [Double] =
      if case .object(let object) = value.content { try Self.sizes(of: object, in: value) } else {
        try value.array().map { element throws(JSON5Error) in try element.number() }
      }
    do throws(ScalingError) { try self.init(sizes) } catch { throw value.error(error.description) }
  }

  private static func sizes(
    of object: JSON5Object, in value: JSON5Value
  ) throws(JSON5Error) -> [Double] {
    let names = ContentSizeCategory.allCases.map(\.shortName)
    try object.requireNames(among: names)
    return try names.map { name throws(JSON5Error) in
      guard let size = object[name] else { throw value.error("the curve has no '\(name)'") }
      return try size.number()
    }
  }
}
