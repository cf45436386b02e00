/// The axes and named instances of an `fvar` table, with name IDs in place of names.
struct FvarTable {
  struct Axis {
    let tag: Tag
    let minimum: Double
    let defaultValue: Double
    let maximum: Double
    let nameID: Int
  }

  struct Instance {
    let nameID: Int
    /// `nil` when the instance has no PostScript name of its own.
    let postScriptNameID: Int?
    /// One coordinate for each axis, in the order of the axes.
    let coordinates: [Double]
  }

  /// Fonts have a dozen axes and some hundred instances; a coordinate takes thirty times its bytes.
  private static let mostCoordinates = 1 << 16

  private(set) var axes: [Axis] = []
  private(set) var instances: [Instance] = []

  init(_ table: Bytes) throws(Malformed) {
    let first = try table.uint16(at: 4)
    let axisCount = try table.uint16(at: 8)
    let axisSize = try table.uint16(at: 10)
    let instanceCount = try table.uint16(at: 12)
    let instanceSize = try table.uint16(at: 14)
    guard axisSize >= 20 else { throw Malformed("its axis records are too short") }
    guard instanceCount == 0 || instanceSize >= 4 * axisCount + 4 else {
      throw Malformed("its instance records are too short for \(axisCount) axes")
    }
    guard axisCount * instanceCount <= Self.mostCoordinates else {
      throw Malformed("its \(axisCount) axes and \(instanceCount) instances are more than are read")
    }
    for index in 0..<axisCount {
      axes.append(try Self.axis(try table.slice(first + index * axisSize, count: axisSize)))
    }
    let firstInstance = first + axisCount * axisSize
    for index in 0..<instanceCount {
      let record = try table.slice(firstInstance + index * instanceSize, count: instanceSize)
      instances.append(try Self.instance(record, axisCount: axisCount))
    }
  }

  private static func axis(_ record: Bytes) throws(Malformed) -> Axis {
    Axis(
      tag: try record.tag(at: 0), minimum: try record.fixed(at: 4),
      defaultValue: try record.fixed(at: 8), maximum: try record.fixed(at: 12),
      nameID: try record.uint16(at: 18))
  }

  private static func instance(_ record: Bytes, axisCount: Int) throws(Malformed) -> Instance {
    var coordinates: [Double] = []
    for axis in 0..<axisCount {
      coordinates.append(try record.fixed(at: 4 + 4 * axis))
    }
    let end = 4 + 4 * axisCount
    let postScript = record.count >= end + 2 ? try record.uint16(at: end) : 0xFFFF
    return Instance(
      nameID: try record.uint16(at: 0), postScriptNameID: postScript == 0xFFFF ? nil : postScript,
      coordinates: coordinates)
  }
}
