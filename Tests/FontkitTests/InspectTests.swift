import FontBuilder
import FontCatalog
import Foundation
import Synchronization
import Testing

@testable import fontkit

@Suite struct InspectTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fontkit-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  @Test func `Headings are bold on a terminal, unless NO_COLOR says otherwise`() async throws {
    let path = try write(SampleFont(postScriptName: "Test").bytes, to: "a.ttf")
    let plain = await Outcome.running(["inspect", path])
    let bold = await Outcome.running(["inspect", path], isTerminal: true)
    let none = await Outcome.running(
      ["inspect", path], environment: ["NO_COLOR": "1"], isTerminal: true)
    #expect(!plain.output.contains("\u{1B}") && none.output == plain.output)
    #expect(bold.output.contains("\u{1B}[1mTest\u{1B}[0m"))
    #expect(bold.output.replacing(/\x1B\[[01]m/, with: "") == plain.output)
  }

  @Test func `A hostile name reaches no terminal as it is`() async throws {
    var font = SampleFont(postScriptName: "Test")
    font.names[1] = "\u{1B}]0;gotcha\u{7}\u{202E}"
    let path = try write(font.bytes, to: "a\u{1B}[2J.ttf")
    for arguments in [["inspect", path, "--names"], ["inspect", path, "--format", "json"]] {
      let outcome = await Outcome.running(arguments)
      #expect(outcome.status == .success)
      #expect(!outcome.combined.contains("\u{1B}") && !outcome.combined.contains("\u{7}"))
    }
    let text = await Outcome.running(["inspect", path]).output
    #expect(text.contains(#"\u{1B}]0;gotcha\u{7}\u{202E}"#))
  }

  @Test func `A hostile language tag reaches no terminal as it is`() async throws {
    var strings: [UInt8] = []
    strings.append(uint16s: 0x54, 0x1B)
    var table: [UInt8] = []
    table.append(uint16s: 1, 2, 36, 3, 1, 0x409, 1, 2, 0, 3, 1, 0x8000, 1, 2, 0, 1, 2, 2)
    var font = SampleFont(postScriptName: "Test")
    font.extraTables["name"] = table + strings
    let outcome = await Outcome.running(["inspect", try write(font.bytes, to: "a.ttf")])
    #expect(outcome.output.contains(#"Family in \u{1B}"#) && !outcome.output.contains("\u{1B}"))
  }

  @Test func `A size that makes no finite line height is refused`() async throws {
    let path = try write(SampleFont(postScriptName: "Test").bytes, to: "a.ttf")
    let outcome = await Outcome.running(["inspect", path, "--size", "1e308", "--format", "json"])
    #expect(outcome.status == .unusable && outcome.output.isEmpty)
  }

  @Test func `The fonts of a directory come in the order of their names`() async throws {
    let names = (0..<100).map { "Font\(100 + $0)" }
    for name in names.shuffled() {
      _ = try write(SampleFont(postScriptName: name).bytes, to: "\(name).ttf")
    }
    let outcome = await Outcome.running(["inspect", folder.path])
    let headings = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Font1") }
    #expect(headings.map(String.init) == names && outcome.diagnostics.isEmpty)
  }

  @Test func `Damage is told line by line, and the status says so`() async throws {
    let font = SampleFont(postScriptName: "Test")
    let damaged = try write(font.bytes(with: .wrongChecksum("glyf")), to: "damaged.ttf")
    let whole = await Outcome.running(["inspect", damaged])
    #expect(whole.status == .success && whole.diagnostics.isEmpty)
    let verified = await Outcome.running(["inspect", damaged, "--verify"])
    #expect(verified.status == .findings)
    #expect(verified.diagnostics.hasPrefix("\(damaged): warning: table 'glyf' does not match"))
  }

  @Test func `Damage stands in the result too, the gravest first`() async throws {
    let font = SampleFont(postScriptName: "Test")
    let damaged = font.bytes(with: .wrongChecksum("glyf"), .tableOutOfBounds("post"))
    let path = try write(damaged, to: "damaged.ttf")
    let outcome = await Outcome.running(["inspect", path, "--verify"])
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("  Damage            table 'post'") })
    #expect(
      lines[first + 1] == "                    table 'glyf' does not match its checksum, "
        + "so it has been altered")
    let told = outcome.diagnostics.split(separator: "\n")
    #expect(told.count == 2 && told.allSatisfy { $0.hasPrefix("\(path): warning: ") })
  }

  @Test func `Damage to a collection says the face`() async throws {
    let font = SampleFont(postScriptName: "Test")
    var broken = font
    broken.omittedTables = ["post"]
    let path = try write(FontCollection([font, broken]).bytes, to: "two.ttc")
    let outcome = await Outcome.running(["inspect", path])
    #expect(outcome.diagnostics == "\(path): warning: face 1: table 'post' is missing\n")
    #expect(outcome.output.contains("  Damage            face 1: table 'post' is missing\n"))
  }

  @Test func `A PostScript name is written as Swift needs it`() async throws {
    let font = SampleFont(family: "Test", style: "Regular", postScriptName: #"a"b\(c)"#)
    let outcome = await Outcome.running(["inspect", try write(font.bytes, to: "a.ttf")])
    #expect(outcome.output.contains(#"Font.custom("a\"b\\(c)", size: 17)"#))
    #expect(outcome.output.contains(#"UIFont(name: "a\"b\\(c)", size: 17)"#))
  }

  @Test func `All missing characters are in JSON, and text says how many are left out`()
    async throws
  {
    let path = try write(SampleFont(postScriptName: "Test").bytes, to: "a.ttf")
    let text = await Outcome.running(["inspect", path, "--coverage"]).output
    #expect(try text.contains(Regex(#"  lv: missing 22 of 78|… and [0-9]+ more"#)))
    let json = await Outcome.running(["inspect", path, "--coverage", "--format", "json"]).output
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let files = try #require(document["files"] as? [[String: Any]])
    let faces = try #require(files.first?["faces"] as? [[String: Any]])
    let languages = try #require(faces.first?["languages"] as? [String: [String: Any]])
    for (language, gap) in languages {
      let characters = try #require(gap["missingCharacters"] as? String)
      #expect(characters.unicodeScalars.count == gap["missing"] as? Int, "\(language)")
    }
  }

  @Test func `Faces without number do not each list all that they lack`() async throws {
    let face = SampleFont(postScriptName: "Test")
    let collection = FontCollection(Array(repeating: face, count: 36))
    let path = try write(collection.bytes, to: "a.ttc")
    let json = await Outcome.running(["inspect", path, "--coverage", "--format", "json"]).output
    let document = try JSON5Reader.read(Array(json.utf8), file: "a.json").object()
    let faces = try #require(try document["files"]?.array().first?.object()["faces"]?.array())
    let gaps = try faces.compactMap { try $0.object()["languages"]?.object()["ja"]?.object() }
    #expect(gaps.count == 36)
    #expect(try gaps.allSatisfy { try $0["missing"]?.integer() == gaps[0]["missing"]?.integer() })
    #expect(gaps.first?["missingCharacters"]?.content != .null)
    #expect(gaps.last?["missingCharacters"]?.content == .null)
  }

  @Test(arguments: [
    (Defect.empty, "an empty file"), (.gitLFSPointer, "git lfs pull"), (.htmlPage, "HTML"),
    (.zipArchive, "ZIP"), (.truncated(at: 100), "ends inside its table directory"),
  ])
  func `What is no font is one line with its path`(defect: Defect, words: String) async throws {
    let path = try write(SampleFont(postScriptName: "Test").bytes(with: defect), to: "a.ttf")
    let outcome = await Outcome.running(["inspect", path])
    #expect(outcome.status == .unusable && outcome.output.isEmpty)
    #expect(outcome.diagnostics.hasPrefix("\(path): error: "))
    #expect(outcome.diagnostics.contains(words) && outcome.transcript.count == 2)
  }

  @Test func `What takes long is said on a terminal, and the line is removed`() async {
    let shown = Mutex("")
    func console(isTerminal: Bool) -> Console {
      Console(
        input: { nil }, output: { _ in }, diagnostics: { text in shown.withLock { $0 += text } },
        isTerminal: false, isDiagnosticsTerminal: isTerminal, environment: { _ in nil })
    }
    let short = WaitingLine("reading", console(isTerminal: true), delay: .seconds(60))
    await short.clear()
    let hidden = WaitingLine("reading", console(isTerminal: false), delay: .zero)
    await hidden.clear()
    #expect(shown.withLock(\.self) == "")
    let long = WaitingLine("reading", console(isTerminal: true), delay: .zero)
    while shown.withLock(\.isEmpty) { await Task.yield() }
    await long.clear()
    #expect(shown.withLock(\.self) == "\rreading\r\u{1B}[K")
  }

  @Test func `Long work is counted on a terminal, and the line is removed`() {
    let shown = Mutex("")
    let console = Console(
      input: { nil }, output: { _ in }, diagnostics: { text in shown.withLock { $0 += text } },
      isTerminal: false, isDiagnosticsTerminal: true, environment: { _ in nil })
    let progress = Progress(of: 3, console, delay: .zero)
    progress.advance()
    progress.clear()
    progress.clear()
    #expect(shown.withLock(\.self) == "\r1 of 3 files\u{1B}[K\r\u{1B}[K")
  }
}
