import FontBuilder
import Foundation
import Testing

@testable import fontkit

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

  @Test(arguments: [
    (
      "\t<array/>\n",
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Lato-Bold.ttf</string>\n"
        + "\t\t<string>Lato-Regular.ttf</string>\n\t</array>\n</dict>"
    ),
    (
      "\t<array/>\r\n",
      "\t<array>\r\n\t\t<string>Lato-Bold.ttf</string>\r\n"
        + "\t\t<string>Lato-Regular.ttf</string>\r\n\t</array>\r\n"
    ),
    (
      "\t<array>\n\t\t<string>Lato-Bold.ttf</string>\n\t\t<string>Lato-Regular.ttf</string>\n"
        + "\t\t<string>Lato-Bold.ttf</string>\n\t</array>\n",
      "\t<array>\n\t\t<string>Lato-Bold.ttf</string>\n\t\t<string>Lato-Regular.ttf</string>\n"
        + "\t</array>\n"
    ),
  ])
  func `An empty list is filled, and what it holds twice deleted`(
    before: String, after: String
  ) async throws {
    let isWindows = before.contains("\r")
    let list = PropertyListText.listing([]).replacing("\t<array>\n\t</array>\n", with: before)
    let text = isWindows ? list.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") : list
    let app = try HealthyAppTests.app(Self.source, more: ["App/Info.plist": .text(text)])
    #expect(await app.lint("--fix").output == "")
    #expect(try app.text(of: "App/Info.plist").contains(after))
  }

  @Test(arguments: [
    (PropertyListText.listing(nil), "\t<string>App</string>\n\t<key>UIAppFonts</key>\n\t<array>\n"),
    (
      PropertyListText.listing(nil).replacing("\t", with: "    "),
      "    <key>UIAppFonts</key>\n    <array>\n        <string>Lato-Bold.ttf</string>\n"
        + "        <string>Lato-Regular.ttf</string>\n    </array>\n</dict>\n"
    ),
    (
      PropertyListText.listing(nil).replacing("\t", with: "").replacing("\n", with: ""),
      "<string>App</string><key>UIAppFonts</key><array><string>Lato-Bold.ttf</string>"
        + "<string>Lato-Regular.ttf</string></array></dict>"
    ),
  ])
  func `A list that is not there is made in the file's own layout`(
    before: String, after: String
  ) async throws {
    let app = try HealthyAppTests.app(Self.source, more: ["App/Info.plist": .text(before)])
    #expect(await app.lint("--fix").output == "")
    #expect(try app.text(of: "App/Info.plist").contains(after))
  }

  @Test func `An empty dictionary is filled`() async throws {
    func fixed(_ list: String) async throws -> String {
      let app = try HealthyAppTests.app(Self.source, more: ["App/Info.plist": .text(list)])
      #expect(await app.lint("--fix").output == "")
      return try app.text(of: "App/Info.plist")
    }
    let laidOut = """
      <plist version="1.0">
      <dict>
      \t<key>UIAppFonts</key>
      \t<array>
      \t\t<string>Lato-Bold.ttf</string>
      \t\t<string>Lato-Regular.ttf</string>
      \t</array>
      </dict>
      </plist>
      """
    #expect(try await fixed("<plist version=\"1.0\">\n<dict/>\n</plist>") == laidOut)
    let compact = laidOut.replacing("\n", with: "").replacing("\t", with: "")
    #expect(try await fixed("<plist version=\"1.0\"><dict /></plist>") == compact)
  }

  @Test func `Targets that share a property list make its list once`() async throws {
    let targets: [XcodeProjectText.Target] = [
      .init(resources: ["App/Fonts/Lato-Regular.ttf"], sources: ["App/Source.swift"]),
      .init(name: "Pro", resources: ["App/Fonts/Lato-Bold.ttf"], sources: ["App/Source.swift"]),
    ]
    let app = try HealthyAppTests.app(
      Self.source,
      more: [
        "App/Info.plist": .text(PropertyListText.listing(nil)),
        "App.xcodeproj/project.pbxproj": .text(XcodeProjectText(targets: targets).text),
      ])
    _ = await app.lint("--fix")
    let list = try app.text(of: "App/Info.plist")
    #expect(list.split(separator: "<key>UIAppFonts</key>").count == 2)
    #expect(list.split(separator: "<string>Lato-").count == 3)
  }

  @Test func `What cannot be edited is said, with the reason`() async throws {
    let value: [String: Any] = ["UIAppFonts": ["lato-bold.ttf"]]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    let app = try HealthyAppTests.app(
      Self.source, more: ["App/Info.plist": .bytes([UInt8](binary))])
    let fixed = await app.lint("--fix")
    #expect(
      fixed.diagnostics.hasPrefix(
        """
        App/Info.plist:1: note: not fixable here: it is a binary property list (plutil -convert \
        xml1 makes it XML)\nfontkit:
        """))
    #expect(fixed.status == .findings)
    let generated = XcodeProjectText(targets: [
      .init(
        resources: ["App/Fonts/Lato-Regular.ttf", "App/Fonts/Lato-Bold.ttf"],
        sources: ["App/Source.swift"], plist: nil)
    ])
    let other = try HealthyAppTests.app(
      Self.source, more: ["App.xcodeproj/project.pbxproj": .text(generated.text)])
    #expect(
      await other.lint("--fix").diagnostics.contains(
        ": note: not fixable here: the target App has no Info.plist file\n"))
    #expect(await other.lint().output.contains("in the target's tab Info, where Xcode calls it"))
  }

  @Test func `A property list in UTF-16 is read, not edited`() async throws {
    let list = PropertyListText.listing(["Lato-Regular.ttf"])
    let data = try #require(list.data(using: .utf16))
    let app = try HealthyAppTests.app(Self.source, more: ["App/Info.plist": .bytes([UInt8](data))])
    #expect(try await app.findings() == ["error plist-font-not-registered App/Info.plist:7"])
    #expect(await app.lint("--fix").diagnostics.contains("not fixable here: it is in UTF-16"))
    #expect(try Data(contentsOf: app.root.appending(path: "App/Info.plist")) == data)
  }

  @Test func `A list that is a string is one finding`() async throws {
    let app = try app("\t<string>Lato-Regular.ttf</string>\n")
    let outcome = await app.lint()
    #expect(
      outcome.output.hasPrefix(
        """
        App/Info.plist:7:2: error: UIAppFonts is a string, not an array: the system ignores it \
        [plist-font-not-registered]
          fix: Write <array> with one <string> for each file.

        """))
    #expect(outcome.output.split(separator: "\n").count == 2)
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
