import Testing

@testable import FontCatalog

@Suite struct SwiftTokenizerTests {
  @Test(
    arguments: [
      (#"let a = "b""#, ["let", "a", "=", #""b""#]),
      (##"#"raw \("# + 1"##, [##"#"raw \("#"##, "+", "1"]),
      (###"##"a"#b\#(c)"## d"###, [###"##"a"#b\#(c)"##"###, "d"]),
      (##"#"""# x"##, [##"#"""#"##, "x"]),
      (#""" x"#, [#""""#, "x"]),
      ("\"\"\"\n a \"\" \\(b(\"\\(c)\")) \\\"\"\" \"\"\" d", nil),
      (#""\(a("\(b(")"))"))" c"#, [#""\(a("\(b(")"))"))""#, "c"]),
      (##""\(#"\("#)" c"##, [##""\(#"\("#)""##, "c"]),
      (#""\(a /* ")" */)" c"#, [#""\(a /* ")" */)""#, "c"]),
      ("a /* b /* c */ \" */ d // \"\ne", ["a", "d", "e"]),
      ("\"open\nlet", ["\"open", "let"]),
      (#"f(/"[^"]+"/, x)"#, ["f", "(", #"/"[^"]+"/"#, ",", "x", ")"]),
      (##"#/a/"b/# c"##, [##"#/a/"b/#"##, "c"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("reduce(1, /) / x", ["reduce", "(", "1", ",", "/", ")", "/", "x"]),
      (
        "t.0.1 1.5e-3 0x1.8p+3 1...2.5",
        ["t", ".", "0", ".", "1", "1.5e-3", "0x1.8p+3", "1", "...", "2.5"]
      ),
      ("`default` `a b`", ["`default`", "`a b`"]),
      ("#if os(iOS)\n#endif", ["#if", "os", "(", "iOS", ")", "#endif"]),
      ("x?.y!.z ?? .w", ["x", "?", ".", "y", "!", ".", "z", "??", ".", "w"]),
      ("#!/usr/bin/swift \"\na", ["a"]),
    ] as [(String, [String]?)])
  func `source is split as the compiler splits it`(source: String, expected: [String]?) {
    let multiline = ["\"\"\"\n a \"\" \\(b(\"\\(c)\")) \\\"\"\" \"\"\"", "d"]
    #expect(texts(source) == expected ?? multiline)
  }

  @Test func `a token knows whether it starts a line`() {
    let tokens = SwiftTokenizer(Array("a b\nc /*\n*/ d".utf8)).tokens
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
  }

  @Test func `comments that speak to fontkit are kept`() {
    let source = "// fontkit:disable x\n/* fontkit:y */ // about fontkit:z"
    let tokenizer = SwiftTokenizer(Array(source.utf8))
    let directives = tokenizer.directives.map { String(source.utf8[range: $0]) }
    #expect(directives == ["// fontkit:disable x", "/* fontkit:y */"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "\"\\(", count: 100_000), String(repeating: "/*", count: 100_000),
      String(repeating: "= /( ", count: 100_000), String(repeating: "#/ \n", count: 100_000),
      String(repeating: "#\"\"\" ", count: 100_000), String(repeating: "##", count: 100_000),
      String(repeating: "`", count: 100_000), String(repeating: "([{", count: 100_000),
    ])
  func `hostile source takes time in proportion to its length`(source: String) {
    #expect(SwiftTokenizer(Array(source.utf8)).tokens.count <= source.utf8.count)
  }

  private func texts(_ source: String) -> [String] {
    SwiftTokenizer(Array(source.utf8)).tokens.map { String(source.utf8[range: $0.range]) }
  }
}

extension String.UTF8View {
  subscript(range range: Range<Int>) -> Substring {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return Substring(self[start..<index(start, offsetBy: range.count)])
  }
}
