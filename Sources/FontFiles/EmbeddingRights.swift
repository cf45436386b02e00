/// What OS/2's fsType allows.
public struct EmbeddingRights: Hashable, Sendable {
  /// The field as stored.
  public var fsType: Int
  /// Creates the rights that a field declares.
  public init(fsType: Int) {
    self.fsType = fsType
  }
}
