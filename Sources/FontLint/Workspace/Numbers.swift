extension Double {
  /// The number with at most three decimal places and no trailing zeros, for messages.
  var short: String {
    rounded(places: 3)
  }

  /// The number with one decimal place at most, for points.
  var points: String {
    rounded(places: 1)
  }

  private func rounded(places: Int) -> String {
    let power = [1.0, 10, 100, 1000][places]
    let value = (self * power).rounded() / power
    guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return "\(Int(value))"
  }
}

extension Int {
  /// A number of bytes as people read it, in powers of ten.
  var byteText: String {
    switch self {
    case ..<1_000: "\(self) bytes"
    case ..<1_000_000: "\((Double(self) / 1_000).points) kB"
    default: "\((Double(self) / 1_000_000).points) MB"
    }
  }
}

extension Unicode.Scalar {
  /// The code point as `U+0041`.
  var codePointText: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
