import Foundation
import Testing

@testable import FontCatalog

@Suite struct PropertyListTests {
  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  @Test func `an XML plist gives entries with their places`() throws {
    let text =
      Self.header + """
        <dict>
          <key>CFBundleName</key><string>App</string>
          <key>UIAppFonts</key>
          <array>
            <string>Lato-Bold.ttf</string>
            <!-- none --><string>A&amp;B.ttf</string>
          </array>
          <key>ATSApplicationFontsPath</key><string>Fonts</string>
        </dict></plist>
        """
    let list = try InfoPropertyList(reading: Array(text.utf8), path: "Info.plist")
    let fonts = try #require(list.appFonts)
    #expect(fonts.position.description == "Info.plist:6:3")
    #expect(fonts.entries.map(\.value) == ["Lato-Bold.ttf", "A&B.ttf"])
    #expect(
      fonts.entries.map(\.position.description) == ["Info.plist:8:5", "Info.plist:9:18"])
    #expect(text.utf8[range: try #require(fonts.entries[0].bytes)] == "Lato-Bold.ttf")
    #expect(fonts.entries[1].bytes == nil)
    let place = try #require(fonts.insertion)
    #expect(place.following == "  </array>" && place.before == "    " && place.after == "\n")
    #expect(text.utf8[range: place.offset..<place.offset + 10] == "  </array>")
    guard case .folder(let folder) = list.fontsPath else {
      Issue.record("no folder")
      return
    }
    #expect(folder.value == "Fonts")
    #expect(list.keys == ["ATSApplicationFontsPath", "CFBundleName", "UIAppFonts"])
    #expect(!list.isBinary)
  }

  @Test func `a column is counted in bytes and in UTF-16, the latter not far out`() throws {
    let near = "<plist><dict><key>é😀</key><true/><key>UIAppFonts</key><array/></dict></plist>"
    let position = try #require(
      try InfoPropertyList(reading: Array(near.utf8), path: "p").appFonts?.position)
    #expect((position.column, position.utf16Column) == (38, 35))
    let far = near.replacing("é", with: String(repeating: "é", count: 500))
    let other = try InfoPropertyList(reading: Array(far.utf8), path: "p").appFonts?.position
    #expect(other?.column == 1036 && other?.utf16Column == nil)
  }

  @Test func `a folder that is no string is told apart`() throws {
    let text = "<plist><dict><key>ATSApplicationFontsPath</key><array/></dict></plist>"
    let list = try InfoPropertyList(reading: Array(text.utf8), path: "p")
    let position = SourcePosition(file: "p", line: 1, column: 48)
    #expect(list.fontsPath == .notAString(kind: "an array", position: position))
  }

  @Test func `a binary plist gives the same entries as Foundation wrote`() throws {
    let value: [String: Any] = [
      "UIAppFonts": ["Lato-Bold.ttf", "フォント.ttf"] + (0..<20).map { "\($0).ttf" },
      "ATSApplicationFontsPath": "Fonts", "Number": 12, "Date": Date(), "Flag": true,
      "Data": Data([1, 2]), "Real": 1.5,
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    let list = try InfoPropertyList(reading: [UInt8](data), path: "Info.plist")
    #expect(list.isBinary)
    #expect(list.appFonts?.entries.prefix(2).map(\.value) == ["Lato-Bold.ttf", "フォント.ttf"])
    #expect(list.appFonts?.entries.count == 22)
    #expect(list.appFonts?.insertion == nil)
    #expect(list.keys.count == 7)
  }

  @Test func `an old plist is read with comments, quotes and escapes`() throws {
    let text = """
      // !$*UTF8*$!
      { /* c */ a = b.c/d-e; "q\\"\\U00e9\\UD83D\\UDE00" = ("x y", z, ); data = <0fb0>; n = { }; }
      """
    let value = try PropertyListReader.read(Array(text.utf8))
    #expect(value["a"]?.string == "b.c/d-e")
    #expect(value["q\"é😀"]?.elements.compactMap(\.string) == ["x y", "z"])
    #expect(value["data"]?.kind == "data")
    #expect(value["n"]?.members.isEmpty == true)
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key></dict></plist>", "the key 'a' has no value"),
    ("<plist><dict><string>a</string></dict></plist>", "expected <key>"),
    ("<plist><array><string>a</array></plist>", "<string> is never closed"),
    ("<plist><array>", "<array> is never closed"),
    ("<plist></plist>", "the property list holds no value"),
    ("<plist><colour/></plist>", "<colour> is no value"),
    ("<plist><!-- ", "'-->' is missing"),
    ("<plist><string a></string></plist>", "a tag holds something that is no attribute"),
    ("<plist><string>a</string></plist>", "it holds a string, no dictionary"),
    ("{ a = b }", "expected ';'"),
    ("{ a = ", "expected a value"),
    ("( a b )", "expected ',' or ')'"),
    ("{ a = \"b", "the string never ends"),
    ("{ /* a", "the comment never ends"),
    ("\"a\" = <", "the data never end"),
    ("{ a = <0011", "the data never end"),
    ("bplist00", "the binary property list is damaged at byte 0"),
  ])
  func `a damaged plist is an error`(text: String, reason: String) {
    do throws(PropertyListError) {
      _ = try InfoPropertyList(reading: Array(text.utf8), path: "p")
      Issue.record("read")
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<plist>" + String(repeating: "<array>", count: 1_000_000),
      String(repeating: "(", count: 1_000_000),
      "<!DOCTYPE p [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><plist><string>&b;</string></plist>",
    ])
  func `a bomb does not go off`(text: String) {
    #expect(throws: PropertyListError.self) {
      try InfoPropertyList(reading: Array(text.utf8), path: "p")
    }
  }

  @Test func `a binary plist whose arrays share arrays does not unfold`() {
    #expect(throws: PropertyListError.self) {
      try InfoPropertyList(reading: Self.binaryBomb, path: "p")
    }
  }

  /// Forty arrays, each of which holds the next one fifteen times less one.
  private static let binaryBomb: [UInt8] = {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt16] = []
    for level in 0..<40 {
      offsets.append(UInt16(bytes.count))
      bytes.append(level < 39 ? 0xAE : 0x09)
      if level < 39 { bytes += [UInt8](repeating: UInt8(level + 1), count: 14) }
    }
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for value in [UInt64(40), 0, UInt64(table)] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    return bytes
  }()
}
