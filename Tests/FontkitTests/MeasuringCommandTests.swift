import FontCatalog
import FontFiles
import Foundation
import Testing

@testable import fontkit

@Suite struct MeasuringCommandTests {
  private static let inter = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"

  private func running(_ arguments: String...) async -> Outcome {
    await Outcome.running(arguments + ["--font", Self.inter])
  }

  private func height(_ text: String, _ more: [String]) async throws -> Double {
    let outcome = await Outcome.running(
      ["measure", text, "--font", Self.inter, "--format", "json"] + more)
    let document = try JSON5Reader.read(Array(outcome.output.utf8), file: "output").object()
    let first = try #require(try document["texts"]?.array().first).object()
    let height = try #require(first["heightPoints"])
    guard case .number(let number) = height.content else { return -1 }
    return number
  }

  @Test(arguments: [("", 0.0), ("a", 1), ("a\nb", 2), ("a\r\n\nb", 3)])
  func `A text is as high without a width as in a wide place`(text: String, lines: Double)
    async throws
  {
    let line = try await height("a", [])
    #expect(try await height(text, []) == lines * line)
    #expect(try await height(text, ["--width", "500"]) == lines * line)
  }

  @Test(arguments: ["measure", "fit"])
  func `Arguments that are no UTF-8 are refused`(command: String) async {
    let bytes: [CChar] = [0x41, -1, 0]
    let stray = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe String(systemPath: $0) } ?? ""
    }
    let outcome = await running(command, stray, "--width", "100")
    #expect(outcome.diagnostics == "'A\\xFF': error: it is not valid UTF-8\n")
    #expect(outcome.status == .unusable)
  }

  @Test func `Nothing is printed that moves text about`() async {
    let outcome = await running("measure", "a\u{202E}b", "--width", "500")
    #expect(!outcome.output.unicodeScalars.contains("\u{202E}"))
    #expect(outcome.output.contains("line 1"))
  }

  @Test(arguments: ["0.00001", "1e-9"])
  func `The size that fit prints is the one that fits`(step: String) async throws {
    let text = await running("fit", "a", "--width", "100", "--step", step)
    let json = await running("fit", "a", "--width", "100", "--step", step, "--format", "json")
    let printed = try #require(text.output.split(separator: " ").first)
    #expect(json.output.contains("\"size\":\(printed)"))
  }

  @Test(arguments: [
    (
      ["fit", "a", "--width", "9", "--step", "1e-300"],
      "the step is too small for the largest size"
    ),
    (["fit", "a", "--width", "9", "--max", "1e308"], "the step is too small for the largest size"),
    (
      ["fit", "a", "--width", "9", "--max", "0.2"],
      "no multiple of the step lies between the smallest and the largest size"
    ),
    (["measure", "a", "--variations", "wght=100,wght=900"], "--variations sets 'wght' twice"),
    (["measure", "a", "--variations", "wght=0x100"], "--variations 'wght=0x100' is no setting"),
    (["measure", "a", "--language", "xx-!!!"], "--language 'xx-!!!' is no language tag"),
  ])
  func `What cannot be done is said as it is`(arguments: [String], message: String) async {
    let outcome = await Outcome.running(arguments + ["--font", Self.inter])
    #expect(outcome.status == .unusable)
    #expect(outcome.diagnostics.contains(message))
  }

  @Test(arguments: [
    ["measure", "AVATAR To", "", "a\u{301}", "日本", "--font", inter],
    ["measure", "Benachrichtigung an", "--width", "40", "--font", inter, "--fallback", inter],
    ["fit", "Hello", "Hello, World!", "--width", "300", "--group", "--font", inter],
    ["fit", "Hello", "日本", "--width", "3", "--group", "--font", inter],
    ["overflow", "Tests/FontkitTests/Examples/Overflow"],
  ])
  func `What the commands print conforms to the shipped schemas`(arguments: [String])
    async throws
  {
    let file = Transcript.root.appending(path: "Schemas/\(arguments[0]).schema.json")
    let schema = try JSONSchema(
      JSON5Reader.read(Array(Data(contentsOf: file)), file: file.path))
    let outcome = await Outcome.running(
      arguments.map { $0.hasPrefix("Tests/") ? Transcript.root.path + "/" + $0 : $0 }
        + ["--format", "json"])
    let document = try JSON5Reader.read(Array(outcome.output.utf8), file: "output")
    #expect(try schema.violations(of: document) == [])
  }

  @Test(arguments: [("scaling-text-truncates", true), ("scaling-fixed-size", false)])
  func `Lint measures texts only for rules that look at them`(rule: String, isMeasured: Bool)
    async
  {
    let app = Transcript.root.path + "/Tests/FontkitTests/Examples/Overflow"
    let outcome = await Outcome.running(["lint", app, "--only", rule])
    #expect(outcome.diagnostics.contains("smile") == isMeasured)
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("ﾊﾟ", 2), ("한국", 4), ("…–", 2),
    ("a\u{200B}", 1),
    ("😀", 2), ("Ａ", 2), ("\u{3000}", 2),
  ])
  func `Text fills the columns that a terminal gives it`(text: String, count: Int) {
    #expect(text.columns == count)
  }

  @Test func `Columns of tables line up beside wide characters`() {
    var table = TextTable(header: ["text", "n"])
    table.rows = [["日本", "1"], ["abcd", "10"]]
    #expect(table.text == "text   n\n日本   1\nabcd  10\n")
    #expect("日本語".shortened(toColumns: 5) == "日本…")
    #expect("日本".shortened(toColumns: 4) == "日本")
    #expect("abcdef".shortened(toColumns: 5) == "abcd…")
  }

  @Test func `Headings stand apart at any size`() async {
    let outcome = await running("measure", "a", "--size", "12.25")
    #expect(outcome.output.contains(" em  pt at 12.25\n"))
  }

  @Test func `Spaces around settings of axes are not part of them`() async {
    let outcome = await running("measure", "a", "--variations", "wght=700, slnt = -5")
    #expect(outcome.diagnostics == "")
  }

  @Test(arguments: [
    ("de.lproj/Localizable.strings", "\"n\" = \"Benachrichtigungen\""),
    (
      "Localizable.xcstrings",
      #"{"strings":{"n":{"localizations":{"de":{"stringUnit":{"value":"\ud800"}}}}}}"#
    ),
  ])
  func `A strings file that cannot be read is an error`(file: String, contents: String)
    async throws
  {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let url = root.appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: url)
    try FileManager.default.copyItem(
      atPath: Self.inter, toPath: root.appending(path: "Inter.ttf").path)
    let usage = "{usages: [{font: 'Inter', lines: 1, samples: ['n']}]}"
    try Data(usage.utf8).write(to: root.appending(path: "fontkit.json"))
    let outcome = await Outcome.running(["overflow", root.path])
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.hasPrefix("\(root.path)/\(file):1:"))
    #expect(outcome.diagnostics.contains(" error: "))
  }
}
