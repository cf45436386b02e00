import FontFiles
import Testing

@testable import FontCatalog

/// Names are found by the shape of the code around them.
@Suite struct SwiftNamesTests {
  @Test(arguments: [
    ("Font.custom(\"Lato-Bold\", size: 17)", ["swiftui-font Lato-Bold 1:13"]),
    ("x.font(.custom(\"Lato-Bold\", fixedSize: 17))", ["swiftui-font Lato-Bold 1:16"]),
    ("UIFont(name: \"Lato-Bold\", size: 17)!", ["uifont Lato-Bold 1:14"]),
    ("UIFont.init(name: \"Lato-Bold\", size: 17)", ["uifont Lato-Bold 1:19"]),
    ("NSFont(name: \"Lato-Bold\", size: 17)", ["nsfont Lato-Bold 1:14"]),
    ("UIFontDescriptor(name: \"Lato-Bold\", size: 0)", ["font-descriptor Lato-Bold 1:24"]),
    (
      "UIFontDescriptor(fontAttributes: [.family: \"Lato\", .name: \"Lato-Bold\"])",
      ["font-descriptor Lato-Bold 1:59"]
    ),
    ("CTFontCreateWithName(\"Lato-Bold\" as CFString, 17, nil)", ["core-text Lato-Bold 1:22"]),
    ("CTFont(\"Lato-Bold\" as CFString, size: 17)", ["core-text Lato-Bold 1:8"]),
    (
      "UIFont(name: bold ? \"Lato-Bold\" : \"Lato-Regular\", size: 1)",
      ["uifont Lato-Bold 1:21", "uifont Lato-Regular 1:35"]
    ),
    ("let n = \"Lato-Bold\"; func f() { UIFont(name: n, size: 1) }", ["catalog f: n=Lato-Bold"]),
    (
      "func f() { let n = \"Lato-Bold\"\n UIFont(name: n, size: 1) }", ["uifont Lato-Bold 1:20"]
    ),
    (
      "func f() { let m = \"A\", n = \"Lato-Bold\"\n UIFont(name: n, size: 1) }",
      ["uifont Lato-Bold 1:29"]
    ),
    (
      "func f() { for n in [\"A\", \"B\"] { UIFont(name: n, size: 1) } }",
      ["uifont A 1:22", "uifont B 1:27"]
    ),
    // A variable is what it is given; an empty first value is none.
    (
      "func f() { var n = \"\"\n if b { n = \"Lato-Bold\" } else { n = \"Oops\" }\n UIFont(name: n, size: 1) }",
      ["uifont Lato-Bold 2:13", "uifont Oops 2:38"]
    ),
    (
      "func f() { let n: String\n if b { n = \"Lato-Bold\" } else { n = \"Oops\" }\n UIFont(name: n, size: 1) }",
      ["uifont Lato-Bold 2:13", "uifont Oops 2:38"]
    ),
    (
      "func f() { var n = \"Lato\"; n = n + \"-Bold\"\n UIFont(name: n, size: 1) }",
      ["unchecked  2:15"]
    ),
    ("func f() { var n = \"\"; n = g()\n UIFont(name: n, size: 1) }", ["unchecked  2:15"]),
    (
      "func f() { var n = \"Lato\"; n += \"-Bold\"\n UIFont(name: n, size: 1) }",
      ["unchecked  2:15"]
    ),
    ("func f() { UIFont(name: \"\", size: 1) }", ["uifont  1:25"]),
    // The same shape of other types.
    ("let s: SheetSize = .custom(\"Half\", size: 300)", []),
    ("let s: App.SheetSize? = .custom(\"Half\", size: 300)", []),
    ("let d = Detent.custom(\"Small\", fixedSize: 3)", []),
    ("let f: SwiftUI.Font = .custom(\"Lato-Bold\", size: 1)", ["swiftui-font Lato-Bold 1:31"]),
    ("let f = SwiftUI.Font.custom(\"Lato-Bold\", size: 1)", ["swiftui-font Lato-Bold 1:29"]),
    ("let f: Font? = b ? .custom(\"Lato-Bold\", size: 1) : nil", ["swiftui-font Lato-Bold 1:28"]),
    ("title.font = .custom(\"Lato-Bold\", size: 1)", ["swiftui-font Lato-Bold 1:22"]),
    (
      "extension Font { static let a = Self.custom(\"Lato-Bold\", size: 1) }",
      ["swiftui-font Lato-Bold 1:45"]
    ),
    ("Font.custom(#\"Lato-Bold\"#, size: 1)", ["swiftui-font Lato-Bold 1:13"]),
    (
      "extension UIFont { convenience init(x: Int) { self.init(name: \"Lato-Bold\", size: 1)! } }",
      ["uifont Lato-Bold 1:63"]
    ),
    (
      "extension Font { static func a() -> Font { custom(\"Lato-Bold\", size: 1) } }",
      ["swiftui-font Lato-Bold 1:51"]
    ),
    ("extension Font { static func custom(_ a: String = \"Lato-Bold\", size: Int) {} }", []),
    ("extension Item { init() { self.init(name: \"Lato-Bold\", size: 1) } }", []),
    ("Label(\"Lato-Bold\")", []),
    ("picker.custom(\"Lato-Bold\", in: view)", []),
    ("// Font.custom(\"Lato-Bold\", size: 1)", []),
    ("let s = \"\"\"\n Font.custom(\"X\", size: 1)\n \"\"\"", []),
    ("#if false\nFont.custom(\"X\", size: 1)\n#endif", []),
    (
      "#if false\n#if A\n#else\nFont.custom(\"X\", size: 1)\n#endif\n#elseif B\nFont.custom(\"Y\", size: 1)\n#endif",
      ["swiftui-font Y 7:13"]
    ),
    ("#if false || A\nFont.custom(\"X\", size: 1)\n#endif", ["swiftui-font X 2:13"]),
    (
      "#if A\n#elseif false\nf(\n#else\nFont.custom(\"X\", size: 1)\n#endif",
      ["swiftui-font X 5:13"]
    ),
    ("/* UIFont(name: \"X\", size: 1) */", []),
    ("show(fontName: \"Lato-Bold\")", ["labelled-argument Lato-Bold 1:16"]),
    ("show(fontName: \"Lato\")", []),
    // Under a label that says so, what is nearly a font's name is one.
    ("show(fontName: \"Lato-Blod\")", ["labelled-argument Lato-Blod 1:16"]),
    ("show(fontName: \"Lora-Bold\")", []),
    ("show(fontName: \"lato-bold\")", []),
    ("show(fontName: \"lato-blod\")", []),
    ("show(fontName: \"Real-Madrid\")", []),
    ("show(title: \"Lato-Blod\")", []),
    ("AppFont(postScriptName: \"Lato-Blod\")", ["labelled-argument Lato-Blod 1:25"]),
    ("AppFont(name: \"Lato-Blod\", size: 1)", ["labelled-argument Lato-Blod 1:15"]),
    ("Font(name: \"Lato-Bold\", size: 1)", ["labelled-argument Lato-Bold 1:12"]),
    ("AppImage(name: \"Lato-Blod\")", []),
    ("appFont(name: \"Lato-Blod\")", []),
    // SpriteKit.
    ("SKLabelNode(fontNamed: \"Wrong\")", ["spritekit Wrong 1:24"]),
    ("SKLabelNode.init(fontNamed: \"Wrong\")", ["spritekit Wrong 1:29"]),
    ("SKLabelNode(fontNamed: nil)", []),
    ("Item(fontNamed: \"Wrong\")", []),
    ("let a = SKLabelNode(text: \"x\")\na.fontName = \"Wrong\"", ["spritekit Wrong 2:14"]),
    ("var a: SKLabelNode!\na?.fontName = \"Wrong\"", ["spritekit Wrong 2:15"]),
    (
      "let a = childNode(withName: \"x\") as? SKLabelNode\na!.fontName = \"Wrong\"",
      ["spritekit Wrong 2:15"]
    ),
    (
      "class Score: SKLabelNode { func f() { self.fontName = \"Wrong\" } }",
      ["spritekit Wrong 1:55"]
    ),
    ("let a = SKLabelNode()\nb.fontName = \"Wrong\"\nb.fontName == \"Wrong\"", []),
    ("b.fontName = \"Lato-Blod\"", ["labelled-argument Lato-Blod 1:14"]),
    ("A.appearance().titleFontName = \"Lato-Blod\"", ["labelled-argument Lato-Blod 1:32"]),
    ("A.appearance().titleFontName = \"Wrong\"", []),
    // A font whose type is not written.
    ("import UIKit\na.font = .init(name: \"Wrong\", size: 1)", ["uifont Wrong 2:22"]),
    ("a.font = .init(name: \"Wrong\", size: 1)", []),
    ("import UIKit\na.icon = .init(name: \"Wrong\", size: 1)", []),
    ("import UIKit\na.font = .init(name: \"Wrong\", scale: 1)", []),
    ("let f: UIFont? = .init(name: \"Wrong\", size: 1)", ["uifont Wrong 1:30"]),
    ("let f: NSFont = .init(name: \"Wrong\", size: 1)!", ["nsfont Wrong 1:29"]),
    // Layers and Markdown.
    ("layer.font = \"Wrong\" as CFTypeRef", ["core-text Wrong 1:14"]),
    ("layer.name = \"Wrong\" as CFString", []),
    ("Theme().text { FontFamily(.custom(\"Wrong\")) }", ["swiftui-font Wrong 1:35"]),
    ("Pages(.custom(\"Wrong\"))", []),
    // Declarations and parts of them.
    ("x.fontName", []),
    ("x.fontName =", []),
    ("fontName", []),
    ("SKLabelNode", []),
    ("\"a\" as CFString", []),
    ("UIKit", []),
  ])
  func `a call names a font`(source: String, expected: [String]) {
    #expect(found(source) == expected)
  }

