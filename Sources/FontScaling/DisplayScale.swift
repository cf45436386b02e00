/// The pixels in a point along one axis: `UIScreen.scale`.
public enum DisplayScale: Int, CaseIterable, Sendable {
  /// One pixel.
  case x1 = 1
  /// Two pixels.
  case x2 = 2
  /// Three pixels.
  case x3 = 3

  /// A length in points moved to the nearest pixel, ties away from zero.
  func rounded(_ length: Double) -> Double {
    let scale = Double(rawValue)
    return (length * scale).rounded() / scale
  }
}
