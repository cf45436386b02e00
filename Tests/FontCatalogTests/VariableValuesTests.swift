import Testing

@testable import FontCatalog

/// A variable is what it is given before it is used, as far as that is still in it.
@Suite struct VariableValuesTests {
  @Test(arguments: [
    ("var n = \"A\"; print(n); n = \"B\"; UIFont(name: n, size: 1)", ["B"]),
    ("var n = \"A\"; if b { n = \"B\" }; UIFont(name: n, size: 1)", ["A", "B"]),
    ("var n = \"A\"; if b { n = \"B\"; UIFont(name: n, size: 1) }", ["B"]),
    ("var n = \"A\"; n = \"B\"; if b { n = \"C\" }; UIFont(name: n, size: 1)", ["B", "C"]),
    ("var n = \"A\"; if b { n = \"B\" }; n = \"C\"; g { UIFont(name: n, size: 1) }", ["C"]),
    ("var n: String; n = \"A\"; n = \"B\"; UIFont(name: n, size: 1)", ["B"]),
    ("var n = \"A\"; n += g(); n = \"B\"; UIFont(name: n, size: 1)", ["B"]),
    ("var n = \"A\"; n = \"B\"; n += g(); UIFont(name: n, size: 1)", []),
    ("var n = \"A\"; n = h(UIFont(name: n, size: 1))", ["A"]),
    (
      "var n = \"A\"; switch w { case .b: g(); n = \"B\"; case .c: UIFont(name: n, size: 1) }",
      ["A", "B"]
    ),
    ("var n = \"A\"; switch w { case .b: g(); n = \"B\"; UIFont(name: n, size: 1) }", ["B"]),
    ("let n = \"A\"; UIFont(name: n, size: 1); UIFont(name: n, size: 2)", ["A"]),
    ("var n = \"A\"; if b { n = \"B\" } else { n = \"C\" }; UIFont(name: n, size: 1)", ["B", "C"]),
    (
      "var n = \"A\"; if b { n = \"B\" } else if c { n = \"C\" } else { n = \"D\" }; UIFont(name: n, size: 1)",
      ["B", "C", "D"]
    ),
    (
      "var n = \"A\"; if b { n = \"B\" } else if c { g() } else { n = \"D\" }; UIFont(name: n, size: 1)",
      ["A", "B", "D"]
    ),
    (
      "var n = \"A\"; if a { if b { n = \"B\" } else { n = \"C\" } }; UIFont(name: n, size: 1)",
      ["A", "B", "C"]
    ),
    (
      "var n = \"A\"; if b { if c { n = \"B\" } } else { n = \"C\" }; UIFont(name: n, size: 1)",
      ["A", "B", "C"]
    ),
  ])
  func `an assignment that is surely passed replaces earlier ones`(body: String, values: [String]) {
    #expect(references("func f() { \(body) }").map(\.value) == values)
  }

  @Test(arguments: [
    (
      "struct S { var n: String; init() { n = \"A\" }\n func f() { UIFont(name: n, size: 1) } }",
      ["A"]
    ),
    (
      "struct S { var n: String; init() { self.n = \"A\" }\n func f() { UIFont(name: self.n, size: 1) } }",
      ["A"]
    ),
    (
      "struct S { var n: String; init(n: String) { self.n = n }\n func f() { UIFont(name: n, size: 1) } }",
      []
    ),
    (
      "struct S { var n: String; init() { n = \"A\" }\n mutating func g() { n = \"B\" }\n func f() { UIFont(name: n, size: 1) } }",
      ["A", "B"]
    ),
    (
      "struct S { var n: String; func g() { var n = \"A\"; self.n = \"B\"; UIFont(name: n, size: 1) } }",
      ["A"]
    ),
  ])
  func `a member is what its type gives it`(source: String, values: [String]) {
    #expect(references(source).map(\.value) == values)
  }

  @Test(arguments: [
    "[\"A\", \"B\"].map { UIFont(name: $0, size: 1) }",
    "[\"A\", \"B\"].map { face in UIFont(name: face, size: 1) }",
    "let all = [\"A\", \"B\"]; all.forEach { UIFont(name: $0, size: 1) }",
    "let all = [\"A\", \"B\"]; ForEach(all, id: \\.self) { Text($0).font(Font.custom($0, size: 1)) }",
    "ForEach([\"A\", \"B\"], id: \\.self) { face in Font.custom(face, size: 1) }",
  ])
  func `a closure is handed the elements of a list`(body: String) {
    #expect(references("func f() { \(body) }").map(\.value) == ["A", "B"])
  }

  @Test(arguments: [
    "[\"A\", \"B\"].map { face in let face = g(face); UIFont(name: face, size: 1) }",
    "[\"A\", \"B\"].map { UIFont(name: $0.face, size: 1) }",
    "[\"A\", \"B\"].zip { UIFont(name: $0, size: 1) }",
    "[\"A\", \"B\"].map { g($0) }.map { UIFont(name: $0, size: 1) }",
    "[\"A\", \"B\"].compactMap { UIFont(name: $0, size: 1) }",
    "[\"A\", \"B\"].map { UIFont(name: $0, size: 1) }.first",
    "let all = [\"A\", \"B\"]; all.lazy.map { UIFont(name: $0, size: 1) }",
    "let all = [\"A\": \"B\"]; all.keys.map { UIFont(name: $0, size: 1) }",
    "[\"A\": 1].map { name, size in UIFont(name: name, size: 1) }",
    "Grid([\"A\", \"B\"]) { UIFont(name: $0, size: 1) }",
  ])
  func `a closure may be handed anything else`(body: String) {
    #expect(references("func f() { \(body) }").map(\.value) == [])
  }

  @Test(arguments: [
    "Face.allCases.map { UIFont(name: $0.rawValue, size: 1) }",
    "ForEach(Face.allCases, id: \\.self) { face in Font.custom(face.rawValue, size: 1) }",
  ])
  func `a closure is handed the cases of an enum`(body: String) {
    let source = "enum Face: String, CaseIterable { case a = \"A\" }\nfunc f() { \(body) }"
    #expect(assembly(source).catalogs.flatMap(\.entries).map(\.value) == ["A"])
  }

  @Test func `a member of String is a name where a call asks for it`() {
    let source = """
      extension String { static let brand = "A", mail = "B" }
      text.font(.custom(.brand, size: 1))
      """
    #expect(assembly(source).catalogs.flatMap(\.entries).map(\.value) == ["A"])
  }

  @Test(arguments: [
    "UIFont(name: n, size: 1) ?? UIFont(name: m, size: 1); UIFont(name: n, size: 1)",
    "UIFont(name: n, size: 1); UIFont(name: n, size: 1) != nil",
  ])
  func `a string that one of several calls asks for is asked for`(calls: String) {
    let found = references("func f() { let n = \"A\"; \(calls) }")
    #expect(found.map(\.mayBeAbsent) == [false])
  }

  private func references(_ source: String) -> [NameReference] {
    assembly(source).references
  }

  private func assembly(_ source: String) -> NameAssembly {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    return NameAssembly([names], known: KnownNames([], systemFonts: []))
  }
}
