extension Int {
  /// The number with its noun, such as `1 face` or `2 faces`.
  func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
