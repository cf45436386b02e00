/// A set of Unicode code points, held as sorted closed ranges that neither touch nor overlap.
public struct CharacterCoverage: Hashable, Sendable {
  /// The ranges in ascending order.
  public let ranges: [ClosedRange<UInt32>]

  /// Creates a set from ranges in any order, merging those that touch or overlap.
  public init(_ unordered: some Sequence<ClosedRange<UInt32>>) {
    var merged: [ClosedRange<UInt32>] = []
    for range in unordered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound.addingSaturating(1) {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
  }

  /// Creates a set from ranges that are sorted and apart.
  init(sorted ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  /// The number of code points.
  public var count: Int {
    ranges.reduce(0) { $0 + $1.count }
  }

  /// Whether the set holds a code point; a binary search over the ranges.
  public func contains(_ codePoint: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < codePoint { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(codePoint)
  }

  /// How many code points of a range the set holds.
  package func count(in range: ClosedRange<UInt32>) -> Int {
    ranges.reduce(0) { $0 + ($1.overlaps(range) ? $1.clamped(to: range).count : 0) }
  }

  /// Whether the set holds a character.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar.value)
  }
}

extension UInt32 {
  fileprivate func addingSaturating(_ other: UInt32) -> UInt32 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