  @Test(arguments: [
    // Raw values, nested and private.
    (
      "struct Theme { private enum Face: String, CaseIterable { case bold = \"Lato-Bold\", body = \"Lato-Regular\", none } }",
      ["catalog Theme.Face: bold=Lato-Bold body=Lato-Regular none=none"]
    ),
    // A font call uses the enum, so that its strings are names whatever they are.
    (
      "enum Face: String { case a = \"Wrong\", b\n func font() -> Font { .custom(rawValue, size: 1) } }",
      ["catalog Face: a=Wrong b=b"]
    ),
    (
      "enum Face: String { case a = \"Wrong\" }\nfunc f(_ face: Face) { UIFont(name: face.rawValue, size: 1) }",
      ["catalog Face: a=Wrong"]
    ),
    (
      "enum Face: String { case a = \"Wrong\" }\nlet f = UIFont(name: Face.a.rawValue, size: 1)",
      ["catalog Face: a=Wrong"]
    ),
    // Constants and cases that begin with a capital.
    ("let FONT_BOLD = \"Wrong\"\nUIFont(name: FONT_BOLD, size: 1)", ["catalog f: FONT_BOLD=Wrong"]),
    (
      "enum Text { static let Inter = \"Wrong\" }\nUIFont(name: Text.Inter, size: 1)",
      ["catalog Text: Inter=Wrong"]
    ),
    (
      "enum Face: String { case Bold = \"Wrong\", Text = \"Else\" }\nUIFont(name: Face.Bold.rawValue, size: 1)",
      ["catalog Face: Bold=Wrong"]
    ),
    (
      "func f(Name: String) { UIFont(name: Name, size: 1) }\nlet other = \"Wrong\"",
      ["unchecked  1:37"]
    ),
    // Only the case that is used, when nothing else says that the enum is one of fonts.
    (
      "enum Text: String { case a = \"Hello\", b = \"World\" }\nlet f = UIFont(name: Text.a.rawValue, size: 1)",
      ["catalog Text: a=Hello"]
    ),
    // A switch, with and without return.
    (
      "enum Face { case a, b\n var fontName: String { switch self { case .a: return \"Lato-Bold\"\n case .b: \"Lato-Regular\" } } }",
      ["catalog Face.fontName: a=Lato-Bold b=Lato-Regular"]
    ),
    (
      "func name(_ w: Weight) -> String { let n: String; switch w { case .bold: n = \"Lato-Bold\"\n case .body: n = \"Lato-Regular\"\n default: n = \"X\" }; return n }",
      ["catalog name: bold=Lato-Bold body=Lato-Regular"]
    ),
    (
      "struct S { let n = switch x { case .a: \"Lato-Bold\" default: \"X\" } }", []
    ),
    // Constants.
    (
      "enum Fonts { static let bold = \"Lato-Bold\"; static let body: String = \"Lato-Regular\" }",
      ["catalog Fonts: bold=Lato-Bold body=Lato-Regular"]
    ),
    (
      "enum K { static let url = \"https://a\", key = \"k\"; static let font = \"Wrong\"; static let id = \"i\" }\nlet f = UIFont(name: K.font, size: 1)",
      ["catalog K: font=Wrong"]
    ),
    (
      "enum Fonts { static let bold = \"Lato-Bold\", body: String = \"Lato-Regular\", size = 17 }",
      ["catalog Fonts: bold=Lato-Bold body=Lato-Regular"]
    ),
    (
      "struct A { var fontName: String { \"Lato-Bold\" } }",
      ["catalog A.fontName: fontName=Lato-Bold"]
    ),
    // Collections.
    (
      "let names = [\"bold\": \"Lato-Bold\", \"body\": \"Lato-Regular\"]",
      ["catalog names: bold=Lato-Bold body=Lato-Regular"]
    ),
    (
      "let names = [\"Lato-Bold\", \"Lato-Regular\", \"Oops\"]",
      ["catalog names: Lato-Bold Lato-Regular Oops"]
    ),
    (
      "let names = [1: \"Oops\"]\nfunc f() { UIFont(name: names[1]!, size: 1) }",
      ["catalog names: 1=Oops"]
    ),
    // Generated by SwiftGen, R.swift, Tuist, XCResource; and structs.
    (
      "enum FontFamily { enum Lato { static let bold = FontConvertible(name: \"Lato-Bold\", family: \"Lato\", path: \"Lato-Bold.ttf\") } }",
      ["catalog FontFamily.Lato: bold=Lato-Bold"]
    ),
    (
      "extension FontResource { static let bold: FontResource = .init(fontName: \"Lato-Bold\", familyName: \"Lato\") }",
      ["catalog FontResource: bold=Lato-Bold"]
    ),
    (
      "struct FontName { static let bold = FontName(rawValue: \"Lato-Bold\") }",
      ["catalog FontName: bold=Lato-Bold"]
    ),
    (
      "struct Face { static let bold = Face(rawValue: \"Oops\") }\nfunc f(_ face: Face) { UIFont(name: face.rawValue, size: 1) }",
      ["catalog Face: bold=Oops"]
    ),
    // Raw values are for any purpose.
    (
      "extension UIFontDescriptor.AttributeName { static let usage = UIFontDescriptor.AttributeName(rawValue: \"NSCTFontUIUsageAttribute\") }",
      []
    ),
    (
      "extension Notification.Name { static let fontChanged = Notification.Name(rawValue: \"FontChanged\") }",
      []
    ),
    // What a variable of a function is given, the function gives where it returns the variable.
    (
      "func fontName(_ w: W) -> String { let s: String; switch w { case .a: s = \"Regular\"; case .b: s = \"Bold\" }; return \"Lato-\\(s)\" }\nlet f = UIFont(name: fontName(.a), size: 1)",
      ["catalog fontName: fontName=Lato-Regular fontName=Lato-Bold"]
    ),
    (
      "func face(_ w: W) -> String { let s: String; switch w { case .a: s = \"Oops\"; case .b: s = \"Lato-Bold\" }; return s }\nlet f = UIFont(name: face(.a), size: 1)",
      ["catalog face: a=Oops b=Lato-Bold"]
    ),
    // A case whose property gives the name is none itself.
    (
      "enum F: String { case a = \"Lato\"; var name: String { switch self { case .a: \"Lato-Oops\" } } }\nlet f = UIFont(name: F.a.name, size: 1)",
      ["catalog F.name: a=Lato-Oops"]
    ),
    (
      "enum F: String { case a = \"Oops\"; var name: String { rawValue } }\nlet f = UIFont(name: F.a.name, size: 1)",
      ["catalog F: a=Oops"]
    ),
    // Parts of names and names of files are names of fonts only where a call asks for them.
    (
      "enum Font: String, CaseIterable { case a = \"lato-bold\", b = \"lato-regular\" }\nfunc load() { for f in Font.allCases { url(forResource: f.rawValue, withExtension: e) } }",
      []
    ),
    // Near a case that is used, what is nearly a font's name is one.
    (
      "enum Face: String { case a = \"Wrong\", b = \"lato-Bold\", c = \"Else\", d = \"No\" }\nlet f = UIFont(name: Face.a.rawValue, size: 1)",
      ["catalog Face: a=Wrong b=lato-Bold"]
    ),
    (
      "let style = [\"titleFontName\": \"lato-bold\", \"color\": \"red\", \"image\": \"lato-bold\"]",
      ["catalog style: titleFontName=lato-bold"]
    ),
    ("enum Asset: String { case a = \"lato-bold\", b = \"rain\", c = \"snow\" }", []),
    // Half of the strings are enough where they are said to be fonts.
    ("let fonts = [\"Lato-Bold\", \"Oops\"]", ["catalog fonts: Lato-Bold Oops"]),
    ("let names = [\"Lato-Bold\", \"Oops\"]", ["catalog names: Lato-Bold"]),
    (
      "let style = [\"font\": \"Lato-Bold\", \"color\": \"primary\"]",
      ["catalog style: font=Lato-Bold"]
    ),
    (
      "struct Brand { static let fontName = \"Lato-Bold\"; static let accentColor = \"AccentBlue\" }",
      ["catalog Brand: fontName=Lato-Bold"]
    ),
    (
      "enum Brand { static let font = \"Lato-Bold\", text = \"Lato-Regular\", mail = \"a@b.org\", site = \"https://b.org\" }\nlet f = Font.custom(Brand.font, size: 1)",
      ["catalog Brand: font=Lato-Bold text=Lato-Regular"]
    ),
    (
      "enum F { case a, b, c\n var title: String { switch self { case .a: \"Lato\"; case .b: \"Lato Bold\"; case .c: \"System\" } } }",
      []
    ),
    // A test for a font is no use of one.
    (
      "enum K { static let optional = \"Extra-Bold\" }\nlet isThere = UIFont(name: K.optional, size: 1) != nil",
      []
    ),
    // Among constants for several purposes, what is spelt otherwise is no name unless a call asks
    // for it.
    (
      "enum K { static let font = \"Lato-Bold\", css = \"lato-bold\", image = \"lato_bold\", title = \"Lato Regular\" }\nlet f = UIFont(name: K.font, size: 1)",
      ["catalog K: font=Lato-Bold"]
    ),
    (
      "enum K { static let a = \"Lato-Bold\", b = \"Lato-Regular\", css = \"lato-bold\", c = \"Lato-Blod\" }",
      ["catalog K: a=Lato-Bold b=Lato-Regular c=Lato-Blod"]
    ),
    (
      "enum K { static let a = \"Lato-Bold\", b = \"lato-bold\" }\nlet f = UIFont(name: K.b, size: 1)",
      ["catalog K: a=Lato-Bold b=lato-bold"]
    ),
    (
      "enum K { static let url = \"u\", boldFontName = \"lato-bold\", id = \"i\", key = \"k\" }",
      ["catalog K: boldFontName=lato-bold"]
    ),
    (
      "enum Fonts { static let bold = \"Lato-Bold\", regular = \"Lato-Regluar\" }\nlet f = UIFont(name: Fonts.bold, size: 1)",
      ["catalog Fonts: bold=Lato-Bold regular=Lato-Regluar"]
    ),
    // Where the type speaks of fonts and holds a font's name, what is nearly one is one too.
    (
      "enum AppFont: String { case a = \"Lato-Bold\", b = \"Lato-Regluar\", c = \"C\", d = \"D\", e = \"E\" }",
      ["catalog AppFont: a=Lato-Bold b=Lato-Regluar"]
    ),
    (
      "enum Asset: String { case a = \"Lato-Bold\", b = \"Lato-Regluar\", c = \"C\", d = \"D\", e = \"E\" }",
      ["catalog Asset: a=Lato-Bold"]
    ),
    ("enum AppFont: String { case b = \"Lato-Regluar\", c = \"C\", d = \"D\" }", []),
    (
      "let style = [\"titleFontName\": \"Lato-Blod\", \"color\": \"red\", \"image\": \"Lato-Blod\"]",
      ["catalog style: titleFontName=Lato-Blod"]
    ),
    // The static constants beside the cases of an enum of fonts are for other purposes.
    (
      "enum Face: String { case a = \"Oops\", b = \"Lato-Bold\"\n static let key = \"selected\"; private static let ext = \"ttf\"\n var font: Font { .custom(rawValue, size: 1) } }",
      ["catalog Face: a=Oops b=Lato-Bold"]
    ),
    (
      "enum Face: String { case a = \"Oops\" }\nextension Face { static let sample = \"Aa\" }\nfunc g(_ face: Face) { UIFont(name: face.rawValue, size: 1) }",
      ["catalog Face: a=Oops"]
    ),
    (
      "enum Face: String { case a = \"Oops\"; static let best = \"Wrong\" }\nlet f = UIFont(name: Face.best, size: 1)",
      ["catalog Face: best=Wrong"]
    ),
    // Texts to show are no names.
    (
      "enum Fonts { static let a = \"Lato-Bold\"; static var title: TypeDisplayRepresentation = \"Font\"; static let text: LocalizedStringKey = \"Lato\" }",
      ["catalog Fonts: a=Lato-Bold"]
    ),
    (
      "enum F { static let titles: [F: DisplayRepresentation] = [.a: \"Lato-Bold\", .b: \"Lato-Thin\"] }",
      []
    ),
    // Among constants for several purposes, what no font is called is a name when a call asks for it.
    (
      "struct Light { let name = \"Light-Theme\"; let titleFont = \"Lato-Bold\"; let bodyFont = \"Lato-Regular\" }",
      ["catalog Light: titleFont=Lato-Bold bodyFont=Lato-Regular"]
    ),
    (
      "enum K { static let a = \"Lato-Bold\", b = \"Lato-Regular\", c = \"Cell-Regular\", d = \"Oops-Bold\" }\nlet f = UIFont(name: K.d, size: 1)",
      ["catalog K: a=Lato-Bold b=Lato-Regular d=Oops-Bold"]
    ),
    // Of a collection that is read by a literal key, that element alone.
    (
      "let style = [\"font\": \"Oops\", \"image\": \"hero\", \"title\": \"Hello\"]\nlet f = UIFont(name: style[\"font\"]!, size: 1)",
      ["catalog style: font=Oops"]
    ),
    (
      "let style: [String: Any] = [\"font\": \"Lato-Bold\", \"text\": \"Lato-Regular\", \"image\": \"Hero-Bold\"]\nlet f = UIFont(name: style[\"font\"] as! String, size: 1)",
      ["catalog style: font=Lato-Bold text=Lato-Regular"]
    ),
    (
      "let s = [\"h\": [\"font\": \"Oops\", \"color\": \"Ink\"], \"b\": [\"font\": \"No\", \"color\": \"Snow\"]]\nfunc f(_ k: String) { UIFont(name: s[k]![\"font\"]!, size: 1) }",
      ["catalog s: h=Oops b=No"]
    ),
    (
      "func f() { let s = [\"font\": \"Oops\", \"image\": \"hero\"]\n UIFont(name: s[\"font\"]!, size: 1) }",
      ["uifont Oops 1:29"]
    ),
    (
      "func f() { let s = [\"a\": [\"Oops\", \"24\"], \"b\": [\"x\"]]\n let t = s[\"a\"]!\n UIFont(name: t[0], size: 1) }",
      ["uifont Oops 1:27"]
    ),
    ("let f = UIFont(name: [\"24\", \"Oops\"][1], size: 1)", ["uifont Oops 1:29"]),
    (
      "func f() { let s = [\"a\": \"Oops\"]\n UIFont(name: s[\"b\"]!, size: 1) }",
      ["unchecked  2:15"]
    ),
    // By a key that is not known, any of them.
    (
      "let style = [\"a\": \"Lato-Bold\", \"b\": \"Oops\"]\nfunc f(_ k: String) { UIFont(name: style[k]!, size: 1) }",
      ["catalog style: a=Lato-Bold b=Oops"]
    ),
    // Strings that merely look like names.
    ("enum Team: String { case lato = \"Lato\", other = \"Real-Madrid\" }", []),
    ("let title = \"Lato\"", []),
    ("enum FontFamily: String { case lato = \"Lato\" }", []),
    // Keys and classes of style sheets, of which none is spelt like a font's name.
    ("enum AccessibilityID: String { case a = \"lato-regular\", b = \"lato-bold\" }", []),
    ("enum WebFont { static let a = \"lato-regular\", b = \"lato-bold\" }", []),
    ("enum Key: String { case a = \"lato_regular\", b = \"lato-bold\" }", []),
    (
      "enum F { case a, b\n var cssName: String { switch self { case .a: \"lato-regular\"; case .b: \"lato-bold\" } } }",
      []
    ),
    (
      "enum Face: String { case a = \"Lato-Regular\", b = \"lato-bold\" }",
      ["catalog Face: a=Lato-Regular b=lato-bold"]
    ),
    (
      "enum F: String { case a = \"Lato\" }\nfunc f(x: F) { UIFont(name: \"\\(x.rawValue)-Bold\", size: 1) }",
      ["uifont Lato-Bold 2:29"]
    ),
    (
      "let files = [\"lato_bold\"]\nfiles.forEach { url(forResource: $0, withExtension: \"ttf\") }",
      []
    ),
  ])
  func `a group of strings is a catalogue`(source: String, expected: [String]) {
    #expect(found(source) == expected)
  }

