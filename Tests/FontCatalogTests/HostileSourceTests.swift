import Testing

@testable import FontCatalog

/// Source that nests, repeats or leaves everything open ends in a bounded time, and never crashes.
@Suite struct HostileSourceTests {
  private static let count = 20_000

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "(", count: count), String(repeating: "{", count: count),
      String(repeating: "switch x {\n", count: count), String(repeating: "switch ", count: count),
      String(repeating: "case ", count: count), String(repeating: "func f() {", count: count),
      String(repeating: "enum E: String {", count: count),
      String(repeating: "enum E ", count: count),
      String(repeating: "let a = ", count: count), String(repeating: "return ", count: count),
      "func f() { return " + String(repeating: "a ? b : ", count: count) + "\"x\" }",
      "let a = " + String(repeating: "a ?? ", count: count) + "\"x\"",
      "let a = " + String(repeating: "[", count: count) + "\"x\"",
      "let a = [" + String(repeating: "\"x\\(b)\", ", count: count) + "]",
      "Font.custom(" + String(repeating: "(", count: count) + "\"x\"",
      "let a = " + String(repeating: "\"x\" + ", count: count) + "\"x\"",
      "let a = \"\"; let a = a\nfunc f() { let b = c, c = b\n UIFont(name: b, size: 1) }",
      "enum E: String { case a = \"\\(E.a.rawValue)\" }\nUIFont(name: E.a.rawValue, size: 1)",
      "let a = \"" + String(repeating: "\\(b)", count: count) + "\"",
      "func f() { var n = \"\"\n"
        + String(repeating: "if a { n = \"x\" }\nUIFont(name: n, size: 1)\n", count: count / 100),
      "enum E: String {" + String(repeating: "case a = \"b\"\n", count: count) + "}",
      "class A: B { class func a() {} } ; extension ; enum ; func ; let ; var : ; case ; switch",
      "UIFont(name: , size: 1) Font.custom() .custom(, size: 1) UIFont( R.font. kCTFontNameAttribute:",
    ])
  func `hostile source ends`(source: String) {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    let known = KnownNames([], systemFonts: [])
    #expect(NameAssembly([names], known: known).references.count <= Self.count)
  }

  @Test(.timeLimit(.minutes(1)))
  func `functions that all have one name mean no font`() {
    let functions = (0..<4_000).map {
      "extension A\($0) { func make(_ n: String) -> UIFont? { UIFont(name: n, size: 1) } }\n"
    }
    let source = functions.joined() + String(repeating: "make(\"Gone-Bold\")\n", count: 4_000)
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    let calls = SwiftScanner.search(Array(source.utf8), file: "f", for: ["make"])
    let known = KnownNames([], systemFonts: [])
    let found = FontFunctions([names, calls]).references(in: [calls], known: known)
    #expect(found == [])
  }

  @Test func `a file's calls that register fonts are noted up to a number`() {
    let source = String(repeating: "func f() { registerFonts() }\n", count: Self.count)
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    #expect(names.registrations.count == 1_000)
  }

  /// Constants that name the next many times over, the last of which is a string.
  private static func constants(_ value: (String) -> String) -> String {
    let constants = (0..<8).map { "let v\($0) = \(value("v\($0 + 1)"))\n" }
    return "func f() {\n\(constants.joined())let v8 = \"x\"\nUIFont(name: v0, size: 1)\n}"
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      constants { "[" + String(repeating: "\($0), ", count: 80) + "]" },
      constants { String(repeating: "\($0) + ", count: 80) + $0 },
      constants { "\"" + String(repeating: "\\(\($0))", count: 80) + "\"" },
      constants { "a ? \($0) : " + String(repeating: "b ? \($0) : ", count: 80) + $0 },
    ])
  func `what leads to the same many times over, level by level, ends`(source: String) {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    #expect(names.references.count <= NameReader.largestShare)
  }

  @Test func `names are found through a few levels, however many stand beside each other`() {
    let list = (0..<300).map { "\"A-\($0)\", " }.joined()
    let source = "func f() { let a = [\(list)]; let b = [a, a]; UIFont(name: b, size: 1) }"
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    #expect(names.references.map(\.value).count == 600)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the bundle that is asked is looked for once for each question`() {
    let filler = String(repeating: "a b c d e\n", count: 4_000)
    let questions = String(
      repeating: "r(bundle.url(forResource: name, withExtension: \"ttf\"))\n", count: 5)
    let calls = String(repeating: "f(\"A\")\n", count: 500)
    let source = """
      let bundle = Bundle.main
      func f(_ name: String) {\n\(questions)CTFontManagerRegisterFontsForURL(url, .process, nil)\n}
      \(calls)\(filler)
      """
    let files = SwiftScanner.scan(Array(source.utf8), file: "f").registeredFiles
    #expect(files.count == 2_500)
    #expect(files.allSatisfy { $0.reach == .main })
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "[UIFont fontWithName:", "[UIFont fontWithName:a ? (b) : ((", "CTFontCreateWithName((a)",
      "NSString *a = @\"b\";\n", "@{ (id)kCTFontNameAttribute: ", "registerFonts(", "/*",
    ])
  func `hostile Objective-C ends`(piece: String) {
    let source = String(repeating: piece, count: Self.count)
    #expect(ObjectiveCScanner.scan(Array(source.utf8), file: "f").references.count == 0)
  }

  @Test func `a string without an end is no name, however long`() {
    let bytes = Array("let f = UIFont(name: \"".utf8) + [UInt8](repeating: 0xFF, count: 1 << 20)
    let names = SwiftScanner.scan(bytes, file: "f")
    #expect(names.references.isEmpty)
    #expect(names.unchecked.map { $0.expression.utf8.count < 4000 } == [true])
  }

  @Test func `every beginning of a source is read without a crash`() {
    let source = Array(
      """
      enum F: String { case a = "A", b; var n: String { switch self { case .a: "x" default: #"y"# } } }
      extension Font { static func f(_ w: F) -> Font { .custom("L-\\(w.rawValue ?? "q")", size: s) } }
      let d = ["a": UIFont(name: x ? "A" : "B", size: 1)], r = R.font.latoBold /* fontkit:x */ + #/a"/#
      """.utf8)
    for end in source.indices {
      #expect(SwiftScanner.scan(Array(source[..<end]), file: "f").references.count < 9)
    }
  }
}
