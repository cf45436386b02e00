import FontFiles
import Testing

@testable import FontCatalog

/// A string is a font's name where a function of the project's own hands it to a font call as it is.
@Suite struct FontFunctionTests {
  private static let function =
    "extension Font { static func appFont(_ name: String, size: Double) -> Font { .custom(name, size: size) } }"

  @Test(arguments: [
    [function, "let title = Font.appFont(\"Wrong\", size: 1)"],
    [
      "func appFont(named name: String) -> UIFont? { UIFont(name: name, size: 1) }",
      "let f = appFont(named: \"Wrong\")",
    ],
    // A label that says so, in a call that does not.
    [
      "func configure(label: UILabel, fontName: String) { label.font = UIFont(name: fontName, size: 1) }",
      "configure(label: label, fontName: \"Wrong\")",
    ],
    // The memberwise initialiser, from within and from elsewhere.
    [
      "struct ScaledFont: ViewModifier { var name: String; var font: Font { .custom(name, size: 1) } }",
      "text.modifier(ScaledFont(name: \"Wrong\"))",
    ],
    [
      "struct FontOption { let title: String; let name: String }",
      "func f(_ option: FontOption) { UIFont(name: option.name, size: 1) }",
      "let options = [FontOption(title: \"Classic\", name: \"Wrong\")]",
    ],
    // One function in between.
    [
      "struct ScaledFont: ViewModifier { var name: String; var font: Font { .custom(name, size: 1) } }",
      "extension View { func scaledFont(name: String) -> some View { modifier(ScaledFont(name: name)) } }",
      "text.scaledFont(name: \"Wrong\")",
    ],
    // Another name for the type.
    ["typealias AppFont = UIFont", "AppFont(name: \"Wrong\", size: 1)"],
    [
      "#if os(macOS)\ntypealias AppFont = NSFont\n#else\ntypealias AppFont = UIFont\n#endif",
      "AppFont(name: \"Wrong\", size: 1)",
    ],
    // The same for two frameworks.
    [
      function,
      "extension UIFont { static func appFont(_ name: String, size: Double) -> UIFont? { UIFont(name: name, size: size) } }",
      "let title = Font.appFont(\"Wrong\", size: 1)",
    ],
  ])
  func `a string is a name where it is handed to a font call`(files: [String]) {
    #expect(names(in: files) == ["own-function Wrong"])
  }

  @Test(arguments: [
    // Another function of the name, which may be the one that is called.
    [
      function, "func appFont(_ style: String) -> Font { styles[style]! }",
      "let f = Font.appFont(\"Title\", size: 1)",
    ],
    // What is chosen by the name, or made of it.
    [
      "func appFont(_ n: String) -> Font { switch n { case \"Title\": .body; default: .custom(n, size: 1) } }",
      "let f = appFont(\"Title\")",
    ],
    [
      "func appFont(_ n: String) -> Font { let n = names[n]!; return Font.custom(n, size: 1) }",
      "let f = appFont(\"Title\")",
    ],
    [
      "func appFont(_ n: String) -> Font { Font.custom(\"Lato-\\(n)\", size: 1) }",
      "let f = appFont(\"Title\")",
    ],
    [
      "func appFont(_ n: String) -> Font { n == \"Title\" ? .body : Font.custom(n, size: 1) }",
      "let f = appFont(\"Title\")",
    ],
    // Who only asks.
    [
      "func hasFont(_ n: String) -> Bool { UIFont(name: n, size: 1) != nil }",
      "let f = hasFont(\"Title\")",
    ],
    [function, "let isThere = Font.appFont(\"Title\", size: 1) != nil"],
    // Other labels, and another place.
    [function, "let f = Font.appFont(name: \"Title\", size: 1)"],
    ["typealias AppFont = UIFont", "AppFont(style: \"Title\", size: 1)"],
    ["typealias AppFont = Style", "AppFont(name: \"Title\", size: 1)"],
    // An initialiser of the struct's own.
    [
      "struct ScaledFont { var name: String; var font: Font { Font.custom(name, size: 1) }\ninit(name: String) { self.name = names[name]! } }",
      "ScaledFont(name: \"Title\")",
    ],
    [
      "class ScaledFont { var name = \"\"; var font: Font { Font.custom(name, size: 1) } }",
      "ScaledFont(name: \"Title\")",
    ],
    // No font call at all.
    ["func appFont(_ n: String) -> Font { fonts.first }", "let f = appFont(\"Title\")"],
  ])
  func `a string is none where it may be anything else`(files: [String]) {
    #expect(names(in: files).filter { $0.hasPrefix("own") } == [])
  }

  @Test func `A function that names another font to take its place is believed`() {
    let files = [
      "func appFont(_ n: String) -> UIFont { UIFont(name: n, size: 1) ?? UIFont(name: \"Lato\", size: 1)! }",
      "let f = appFont(\"Wrong\")",
    ]
    let names = assembly(files).references.filter { $0.kind == .ownFunction }
    #expect(names.map(\.value) == ["Wrong"])
    #expect(names.map(\.mayBeAbsent) == [true])
  }

  private func assembly(_ files: [String]) -> NameAssembly {
    let scanned = files.enumerated().map { index, text in
      SwiftScanner.scan(Array(text.utf8), file: "f\(index)")
    }
    return NameAssembly(scanned, known: KnownNames([], systemFonts: ["Lato-Bold"]))
  }

  private func names(in files: [String]) -> [String] {
    assembly(files).references.map { "\($0.kind.rawValue) \($0.value)" }
  }
}