  @Test(arguments: [
    (
      "enum W: String { case bold = \"Bold\", thin = \"Thin\" }\nfunc f(w: W) { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) }",
      ["uifont Lato-Bold 2:29", "uifont Lato-Thin 2:29"]
    ),
    (
      "enum W: String { case bold\n var n: String { \"Lato-\" + rawValue.capitalized }\n var f: UIFont { UIFont(name: n, size: 1)! } }",
      ["catalog W.n: n=Lato-Bold"]
    ),
    (
      "enum W { case Bold, Thin }\nfunc f(w: W) { UIFont(name: \"Lato-\\(w)\", size: 1) }",
      ["uifont Lato-Bold 2:29", "uifont Lato-Thin 2:29"]
    ),
    (
      "func f(b: Bool) { UIFont(name: \"Lato-\\(b ? \"Bold\" : \"Thin\")\", size: 1) }",
      ["uifont Lato-Bold 1:32", "uifont Lato-Thin 1:32"]
    ),
    (
      "enum W: String { case bold = \"Bold\" }\nfunc f(w: W) { UIFont(name: [\"Lato\", w.rawValue].joined(separator: \"-\"), size: 1) }",
      ["uifont Lato-Bold 2:29"]
    ),
    ("func f() { UIFont(name: [\"Lato\", \"Bold\"].joined(), size: 1) }", ["uifont LatoBold 1:25"]),
    (
      "func f(w: String) { UIFont(name: [\"Lato\", w].joined(separator: \"-\"), size: 1) }",
      ["unchecked  1:34"]
    ),
    (
      "struct S { var d: String { switch self { case .a: return \"A\"; case .b: return \"B\" } }\n func f(w: W) { let n = [d, w.rawValue].joined(separator: \"-\")\n UIFont(name: n, size: 1) } }",
      ["unchecked  3:15"]
    ),
    (
      "func f(w: String) { UIFont(name: [\"Lato\", \"Bold\"].reduce(\"\", g), size: 1) }",
      ["unchecked  1:34"]
    ),
    (
      "func f(w: String) { UIFont(name: g([\"Lato\", \"Bold\"]), size: 1) }",
      ["unchecked  1:34"]
    ),
    (
      "func f(w: String) { UIFont(name: \"Lato-\\(w)\", size: 1) }", ["unchecked Lato- 1:34"]
    ),
    ("func f(n: String) { UIFont(name: n, size: 1) }", ["unchecked  1:34"]),
    ("func f() { Font.custom(Elsewhere.bold, size: 1) }", ["unchecked  1:24"]),
    ("func f(n: String) -> Font { .custom(n, size: 1) }", ["unchecked  1:37"]),
    ("func f(n: String) { text.font(.custom(n, size: 1)) }", ["unchecked  1:39"]),
    ("func f(n: String) { sheet.detents(.custom(n, size: 1)) }", []),
    (
      "func f(d: D) { UIFontDescriptor(fontAttributes: [.family: d.family, .size: 1]) }",
      ["unchecked  1:59"]
    ),
    ("func f() { UIFontDescriptor(fontAttributes: [.family: \"Lato\"]) }", []),
    (
      "extension Font.Weight: CustomStringConvertible { public var description: String { switch self { case .bold: return \"Bold\"; default: return \"Thin\" } } }\nfunc f(w: Font.Weight) -> Font { .custom(\"Lato-\\(w)\", size: 1) }",
      ["swiftui-font Lato-Bold 2:42", "swiftui-font Lato-Thin 2:42"]
    ),
    // One alternative of several.
    (
      "func f(b: Bool, w: String) { UIFont(name: b ? \"Lato-\\(w)\" : \"Lato-Bold\", size: 1) }",
      ["uifont Lato-Bold 1:61", "unchecked Lato- 1:47"]
    ),
    (
      "enum F { case lato(W), b\n enum W: String { case bold = \"Blod\" }\n var name: String { switch self { case .lato(let w): \"Lato-\\(w.rawValue)\"; case .b: \"Lato-Bold\" } }\n var font: UIFont? { UIFont(name: name, size: 1) } }",
      ["catalog F.name: b=Lato-Bold", "unchecked Lato- 3:54"]
    ),
    // What a pattern binds is none of what else has its name.
    (
      "func g(w: W) {}\nenum W: String { case bold = \"Bold\" }\nfunc f(x: X) { if case .lato(let w) = x { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) } }",
      ["unchecked Lato- 3:56"]
    ),
    (
      "func g(w: W) {}\nenum W: String { case bold = \"Bold\" }\nfunc f(x: X) { if case let .lato(_, w) = x { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) } }",
      ["unchecked Lato- 3:59"]
    ),
    // Strings that no font call asks for may be anything.
    (
      "enum F { case a(Int), b, c\n var key: String { switch self { case .a(let n): \"key-\\(n)\"; case .b: \"b\"; case .c: \"c\" } } }",
      []
    ),
  ])
  func `what is put together is expanded, or reported as unchecked`(
    source: String, expected: [String]
  ) {
    #expect(found(source) == expected)
  }

