/// Why a table, or another part of a font, cannot be read: the end of a sentence about it.
struct Malformed: Error, Hashable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
