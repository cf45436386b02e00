@testable import FontCatalog

/// The part of JSON Schema (draft 2020-12) that this project's schemas use.
///
/// Stricter than the standard in two ways: a keyword that it does not know and an object's key that
/// the schema does not describe are violations, so that neither goes unnoticed.
struct JSONSchema {
  private let root: JSON5Object

  init(_ root: JSON5Value) throws {
    self.root = try root.object()
  }

  /// What is wrong with a value, each with the path to it; nothing when it conforms.
  func violations(of value: JSON5Value) throws -> [String] {
    try violations(of: value, by: root, at: "$")
  }

  private func violations(
    of value: JSON5Value, by schema: JSON5Object, at path: String
  ) throws -> [String] {
    try schema.members.flatMap { keyword in
      try violations(of: value, by: keyword, of: schema, at: path)
    }
  }

  private func violations(
    of value: JSON5Value, by keyword: JSON5Object.Member, of schema: JSON5Object, at path: String
  ) throws -> [String] {
    let argument = keyword.value
    func violation(unless holds: Bool) -> [String] {
      holds ? [] : ["\(path): breaks \(keyword.name)"]
    }
    switch (keyword.name, value.content) {
    case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return []
    case ("$ref", _):
      return try violations(of: value, by: definition(argument.string()), at: path)
    case ("anyOf", _):
      let choices = try argument.array()
      return violation(
        unless: try choices.contains {
          try violations(of: value, by: $0.object(), at: path).isEmpty
        })
    case ("type", _):
      let types = try (try? argument.strings()) ?? [argument.string()]
      return violation(unless: types.contains { value.content.isOf(type: $0) })
    case ("const", _): return violation(unless: argument.content == value.content)
    case ("enum", _):
      return violation(unless: try argument.array().contains { $0.content == value.content })
    case ("minimum", .number(let number)):
      return violation(unless: number >= (try argument.number()))
    case ("maximum", .number(let number)):
      return violation(unless: number <= (try argument.number()))
    case ("exclusiveMinimum", .number(let number)):
      return violation(unless: number > (try argument.number()))
    case ("minLength", .string(let text)):
      return violation(unless: text.unicodeScalars.count >= (try argument.integer()))
    case ("maxLength", .string(let text)):
      return violation(unless: text.unicodeScalars.count <= (try argument.integer()))
    case ("minItems", .array(let items)):
      return violation(unless: items.count >= (try argument.integer()))
    case ("maxItems", .array(let items)):
      return violation(unless: items.count <= (try argument.integer()))
    case ("uniqueItems", .array(let items)):
      return violation(unless: Set(items.map(\.content)).count == items.count)
    case ("items", .array(let items)):
      return try items.enumerated().flatMap { index, item in
        try violations(of: item, by: argument.object(), at: "\(path)[\(index)]")
      }
    case ("required", .object(let object)):
      return try argument.strings().filter { object[$0] == nil }.map { "\(path): lacks \($0)" }
    case ("properties", .object(let object)):
      let isOpen = schema["additionalProperties"].map { $0.content != .bool(false) } ?? false
      return try memberViolations(
        of: object, properties: argument.object(), isOpen: isOpen, at: path)
    case ("propertyNames", .object(let object)):
      return try object.members.flatMap { member in
        let name = JSON5Value(content: .string(member.name), position: member.position)
        return try violations(of: name, by: argument.object(), at: "\(path).\(member.name)")
      }
    case ("additionalProperties", .object(let object)):
      // Keys that no schema describes are violations anyway.
      guard argument.content != .bool(false) else { return [] }
      return try object.members.flatMap { member in
        try violations(of: member.value, by: argument.object(), at: "\(path).\(member.name)")
      }
    case (let name, _) where Self.ofOneType.contains(name): return []
    case (let name, _): return ["\(path): the schema uses \(name), which is not understood"]
    }
  }

  /// Keywords that say nothing about values of other types than theirs.
  private static let ofOneType: Set = [
    "minimum", "maximum", "exclusiveMinimum", "minLength", "maxLength", "minItems", "maxItems",
    "uniqueItems", "items", "required", "properties", "additionalProperties", "propertyNames",
  ]

  private func memberViolations(
    of object: JSON5Object, properties: JSON5Object, isOpen: Bool, at path: String
  ) throws -> [String] {
    try object.members.flatMap { member in
      guard let schema = properties[member.name] else {
        return isOpen ? [] : ["\(path): has \(member.name), which the schema does not describe"]
      }
      return try violations(of: member.value, by: schema.object(), at: "\(path).\(member.name)")
    }
  }

  /// The schema that a reference such as `#/$defs/face` means.
  private func definition(_ reference: String) throws -> JSON5Object {
    var schema = root
    for name in reference.split(separator: "/").dropFirst() {
      guard let next = schema[String(name)] else { throw MissingDefinition(reference: reference) }
      schema = try next.object()
    }
    return schema
  }

  private struct MissingDefinition: Error {
    var reference: String
  }
}

extension JSON5Value.Content {
  fileprivate func isOf(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number):
      type == "number" || (type == "integer" && Int(exactly: number) != nil)
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
