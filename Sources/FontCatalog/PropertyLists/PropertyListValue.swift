/// A value of a property list, with its place in the file.
struct PropertyListValue: Sendable {
  indirect enum Content: Sendable {
    case string(String)
    case array([PropertyListValue])
    case dictionary([Member])
    /// Any other kind of value, by its name: a number, a date and so on.
    case other(String)
  }

  struct Member: Sendable {
    var key: String
    /// The byte offset of the key.
    var offset: Int
    var value: PropertyListValue
  }

  var content: Content
  /// The byte offset at which the value begins.
  var offset: Int
  /// For a string the bytes that hold it, when they equal it; for an array or a dictionary the
  /// empty range before its closing mark.
  var bytes: Range<Int>?
  /// All bytes of an XML string, array or empty tag of a dictionary, with its tags.
  var element: Range<Int>?

  /// The value of a key; `nil` when this is no dictionary or has no such key.
  subscript(key: String) -> PropertyListValue? {
    members.first { $0.key == key }?.value
  }

  var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The elements of an array; none for other values.
  var elements: [PropertyListValue] {
    guard case .array(let elements) = content else { return [] }
    return elements
  }

  /// The members of a dictionary; none for other values.
  var members: [Member] {
    guard case .dictionary(let members) = content else { return [] }
    return members
  }

  /// What the value is, for messages.
  var kind: String {
    switch content {
    case .string: "a string"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .other(let kind): kind
    }
  }
}
