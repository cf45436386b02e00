extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that, once true, stays true; the end when
  /// none does.
  func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
