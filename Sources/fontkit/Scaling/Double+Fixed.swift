extension Double {
  /// The number with a fixed count of decimals, ties away from zero.
  func fixed(decimals: Int) -> String {
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let digits = (magnitude * power).rounded()
    guard digits < 1e15 else { return description }
    let whole = String(Int(digits) / Int(power))
    let sign = self < 0 && digits > 0 ? "-" : ""
    guard decimals > 0 else { return sign + whole }
    let part = String(Int(digits) % Int(power))
    return sign + whole + "." + String(repeating: "0", count: decimals - part.count) + part
  }

  /// How many decimals show all numbers of a row exactly; the limit where none do.
  static func decimals(_ row: [Double], limit: Int) -> Int {
    (0..<limit).first { decimals in
      let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
      return row.allSatisfy { (($0 * power).rounded() - $0 * power).magnitude < 1e-6 }
    } ?? limit
  }
}
