import Testing

@testable import FontCatalog

@Suite struct JSON5ReaderTests {
  @Test func `every notation of JSON5 is read`() throws {
    let value = try read(
      """
      // a comment
      { unquoted: 'single \\'quotes\\'', /* another */ "double": "\\u00e9\\x41\\n",
        hexadecimal: 0xFF, leading: .5, trailing: 2., exponent: -1.5e+3, plus: +1,
        infinity: -Infinity, continued: "a\\
      b", list: [null, true, false,], $éa_1: {}, }
      """
    ).object()
    #expect(try value["unquoted"]?.string() == "single 'quotes'")
    #expect(try value["double"]?.string() == "\u{e9}A\n")
    #expect(try value["hexadecimal"]?.integer() == 255)
    #expect(try value["leading"]?.number() == 0.5)
    #expect(try value["trailing"]?.number() == 2)
    #expect(try value["exponent"]?.number() == -1500)
    #expect(try value["plus"]?.integer() == 1)
    #expect(value["infinity"]?.content == .number(-.infinity))
    #expect(try value["continued"]?.string() == "ab")
    #expect(try value["list"]?.array().map(\.content) == [.null, .bool(true), .bool(false)])
    #expect(try value["$éa_1"]?.object().members.isEmpty == true)
  }

  @Test func `members keep the order of the file and know their places`() throws {
    let object = try read("{\r\n  b: 1,\r  \"é\": [2,\n 3] }").object()
    #expect(object.members.map(\.name) == ["b", "é"])
    #expect(object.members.map(\.position.description) == ["f:2:3", "f:3:3"])
    #expect(object.members.map(\.value.position.description) == ["f:2:6", "f:3:9"])
    let last = try #require(try object["é"]?.array().last)
    #expect(last.position.description == "f:4:2")
  }

  @Test func `a byte order mark is not a column`() throws {
    #expect(try read("\u{FEFF}1").position.description == "f:1:1")
  }

  @Test func `surrogate pairs become one character`() throws {
    #expect(try read("'\\uD83D\\uDE00'").string() == "😀")
  }

  @Test(arguments: [
    ("", "f:1:1: error: expected a value, found the end of the file"),
    ("{a:1,\n a:2}", "f:2:2: error: 'a' is given twice"),
    ("[1 2]", "f:1:4: error: expected ',' or ']'"),
    ("{a 1}", "f:1:4: error: expected ':' after 'a'"),
    ("{,}", "f:1:2: error: expected a name or '}'"),
    ("[,]", "f:1:2: error: expected a value, found ','"),
    ("yes", "f:1:1: error: expected a value, found 'yes'"),
    ("1 1", "f:1:3: error: unexpected text after the value"),
    ("'a\n'", "f:1:3: error: the string that starts at f:1:1 is not closed on its line"),
    ("'a", "f:1:1: error: the string never ends"),
    ("/* /", "f:1:1: error: the comment never ends"),
    ("'\\uD83D'", "f:1:8: error: half of a surrogate pair is missing"),
    ("'\\uDE00'", "f:1:8: error: half of a surrogate pair is missing"),
    ("'\\xg0'", "f:1:4: error: expected a hexadecimal digit"),
    ("'\\1'", "f:1:3: error: '\\1' is not an escape"),
    ("01", "f:1:1: error: '01' is not a number"),
    ("0x", "f:1:1: error: '0x' is not a number"),
    (".", "f:1:1: error: '.' is not a number"),
    ("1e", "f:1:1: error: '1e' is not a number"),
    ("1.2.3", "f:1:1: error: '1.2.3' is not a number"),
    ("+-1", "f:1:1: error: '' is not a number"),
  ])
  func `a mistake is an error at its place`(text: String, message: String) {
    #expect(throws: JSON5Error.self) { try read(text) }
    do { _ = try read(text) } catch { #expect(error.description == message) }
  }

  @Test func `invalid UTF-8 is an error`() {
    #expect(throws: JSON5Error.self) {
      try JSON5Reader.read([0x22, 0xFF, 0x22], file: "f")
    }
  }

  @Test func `nesting is limited`() throws {
    let deepest = JSON5Reader.depthLimit - 1
    let fits = String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
    _ = try read(fits)
    #expect(throws: JSON5Error.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func `a number that does not fit is not an integer`() throws {
    let value = try read("1e300")
    #expect(throws: JSON5Error.self) { try value.integer() }
    #expect(throws: JSON5Error.self) { try read("NaN").number() }
  }

  private func read(_ text: String) throws(JSON5Error) -> JSON5Value {
    try JSON5Reader.read(Array(text.utf8), file: "f")
  }
}