  @Test(arguments: [
    // Raw values and cases of enums that share a name.
    (
      "struct A { enum W: String { case bold = \"Bold\" }\n func f(w: W) { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) } }\nstruct B { enum W: String { case s = \"S\" } }\nenum W: String { case t = \"T\" }",
      ["uifont Lato-Bold 2:30"]
    ),
    (
      "struct A { enum W { case Bold }\n func f(w: W) { UIFont(name: \"Lato-\\(w)\", size: 1) } }\nstruct B { enum W { case S } }",
      ["uifont Lato-Bold 2:30"]
    ),
    (
      "enum W: String { case s = \"S\" }\nstruct A { struct Inner { func f(w: W) { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) } }\n enum W: String { case bold = \"Bold\" } }",
      ["uifont Lato-Bold 2:55"]
    ),
    (
      "struct B { enum W: String { case s = \"S\" } }\nenum W: String { case bold = \"Bold\" }\nfunc f(w: W) { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) }",
      ["uifont Lato-Bold 3:29"]
    ),
    (
      "extension A { func f(w: W) { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) } }\nextension A { enum W: String { case bold = \"Bold\" } }\nextension B { enum W: String { case s = \"S\" } }",
      ["uifont Lato-Bold 1:43"]
    ),
    // A type without strings hides one that has some.
    (
      "enum W: String { case s = \"S\" }\nstruct A { struct W { var rawValue = 1 }\n func f(w: W) { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) } }",
      ["unchecked Lato- 3:30"]
    ),
    // The type is none of those in the file, or may be either.
    (
      "struct A { func f(w: W) { UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) } }\nstruct B { enum W: String { case s = \"S\" } }",
      ["unchecked Lato- 1:40"]
    ),
    (
      "func f(w: W) { enum W: String { case s = \"S\" }\n UIFont(name: \"Lato-\\(w.rawValue)\", size: 1) }\nfunc g() { enum W: String { case t = \"T\" } }",
      ["unchecked Lato- 2:15"]
    ),
    (
      "struct A { func f(w: W) { UIFont(name: w.rawValue, size: 1) } }\nstruct B { enum W: String { case s = \"S\" } }\nstruct C { enum W: String { case t = \"T\" } }",
      ["unchecked  1:40"]
    ),
    // Catalogues.
    (
      "func f() { enum F: String { case a = \"Wrong\" }\n UIFont(name: F.a.rawValue, size: 1) }\nfunc g() { enum F: String { case a = \"Text\" } }",
      ["catalog F: a=Wrong"]
    ),
    (
      "struct V { func f() { enum F { static let a = \"Wrong\" }\n UIFont(name: F.a, size: 1) }\n func g() { enum F { static let a = \"Text\" } } }",
      ["catalog V.F: a=Wrong"]
    ),
    (
      "enum F: String { case a = \"Text\" }\nfunc f() { enum F: String { case a = \"Wrong\" }\n F.allCases.map { UIFont(name: F.a.rawValue, size: 1) } }",
      ["catalog F: a=Wrong"]
    ),
    (
      "enum F: String { case a = \"Wrong\" }\nlet f = UIFont(name: F.a.rawValue, size: 1)\nfunc f() { enum F: String { case a = \"Text\" } }",
      ["catalog F: a=Wrong"]
    ),
    (
      "struct A { enum W: String { case a = \"Wrong\" }\n func f(w: W) { UIFont(name: w.rawValue, size: 1) } }\nstruct B { enum W: String { case s = \"S\" } }\nenum W: String { case t = \"T\" }",
      ["catalog A.W: a=Wrong"]
    ),
  ])
  func `a type is the one that its name means in its place`(source: String, expected: [String]) {
    #expect(found(source) == expected)
  }

