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
  ])
  func `an assignment that is surely passed replaces earlier ones`(body: String, values: [String]) {
    #expect(references("func f() { \(body) }").map(\.value) == values)
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
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    return NameAssembly([names], known: KnownNames([], systemFonts: [])).references
  }
}
