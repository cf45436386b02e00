/// Gathers code points into ranges, at no cost where they come in order.
struct CoverageAccumulator {
  private var ranges: [ClosedRange<UInt32>] = []
  private var isSorted = true

  var coverage: CharacterCoverage {
    isSorted ? CharacterCoverage(sorted: ranges) : CharacterCoverage(ranges)
  }

  /// Adds the code points from `first` to `last`, of which those past the last of Unicode are none.
  mutating func add(_ first: Int, through last: Int) {
    let last = min(last, 0x10_FFFF)
    guard first <= last, let lower = UInt32(exactly: first) else { return }
    let range = lower...UInt32(last)
    guard let previous = ranges.last else { return ranges.append(range) }
    if lower == previous.upperBound + 1 {
      ranges[ranges.count - 1] = previous.lowerBound...range.upperBound
    } else {
      isSorted = isSorted && lower > previous.upperBound
      ranges.append(range)
    }
  }
}
