/// A JSON document as a value, for writing.
package enum JSONValue: Sendable {
  /// No value.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A binary64 number, written so that it reads back as the same bits.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members with different names, written in the order of their names.
  case object([(String, JSONValue)])

  /// A value or null.
  package static func optional<Value>(
    _ value: Value?, _ make: (Value) -> JSONValue
  ) -> JSONValue {
    value.map(make) ?? .null
  }

  /// An object.
  package init(_ members: [String: JSONValue]) {
    self = .object(members.map { ($0.key, $0.value) })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements)
  }
}
