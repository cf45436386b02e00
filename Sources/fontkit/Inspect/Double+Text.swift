extension Double {
  /// The number rounded to some decimals, without trailing zeros.
  func text(decimals: Int = 4) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let rounded = (self * power).rounded() / power
    guard rounded.isFinite else { return description }
    return Int(exactly: rounded).map(String.init) ?? rounded.description
  }
}

extension Int {
  /// The number with a comma between thousands.
  var grouped: String {
    let digits = Array(String(magnitude))
    let groups = digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digits[index])
    }
    return self < 0 ? "-" + groups : groups
  }
}
