/// A change to a text file that is safe to make without asking.
public struct Edit: Hashable, Sendable {
  /// The file, relative to the root.
  public var file: String
  /// The bytes to replace; empty to insert.
  public var bytes: Range<Int>
  /// A text that those bytes hold, or that follows an insertion; where it is not there, the file has
  /// changed since it was read.
  public var old: String
  /// The text to put in their place.
  public var new: String

  /// Creates a change.
  public init(file: String, bytes: Range<Int>, old: String, new: String) {
    self.file = file
    self.bytes = bytes
    self.old = old
    self.new = new
  }
}
