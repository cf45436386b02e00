/// Gathers code points into ranges, at no cost where they come in order.
struct CoverageAccumulator {
  private var closed: [ClosedRange<UInt32>] = []
  /// The range that grows as long as the next code points follow on.
  private var open: ClosedRange<UInt32>?
  private var isSorted = true

  var coverage: CharacterCoverage {
    let ranges = open.map { closed + [$0] } ?? closed
    return isSorted ? CharacterCoverage(sorted: ranges) : CharacterCoverage(ranges)
  }

  /// Adds the code points from `first` to `last`, of which those past the last of Unicode are none.
  mutating func add(_ first: Int, through last: Int) {
    let last = min(last, 0x10_FFFF)
    guard first <= last, let lower = UInt32(exactly: first) else { return }
    let range = lower...UInt32(last)
    guard let open else { return self.open = range }
    if lower == open.upperBound + 1 {
      self.open = open.lowerBound...range.upperBound
    } else {
      isSorted = isSorted && lower > open.upperBound
      closed.append(open)
      self.open = range
    }
  }
}
