extension Double {
  /// A number written in decimal digits; `nil` for hexadecimal digits and for words such as `inf`.
  init?(decimal text: some StringProtocol) {
    guard text.allSatisfy({ "0123456789.eE+-".contains($0) }) else { return nil }
    self.init(text)
  }
}
