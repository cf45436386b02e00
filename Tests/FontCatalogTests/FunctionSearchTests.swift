import FontFiles
import Testing

@testable import FontCatalog

/// Functions whose names do not speak of fonts are searched for once it is known what they do.
@Suite struct FunctionSearchTests {
  private static let brand =
    "func brand(_ name: String, _ size: CGFloat) -> Font { .custom(name, size: size) }"
  private static let member =
    "extension Font { static func brand(_ name: String) -> Font { .custom(name, size: 1) } }"

  @Test(arguments: [
    [brand, "let title = brand(\"Wrong\", 12)"],
    ["let title = brand(\"Wrong\", 12)", brand],
    [member, "let title = Font.brand(\"Wrong\")"],
    [
      member,
      "extension Font { static let title = brand(\"Wrong\"), text = Self.brand(\"Wrong\") }",
    ],
    // A short name, and a name of the language's.
    ["func t(_ n: String) -> Font { .custom(n, size: 1) }", "let title = t(\"Wrong\")"],
    ["func font(_ n: String) -> Font { .custom(n, size: 1) }", "let title = x.font(\"Wrong\")"],
    // Several functions in between, whatever their order.
    [
      "func a(_ n: String) -> Font { b(n) }", "func b(_ n: String) -> Font { c(n) }",
      "func c(_ n: String) -> Font { .custom(n, size: 1) }", "let title = a(\"Wrong\")",
    ],
    [
      "func aFont(_ n: String) -> Font { bFont(n) }",
      "func bFont(_ n: String) -> Font { cFont(n) }",
      "func cFont(_ n: String) -> Font { .custom(n, size: 1) }", "let title = aFont(\"Wrong\")",
    ],
    // Types and initialisers.
    [
      "struct Brand: ViewModifier { let face: String; var f: Font { .custom(face, size: 1) } }",
      "text.modifier(Brand(face: \"Wrong\"))",
    ],
    [
      "final class Title: UILabel { init(face: String) { super.init(); font = UIFont(name: face, size: 1) } }",
      "let title = Title(face: \"Wrong\")",
    ],
    [
      "extension UIFont { convenience init(brand name: String) { self.init(name: name, size: 1)! } }",
      "let title = UIFont(brand: \"Wrong\")",
    ],
    // Functions of the name that have other arguments.
    [brand, "func brand(style: String) {}", "let title = brand(\"Wrong\", 12)"],
  ])
  func `a string is a name where it is handed to a font call`(files: [String]) async throws {
    let names = try await names(in: files)
    #expect(Set(names) == ["Wrong"])
  }

  @Test(arguments: [
    // Another function, case, or type of the name.
    [brand, "extension View { func brand(_ text: String) -> some View {} }", "brand(\"Wrong\")"],
    [brand, "enum Kind { case brand(String) }", "brand(\"Wrong\")"],
    [
      "struct Brand { let face: String; var f: Font { .custom(face, size: 1) } }",
      "enum A { struct Brand { let face: String } }", "Brand(face: \"Wrong\")",
    ],
    [
      "struct Brand { let face: String; var f: Font { .custom(face, size: 1) } }",
      "extension Brand { init(face: String) { self.init(face: faces[face]!) } }",
      "Brand(face: \"Wrong\")",
    ],
    // A call that may mean another's function of the name.
    [member, "let title = Label.brand(\"Wrong\")"],
    [member, "let title = text.brand(\"Wrong\")"],
    [member, "let title = brand(\"Wrong\")"],
    [
      "extension UIFont { convenience init(name: String, w: Int) { self.init(name: f[name]!, size: 1)! } }",
      "let title = UIFont(name: \"Wrong\", w: 1)",
    ],
    // Other arguments of the function.
    [brand, "let title = brand(name: \"Wrong\")"],
    [
      "func brand(_ t: String, face: String) { f = .custom(face, size: 1) }",
      "brand(\"Wrong\", face: x)",
    ],
  ])
  func `a string is none where a call may mean anything else`(files: [String]) async throws {
    #expect(try await names(in: files) == [])
  }

  @Test(arguments: ["Lato-Bold", "Lato-Blod"])
  func `what is nearly a font's name is one in whatever is called so`(name: String) async throws {
    #expect(try await names(in: [Self.member, "let t = text.brand(\"\(name)\")"]) == [name])
  }

  private func names(in files: [String]) async throws -> [String] {
    let named = files.enumerated().map { ("f\($0.offset).swift", $0.element) }
    let tree = try SampleTree(
      Dictionary(uniqueKeysWithValues: named), fonts: ["Lato.ttf": "Lato-Bold"])
    return try await tree.read().references.filter { $0.kind == .ownFunction }.map(\.value)
  }
}