  @Test(arguments: [
    "struct S { var n = \"Wrong\"; func f(n: String) { UIFont(name: n, size: 1) } }",
    "struct S { static let n = \"Wrong\"; static func f(_ n: String) -> UIFont { UIFont(name: n, size: 1)! } }",
    "struct S { let n = \"Wrong\"; init(named n: String?) { UIFont(name: n!, size: 1) } }",
    "struct S { let n = \"Wrong\"; func f() { let n = g()\n UIFont(name: n, size: 1) } }",
    "struct S { let n = \"Wrong\"; func f() { let (n, s) = g()\n UIFont(name: n, size: s) } }",
    "struct S { let n = \"Wrong\"; func f() { for n in g() { UIFont(name: n, size: 1) } } }",
    "struct S { let n = \"Wrong\"; func f() { for (i, n) in g() { UIFont(name: n, size: i) } } }",
    "struct S { let n = \"Wrong\"; func f() { g.map { n in UIFont(name: n, size: 1) } } }",
    "struct S { let n = \"Wrong\"; func f() { g.map { [a] (n: String, i) in UIFont(name: n, size: i) } } }",
    "struct S { let n = \"Wrong\"; func f() { guard a, let n = g() else { return }\n UIFont(name: n, size: 1) } }",
    "struct S { let n = \"Wrong\"; func f(d: D) { if let n = d[\"font\"] { UIFont(name: n, size: 1) } } }",
    "struct S { let n = \"Wrong\"; func f() { if let n = g(), let font = UIFont(name: n, size: 1) {} } }",
    "struct S { let n = \"Wrong\"; func f(e: E) { if case .custom(let n) = e { UIFont(name: n, size: 1) } } }",
    "struct S { let n = \"Wrong\"; func f(e: E) { switch e { case let .custom(n, _): UIFont(name: n, size: 1) } } }",
    "let n = \"Wrong\"\nif let n = g() { UIFont(name: n, size: 1) }",
    "struct S { var n = \"Wrong\" }\nextension UIFont { static func f(n: String) -> UIFont { UIFont(name: n, size: 1)! } }",
  ])
  func `a parameter or local variable hides what is called so outside`(source: String) {
    let all = found(source)
    #expect(all.count == 1 && all[0].hasPrefix("unchecked "), "\(all)")
  }

