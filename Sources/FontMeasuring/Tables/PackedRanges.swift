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
    let next = elements.partitioningIndex { $0 >> 8 > codePoint }
    return next == 0 ? nil : UInt8(truncatingIfNeeded: elements[next - 1])
  }
}
