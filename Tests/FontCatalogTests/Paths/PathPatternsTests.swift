import Testing

@testable import FontCatalog

@Suite struct PathPatternsTests {
  @Test(arguments: [
    ("*.ttf", "Fonts/A.ttf", true),
    ("*.ttf", "A.otf", false),
    ("Fonts/", "App/Fonts/A.ttf", true),
    ("Fonts/", "Fonts", false),
    ("/Fonts", "App/Fonts/A.ttf", false),
    ("/Fonts", "Fonts/A.ttf", true),
    ("App/Fonts", "App/Fonts/A.ttf", true),
    ("App/Fonts", "Other/App/Fonts/A.ttf", false),
    ("**/Fonts/*.ttf", "A/B/Fonts/C.ttf", true),
    ("**/Fonts/*.ttf", "Fonts/C.ttf", true),
    ("**/Fonts/*.ttf", "Fonts/D/C.ttf", false),
    ("App/**", "App/B/C.ttf", true),
    ("App/**", "App", false),
    ("**", "A.ttf", true),
    ("App/**/C.ttf", "App/C.ttf", true),
    ("Lato-[BR]*.ttf", "Lato-Bold.ttf", true),
    ("Lato-[!BR]*.ttf", "Lato-Bold.ttf", false),
    ("Lato-[a-z].ttf", "Lato-q.ttf", true),
    ("Lato-?.ttf", "Lato-1.ttf", true),
    ("Lato-?.ttf", "Lato-12.ttf", false),
    (#"\[wght\].ttf"#, "[wght].ttf", true),
    ("Lato-[!]a].ttf", "Lato-b.ttf", true),
    ("Lato-[]a].ttf", "Lato-].ttf", true),
    ("Lato-[[:digit:]].ttf", "Lato-7.ttf", true),
    ("Lato-[a.ttf", "Lato-[a.ttf", false),
    ("# comment", "# comment", false),
    ("  ", "a", false),
    ("Ａ*", "Ａ.ttf", true),
  ])
  func `A pattern matches as Git's do`(pattern: String, path: String, isMatched: Bool) {
    #expect(PathPatterns([pattern]).matches(path) == isMatched)
  }

  @Test func `A later pattern takes back, though not below a matched folder`() {
    let patterns = PathPatterns(["*.ttf", "!Keep.ttf", "Vendor/", "!Vendor/Keep.ttf"])
    #expect(patterns.matches("Fonts/A.ttf"))
    #expect(!patterns.matches("Fonts/Keep.ttf"))
    #expect(patterns.matches("Vendor/Keep.ttf"))
  }

  @Test func `Many stars end in time`() {
    let pattern = String(repeating: "*a", count: 12) + "b"
    #expect(!PathPatterns([pattern]).matches(String(repeating: "a", count: 40)))
  }
}