  @Test(arguments: [
    (
      "struct S { let n = \"Wrong\"; func f(m: String) { UIFont(name: n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func g(n: String) {}\n func f() { UIFont(name: n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func g() { let n = h() }\n func f() { UIFont(name: n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f(n: String) { UIFont(name: self.n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f() { if let n = g() { h(n) } else { UIFont(name: n, size: 1) } } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f() { if let n = g() { h(n) }\n UIFont(name: n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f() { guard let n = g() else { UIFont(name: n, size: 1) } } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n: String? = \"Wrong\"; func f() { if let n { UIFont(name: n, size: 1) } } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f() { for n in g() { h(n) }\n UIFont(name: n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f() { g.map { n in h(n) }\n UIFont(name: n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f(e: E) { switch e { case .a(let n): h(n)\n case .b: UIFont(name: n, size: 1) } } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f() { h.map { UIFont(name: n, size: $0) } } }",
      ["catalog S: n=Wrong"]
    ),
    (
      "struct S { let n = \"Other\"; func f() { let n = \"Wrong\"\n UIFont(name: n, size: 1) } }",
      ["uifont Wrong 1:48"]
    ),
    (
      "struct S { let n = \"Other\"; func f(n: String = \"Wrong\") { UIFont(name: n, size: 1) } }",
      ["uifont Wrong 1:48"]
    ),
    (
      "struct S { let n = \"Other\"; func f() { for n in [\"Wrong\"] { UIFont(name: n, size: 1) } } }",
      ["uifont Wrong 1:50"]
    ),
    (
      "struct S { let m = \"Wrong\"; func f(n: String) { let n = m\n UIFont(name: n, size: 1) } }",
      ["catalog S: m=Wrong"]
    ),
    (
      "struct S { let n = \"Wrong\"; func f() { let n = n\n UIFont(name: n, size: 1) } }",
      ["catalog S: n=Wrong"]
    ),
  ])
  func `a name means its innermost declaration, where that counts`(
    source: String, expected: [String]
  ) {
    #expect(found(source) == expected)
  }

