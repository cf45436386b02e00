/// A value of a JSON5 document, with the place where it starts.
package struct JSON5Value: Hashable, Sendable {
  /// What a value can be.
  package enum Content: Hashable, Sendable {
    /// No value.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number; JSON5 also has infinities and not-a-number.
    case number(Double)
    /// Text.
    case string(String)
    /// A list.
    case array([JSON5Value])
    /// Members, in the order of the file.
    case object(JSON5Object)
  }

  /// The value itself.
  package var content: Content
  /// Where its first character stands.
  package var position: SourcePosition

  /// What the value is, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSON5Value {
  /// The text.
  ///
  /// - Throws: ``JSON5Error`` when the value is not a string.
  package func string() throws(JSON5Error) -> String {
    guard case .string(let text) = content else { throw unexpected("a string") }
    return text
  }

  /// The truth value.
  ///
  /// - Throws: ``JSON5Error`` when the value is not one.
  package func bool() throws(JSON5Error) -> Bool {
    guard case .bool(let flag) = content else { throw unexpected("true or false") }
    return flag
  }

  /// The finite number.
  ///
  /// - Throws: ``JSON5Error`` when the value is not a number or not finite.
  package func number() throws(JSON5Error) -> Double {
    guard case .number(let number) = content else { throw unexpected("a finite number") }
    guard number.isFinite else { throw error("expected a finite number, found \(number.literal)") }
    return number
  }

  /// The whole number.
  ///
  /// - Throws: ``JSON5Error`` when the value is not a whole number that fits an `Int` exactly.
  package func integer() throws(JSON5Error) -> Int {
    guard case .number(let number) = content else { throw unexpected("a whole number") }
    guard let integer = Int(exactly: number) else {
      throw error("expected a whole number, found \(number.literal)")
    }
    return integer
  }

  /// The elements of the list.
  ///
  /// - Throws: ``JSON5Error`` when the value is not a list.
  package func array() throws(JSON5Error) -> [JSON5Value] {
    guard case .array(let elements) = content else { throw unexpected("a list") }
    return elements
  }

  /// The members of the object.
  ///
  /// - Throws: ``JSON5Error`` when the value is not an object.
  package func object() throws(JSON5Error) -> JSON5Object {
    guard case .object(let object) = content else { throw unexpected("an object") }
    return object
  }

  /// The strings of a list of strings.
  ///
  /// - Throws: ``JSON5Error`` when the value is anything else.
  package func strings() throws(JSON5Error) -> [String] {
    try array().map { element throws(JSON5Error) in try element.string() }
  }

  /// An error that stands at this value.
  package func error(_ reason: String) -> JSON5Error {
    JSON5Error(position: position, reason: reason)
  }

  private func unexpected(_ wanted: String) -> JSON5Error {
    error("expected \(wanted), found \(kind)")
  }
}

extension Double {
  /// The number as JSON5 writes it.
  fileprivate var literal: String {
    guard !isFinite else { return "\(self)" }
    return isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity"
  }
}
