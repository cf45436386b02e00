/// One axis of a variable font, in the axis's own units.
public struct VariationAxis: Hashable, Sendable {
  /// The four-character tag, such as `wght`.
  public var tag: String
  /// The smallest value.
  public var minimum: Double
  /// The value of the default instance.
  public var defaultValue: Double
  /// The largest value.
  public var maximum: Double
  /// The axis's name for people.
  public var name: String?
}