  @Test func `a group in another file is found by its type`() {
    let definition = SwiftScanner.scan(
      Array("enum Face: String { case a = \"Wrong\" }".utf8), file: "a.swift")
    let use = SwiftScanner.scan(
      Array("func f(x: Face) { UIFont(name: x.rawValue, size: 1) }".utf8), file: "b.swift")
    let assembly = NameAssembly([definition, use], known: Self.known)
    #expect(assembly.catalogs.map(\.name) == ["Face"])
    #expect(assembly.uncheckedNames.isEmpty)
  }

  @Test(arguments: [
    ("CTFontManagerRegisterFontsForURL(url, .process, nil)", ["CTFontManagerRegisterFontsForURL"]),
    ("FontBlaster.blast()", ["blast"]),
    ("UIFont.registerFont(\"Lato-Bold.ttf\")", ["registerFont Lato-Bold.ttf"]),
    (
      "let u = Bundle.module.url(forResource: \"Lato\", withExtension: \"ttf\")\nCTFontManagerRegisterFontsForURL(u, .process, nil)",
      ["CTFontManagerRegisterFontsForURL Lato.ttf module"]
    ),
    ("func registerFonts() {}", []),
    ("FontFamily.registerAllCustomFonts()", ["registerAllCustomFonts"]),
    ("AppFonts.register()", ["register"]),
    ("FontSettings.registerFontFamily(url)", ["registerFontFamily"]),
    ("register_fonts(in: bundle)", ["register_fonts"]),
    ("registerFontSizeObserver()", []),
    ("registerController(name)", []),
    ("collectionView.register(FontCell.self, forCellWithReuseIdentifier: \"a\")", []),
    ("FontSizeObserver.shared.register(self)", []),
    ("fontPicker.register(nib)", []),
    ("FontAnalytics.register()", []),
    ("FontPickerCell.register()", []),
    ("registerForMonths()", []),
    ("registeredFonts()", []),
    ("CTFontManagerUnregisterFontsForURL(url, .process, nil)", []),
    ("table.register(Cell.self)", []),
  ])
  func `a registration at run time is found`(source: String, expected: [String]) {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    let found = names.registrations.map {
      ([$0.function] + $0.fileNames + ($0.usesModuleBundle ? ["module"] : []))
        .joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("UIFont(name: \"X\", size: 1) != nil", true),
    ("guard NSFont(name: \"X\", size: 1) == nil else { return }", true),
    ("UIFont(name: \"X\", size: 1) ?? UIFont(name: face, size: 1)", true),
    ("UIFont(name: \"SFMono-Regular\", size: 1) ?? .monospacedSystemFont(ofSize: 1)", true),
    ("if let font = UIFont(name: \"SF Mono\", size: 1) { use(font) }", true),
    ("UIFont(name: \"SFMono-Regular\", size: 1)!", false),
    ("nil != UIFont(name: \"X\", size: 1)", true),
    ("if nil == UIFont(name: \"X\", size: 1) { download() }", true),
    ("guard let _ = UIFont(name: \"X\", size: 1) else { return }", true),
    (
      "let d = UIFontDescriptor(fontAttributes: [.name: \"X\"])\nlet found = d.matchingFontDescriptors(withMandatoryKeys: nil)",
      true
    ),
    (
      "let a = [kCTFontNameAttribute: \"X\"] as CFDictionary\nCTFontDescriptorMatchFontDescriptorsWithProgressHandler([CTFontDescriptorCreateWithAttributes(a)] as CFArray, nil) { _, _ in true }",
      true
    ),
    (
      "let found = CTFontDescriptorCreateMatchingFontDescriptors(UIFontDescriptor(fontAttributes: [.name: \"X\"]), nil)",
      true
    ),
    ("let d = UIFontDescriptor(fontAttributes: [.name: \"X\"])", false),
    ("UIFont(name: \"X\", size: 1)", false),
    ("if let font = UIFont(name: \"X\", size: 1) { use(font) }", false),
    ("_ = UIFont(name: \"X\", size: 1)", false),
    ("UIFont(name: \"X\", size: 1) == other", false),
    ("other != UIFont(name: \"X\", size: 1)", false),
    ("d.matchingFontDescriptors(withMandatoryKeys: nil)\nUIFont(name: \"X\", size: 1)", false),
    ("UIFont(name: \"X\", size: 1) ?? UIFont.systemFont(ofSize: 1)", false),
    ("UIFont(name: \"X\", size: 1) ?? UIFont(descriptor: d, size: 1)", false),
    ("UIFont(name: \"X\", size: 1) ??", false),
  ])
  func `a test for a font is told from its use`(source: String, isTest: Bool) {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    #expect(names.references.map(\.mayBeAbsent) == [isTest])
  }

  @Test(arguments: [
    (
      "switch self { case .system, .other: return .system(size: 1); default: return .custom(rawValue, size: 1) }",
      ["system", "other"]
    ),
    (
      "switch self { case .lato, .bold: return .custom(rawValue, size: 1); case .system: return .system(size: 1); case .other(let a): return a }",
      ["system", "other"]
    ),
    ("return self == .system ? .system(size: 1) : .custom(rawValue, size: 1)", ["system"]),
    (
      "guard self != Face.system else { return .system(size: 1) }\n return .custom(rawValue, size: 1)",
      ["system"]
    ),
    (
      "if case .system = self { return .system(size: 1) }\n return .custom(rawValue, size: 1)",
      ["system"]
    ),
    (
      "rawValue == \"MySystem\" ? .system(size: 1) : .custom(rawValue, size: 1)", ["system"]
    ),
    ("return .custom(rawValue, size: 1)", []),
    ("let a = self == .system\n }\n func g() -> Font { return .custom(rawValue, size: 1)", []),
    (
      "if self == .system { return .system(size: 1) }\n return .custom(rawValue, size: 1)\n }\n func g() -> Font { .custom(rawValue, size: 1)",
      []
    ),
    (
      "if self == .system { return .system(size: 1) }\n return .custom(rawValue, size: 1)\n }\n func g() -> Font { .custom(Face.system.rawValue, size: 1)",
      []
    ),
  ])
  func `a case that another font is made for may be no name`(body: String, avoided: [String])
    throws
  {
    let source = """
      enum Face: String {
        case system = "MySystem", other = "Other", lato = "Lato-Regular", bold = "Lato-Bold"
        func f() -> Font { \(body) }
      }
      """
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    let catalog = try #require(NameAssembly([names], known: Self.known).catalogs.first)
    #expect(Set(catalog.entries.filter(\.mayBeAbsent).compactMap(\.caseName)) == Set(avoided))
  }

