import FontScaling
import Testing

@Suite struct ErrorTests {
  static let messages: [(ScalingError, String)] = [
    (.unavailable("the size of body"), "the size of body: not published, so not computed"),
    (.invalidValue(.nan), "nan cannot be scaled: it is not finite, or too large"),
    (.invalidSize(0), "0.0 is not a size: it must be finite and positive"),
    (.roundsToNothing(0.4), "0.4 points round to no whole point, so there is no font"),
    (.invalidLimits(minimum: 9, maximum: nil), "limits 9.0 to none are not sizes in rising order"),
    (
      .invalidPercentage(fraction: 1.5),
      "1.5 is not a part of a whole, which is 0 to 1 or 0 to 100 %"
    ),
    (.invalidMetrics, "the font's metrics give its lines no height"),
    (.invalidCurve("it has 3 values"), "not a curve: it has 3 values"),
    (
      .unreachableLineHeight(wanted: 24, smallest: 1.448 * 17),
      "line height 24.0 is below the font's own; the smallest reachable is 24.616"
    ),
    (.unknownDevice("x", nearest: []), "no device 'x'"),
    (.unknownDevice("a", nearest: ["b", "c"]), "no device 'a'; the nearest are 'b', 'c'"),
  ]

  @Test(arguments: messages)
  func `An error says what is wrong in one line`(_ error: ScalingError, _ message: String) {
    #expect(error.description == message)
  }
}
