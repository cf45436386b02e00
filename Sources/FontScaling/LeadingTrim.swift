/// The space of a line above its capitals and below its baseline, in ems.
public struct LeadingTrim: Hashable, Sendable {
  /// From the line's top to the capitals' tops.
  public let above: Double
  /// From the baseline to the line's bottom.
  public let below: Double
}
