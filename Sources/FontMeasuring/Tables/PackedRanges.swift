/// A property of code points: at which ones its value changes, and to what.
///
/// Each element holds the first code point of a range in its upper 24 bits and the value in its
/// lower 8; a range ends where the next one starts.
package struct PackedRanges: Hashable, Sendable {
  package let elements: [UInt32]

  package init(elements: [UInt32]) {
    self.elements = elements
  }

  /// The value for a code point, or `nil` before the first range.
  package func value(at codePoint: UInt32) -> UInt8? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle] >> 8 <= codePoint { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : UInt8(truncatingIfNeeded: elements[low - 1])
  }
}
