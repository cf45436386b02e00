import FontBuilder
import Foundation
import Testing

@testable import fontkit

@Suite struct ScalingCommandTests {
  @Test func `A curve is read from standard input`() async {
    let sizes = "[14,15,16,17,19,21,23,28,33,40,47,53] // body"
    let outcome = await Outcome.running(["curve", "fit", "-", "--format", "json"], input: sizes)
    #expect(outcome.status == .success)
    #expect(outcome.output.contains(#""style":"body""#))
  }

  @Test func `What is wrong on standard input has a place`() async {
    let outcome = await Outcome.running(["curve", "fit", "-"], input: "[1,\n 2]")
    #expect(
      outcome.diagnostics
        == "<stdin>:1:1: error: not a curve: it has 2 values, one for each of 12 is needed\n")
    #expect(outcome.status == .unusable)
  }

  @Test func `A JSON number reads back as the same binary64`() async throws {
    let outcome = await Outcome.running(["scale", "17", "--format", "json"])
    let sheet = try JSONDecoder().decode(Sheet.self, from: Data(outcome.output.utf8))
    #expect(sheet.categories.map(\.category).first == "XS")
    #expect(sheet.categories.count == 12)
    #expect(sheet.categories[2].scaledValue == 49.0 / 3)
    #expect(sheet.categories[11].pointSizeRatio == 53.0 / 17)
  }

  private struct Sheet: Decodable {
    struct Column: Decodable {
      let category: String
      let scaledValue: Double
      let pointSizeRatio: Double
    }
    let categories: [Column]
  }

  @Test func `A table that replaces the built-in knows nothing else`() async {
    let table = """
      {replace: true, devices: [{identifier: "Pad1,1", name: "Pad", kind: "iPad",
        width: 700, height: 900, scale: 2}]}
      """
    let known = await Outcome.running(["device", "--devices", "-"], input: table)
    #expect(known.output.split(separator: "\n").count == 2)
    let unknown = await Outcome.running(["device", "iPhone18,1", "--devices", "-"], input: table)
    #expect(unknown.status == .unusable)
  }

  static let wrongDevices: [(String, String)] = [
    ("{}", "1:1: error: 'devices' is missing"),
    ("{devices: [{}]}", "1:12: error: 'kind' is missing"),
    ("{devices: [{kind: 'Phone'}]}", "1:19: error: not one of iPhone"),
    (device(#"width: 0, height: 9, scale: 2"#), "error: 0.0 is not a size"),
    (device(#"width: 9, height: -1, scale: 2"#), "error: -1.0 is not a size"),
    (device(#"width: 9, height: 9, scale: 4"#), "error: not 1, 2 or 3"),
    (device(#"width: 9, height: 9, scale: 2, front: "bar""#), "error: not one of home, notch"),
    (device(#"width: 9, height: 9, scale: 2, watchCase: 39"#), "error: not the height of a watch"),
    (
      "{devices: [{identifier: 'a', name: 'a', kind: 'Apple Watch', width: 9, height: 9, scale: 2}]}",
      "1:12: error: 'watchCase' is missing: a watch's text sizes depend on it"
    ),
    (
      "{devices: [{identifier: '', name: 'a', kind: 'iPad', width: 9, height: 9, scale: 2}]}",
      "1:25: error: empty"
    ),
    ("{devices: [\(pad), \(pad)]}", "error: the identifier 'a' is given twice"),
  ]

  private static let pad =
    "{identifier: 'a', name: 'a', kind: 'iPad', width: 9, height: 9, scale: 2}"

  private static func device(_ screen: String) -> String {
    "{devices: [{identifier: 'a', name: 'a', kind: 'iPhone', \(screen)}]}"
  }

  @Test(arguments: wrongDevices)
  func `A wrong device table is refused at its place`(_ table: String, _ message: String) async {
    let outcome = await Outcome.running(["device", "--devices", "-"], input: table)
    #expect(outcome.diagnostics.hasPrefix("<stdin>:1:"))
    #expect(outcome.diagnostics.contains(message))
    #expect(outcome.status == .unusable)
  }

  @Test(arguments: [["size"], ["layout", "--at", "50,40"]])
  func `All devices of a table without screens of phones are none`(_ command: [String]) async {
    let table = "{replace: true, devices: []}"
    let outcome = await Outcome.running(
      command + ["--device", "all", "--devices", "-"], input: table)
    #expect(outcome.status == .unusable)
    #expect(outcome.output.isEmpty)
  }

  @Test func `A curve too large to fit is an error, not infinity`() async {
    let curve = "[1e308,1e308,1e308,1e308,1e308,1e308,1e308,1e308,1e308,1e308,1e308,1e308]"
    let outcome = await Outcome.running(["curve", "fit", "-", "--format", "json"], input: curve)
    #expect(outcome.diagnostics == "fontkit: error: not a curve: its lengths are too large\n")
    #expect(outcome.status == .unusable)
  }

  @Test func `A font of bitmaps has no line height to scale`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bdf")
    try Data(BitmapFont(family: "Bits").distributionFormat).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = await Outcome.running(["scale", "17", "--font", file.path])
    #expect(
      outcome.diagnostics
        == "\(file.path): error: the font has no hhea metrics, so its line height is unknown\n")
    #expect(outcome.status == .unusable)
  }

  static let numbers: [(Double, Int, String)] = [
    (49.0 / 3, 2, "16.33"), (-0.001, 2, "0.00"), (-1.5, 0, "-2"), (0.05, 1, "0.1"),
    (1e300, 2, "1e+300"), (20, 2, "20.00"), (1.999, 2, "2.00"),
  ]

  @Test(arguments: numbers)
  func `A number has a fixed count of decimals`(
    _ number: Double, _ decimals: Int, _ text: String
  ) {
    #expect(number.fixed(decimals: decimals) == text)
  }

  @Test func `A row has the decimals that show it, up to a limit`() {
    #expect(Double.decimals([1, 2], limit: 2) == 0)
    #expect(Double.decimals([1, 2.5], limit: 2) == 1)
    #expect(Double.decimals([1, 49.0 / 3], limit: 2) == 2)
    #expect(Double.decimals([24.616], limit: 3) == 3)
  }
}
