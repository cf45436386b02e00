import FontBuilder
import Foundation
import Testing

/// What `--fix` makes of files that are written in unusual ways.
@Suite struct FixingCommandTests {
  private static let source =
    "enum F: String { case regular = \"Lato-Regular\", bold = \"Lato-Bold\" }\n"
    + "let x = Font.custom(F.bold.rawValue, size: 1)\n"

  /// An app whose property list holds this in place of its fonts.
  private func app(_ fonts: String, source: String = source) throws -> AppTree {
    let list = PropertyListText.listing([]).replacing("\t<array>\n\t</array>\n", with: fonts)
    return try HealthyAppTests.app(source, more: ["App/Info.plist": .text(list)])
  }

  @Test(arguments: [
    (
      "\t<array>\n\t\t<string>Lato-Regular.ttf</string>\n\t</array>\n",
      "\t<array>\n\t\t<string>Lato-Regular.ttf</string>\n\t\t<string>Lato-Bold.ttf</string>\n\t</array>\n"
    ),
    (
      "  <array>\r\n    <string>Lato-Regular.ttf</string>\r\n  </array>\r\n",
      "  <array>\r\n    <string>Lato-Regular.ttf</string>\r\n    <string>Lato-Bold.ttf</string>\r\n  </array>\r\n"
    ),
    (
      "<array><string>Lato-Regular.ttf</string></array>\n",
      "<array><string>Lato-Regular.ttf</string><string>Lato-Bold.ttf</string></array>\n"
    ),
    (
      "\t<array>\n\t\t<string>Lato-Regular.ttf</string><!-- </array> -->\n\t\t<!-- more -->\n\t</array>\n",
      "\t<array>\n\t\t<string>Lato-Regular.ttf</string><!-- </array> -->\n\t\t<!-- more -->\n"
        + "\t\t<string>Lato-Bold.ttf</string>\n\t</array>\n"
    ),
    (
      "\t<array>\n\t</array>\n",
      "\t<array>\n\t\t<string>Lato-Bold.ttf</string>\n\t\t<string>Lato-Regular.ttf</string>\n\t</array>\n"
    ),
    (
      "\t<array>\n\t\t<string>lato-regular.ttf</string> <string>LATO-BOLD.ttf</string>\n\t</array>\n",
      "\t<array>\n\t\t<string>Lato-Regular.ttf</string> <string>Lato-Bold.ttf</string>\n\t</array>\n"
    ),
  ])
  func `Entries are added and corrected in the file's own layout`(
    before: String, after: String
  ) async throws {
    let app = try app(before)
    let fixed = await app.lint("--fix")
    #expect(fixed.output == "")
    #expect(try app.text(of: "App/Info.plist").contains(after))
  }

  @Test func `An empty element is left alone`() async throws {
    let app = try app("\t<array/>\n")
    let before = try app.text(of: "App/Info.plist")
    #expect(await app.lint("--fix").output.contains("is not listed in UIAppFonts"))
    #expect(try app.text(of: "App/Info.plist") == before)
  }

  @Test func `A byte order mark, line ends and the rest of a source are kept`() async throws {
    let source =
      "\u{FEFF}// é 😀\r\n"
      + Self.source.replacing("Lato-Bold", with: "lato-bold")
      .replacing("\n", with: "\r\n")
    let app = try HealthyAppTests.app(source)
    #expect(await app.lint("--fix").output == "")
    let bytes = try Data(contentsOf: app.root.appending(path: "App/Source.swift"))
    #expect(bytes == Data(source.replacing("lato-bold", with: "Lato-Bold").utf8))
  }

  @Test func `A name that is written with escapes is not edited`() async throws {
    let source = Self.source.replacing("Lato-Bold", with: #"lato\u{2D}bold"#)
    let app = try HealthyAppTests.app(source)
    let fixed = await app.lint("--fix")
    #expect(fixed.output.contains("'Lato-Bold' (App/Fonts/Lato-Bold.ttf) differs only by case"))
    #expect(try app.text(of: "App/Source.swift") == source)
  }

  @Test func `Two names on one line are both corrected`() async throws {
    let app = try HealthyAppTests.app(Self.source.replacing("Lato-", with: "lato-"))
    #expect(await app.lint("--fix").output == "")
    #expect(try app.text(of: "App/Source.swift") == Self.source)
  }
}