  @Test(arguments: [
    ("CTFontManagerRegisterFontsForURL(url, .process, nil)", false),
    ("CTFontManagerRegisterGraphicsFont(CGFont(provider)!, nil)", false),
    ("func load(_ urls: [URL]) { CTFontManagerRegisterFontURLs(urls, .user, true, nil) }", false),
    ("FontBlaster.blast()", true),
    ("FontFamily.registerAllCustomFonts()", false),
    (
      "let urls = Bundle.main.urls(forResourcesWithExtension: \"ttf\", subdirectory: nil)\nCTFontManagerRegisterFontURLs(urls, .process, true, nil)",
      true
    ),
    (
      "for path in Bundle.main.paths(forResourcesOfType: \"otf\", inDirectory: nil) { CTFontManagerRegisterFontsForURL(url(path), .process, nil) }",
      true
    ),
    // What the other function does with the path, and of which kind it is, nobody knows.
    (
      "for path in Bundle.main.paths(forResourcesOfType: \"otf\", inDirectory: nil) { registerFont(path) }",
      false
    ),
    (
      "for path in Bundle.main.paths(forResourcesOfType: kind, inDirectory: nil) { CTFontManagerRegisterFontsForURL(url(path), .process, nil) }",
      false
    ),
  ])
  func `a registration of all fonts of a bundle is told from others`(source: String, isAll: Bool) {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    #expect(names.registrations.map(\.enumeratesBundle) == [isAll])
  }

  @Test(arguments: [
    ("UIFontMetrics.default.scaledFont(for: UIFont.preferredFont(forTextStyle: .body))", true),
    ("UIFontMetrics.default.scaledFont(for: UIFont(name: \"X\", size: 1)!)", false),
    (
      "struct A { @ScaledMetric var s = 1.0 }\nstruct B { var s = 1.0\n var f: Font { .custom(\"X\", size: s) } }",
      false
    ),
    (
      "struct A { @ScaledMetric var s = 1.0\n func f(s: CGFloat) -> Font { .custom(\"X\", size: s) } }",
      false
    ),
    (
      "struct A { @ScaledMetric var s: CGFloat\n init(s: CGFloat) { _s = .init(wrappedValue: s) }\n var f: Font { .custom(\"X\", size: s) } }",
      true
    ),
    ("struct V { @ScaledMetric var s = 1.0\n var f: Font { Font.custom(\"X\", size: s) } }", true),
    (
      "struct V { @ScaledMetric var s = 1.0\n var f: Font { Font.custom(\"X\", fixedSize: s) } }",
      false
    ),
    // What UIFontMetrics has scaled.
    ("Font.custom(n, size: UIFontMetrics.default.scaledValue(for: size))", true),
    ("x.font(.custom(n, size: UIFontMetrics(forTextStyle: .body).scaledValue(for: 1)))", true),
    ("Font.custom(n, fixedSize: UIFontMetrics.default.scaledValue(for: size))", false),
    ("Font.custom(n, size: UIFontMetrics.default.scaledValue(for: size) / scale)", false),
    ("Font.custom(n, size: metrics.default.scaledValue(for: size))", false),
    ("Font.system(size: UIFontMetrics.default.scaledValue(for: size))", false),
    ("UIFont(name: n, size: UIFontMetrics.default.scaledValue(for: size))", false),
    (
      "m.scaledFont(for: UIFont(name: n, size: UIFontMetrics.default.scaledValue(for: 1))!)", true
    ),
    ("f { let s = UIFontMetrics.default.scaledValue(for: 1)\n x.font(.custom(n, size: s)) }", true),
    (
      "f { let s = UIFontMetrics.default.scaledValue(for: 1)\n x.font(.custom(n, fixedSize: s)) }",
      false
    ),
    (
      "f { let s = UIFontMetrics.default.scaledValue(for: 1) / 2\n x.font(.custom(n, size: s)) }",
      false
    ),
    (
      "func f() { let s = UIFontMetrics.default.scaledValue(for: 1) }\nfunc g() { x.font(.custom(n, size: s)) }",
      false
    ),
    ("let s = UIFontMetrics.default.scaledValue(for:", false),
    ("scaledValue(", false),
  ])
  func `scaling twice is found`(source: String, isDouble: Bool) {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    #expect(names.doubleScalings.isEmpty != isDouble)
  }

  @Test func `directives keep their text and place`() throws {
    let source = "let a = 1 // fontkit:disable x because\n  /* fontkit:disable y */\n"
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    #expect(names.directives.map(\.text) == ["disable x because", "disable y"])
    #expect(names.directives.map(\.followsCode) == [true, false])
    #expect(names.directives.map(\.position.description) == ["f:1:11", "f:2:3"])
  }

  @Test func `a literal knows the bytes between its quotes`() throws {
    let source = "Font.custom(#\"Lato-Bold\"#, size: 1)"
    let reference = try #require(SwiftScanner.scan(Array(source.utf8), file: "f").references.first)
    #expect(source.utf8[range: try #require(reference.bytes)] == "Lato-Bold")
  }

  private static let known = KnownNames(
    [FontResource(path: "lato_bold.ttf", contents: .failure(.notFound(path: "")))],
    systemFonts: ["Lato-Bold", "Lato-Regular"], families: ["Lato"])

  /// The names that a file gives to a project with two faces of Lato, one a line.
  private func found(_ source: String) -> [String] {
    let names = SwiftScanner.scan(Array(source.utf8), file: "f")
    let assembly = NameAssembly([names], known: Self.known)
    let catalogs = assembly.catalogs.map { catalog in
      let entries = catalog.entries.map { entry in
        entry.caseName.map { "\($0)=\(entry.value)" } ?? entry.value
      }
      return "catalog \(catalog.name): \(entries.joined(separator: " "))"
    }
    let references = assembly.references.map {
      "\($0.kind.rawValue) \($0.value) \($0.position.line):\($0.position.column)"
    }
    let unchecked = assembly.uncheckedNames.map {
      "unchecked \($0.prefix) \($0.position.line):\($0.position.column)"
    }
    return catalogs + references + unchecked
  }
}
