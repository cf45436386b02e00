/// Why a property list, or another structured file, cannot be read.
struct PropertyListError: Error, Hashable {
  /// The byte offset of the first byte that is wrong.
  var offset: Int
  var reason: String
}
