/// A part of a paragraph in one script and direction.
struct TextItem: Hashable {
  /// The characters, counted in Unicode scalars.
  var range: Range<Int>
  /// HarfBuzz's number for the script; 0 where the text has none, such as digits alone.
  var script: UInt32
  /// Whether the script is written from right to left.
  var isRightToLeft: Bool
}
