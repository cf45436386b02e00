import FontMeasuring
import Foundation
import Testing

@Suite struct HostileFontTests {
  /// Bytes changed at places that a seed gives, behind the table directory.
  private func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var bytes = bytes
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = 300 + Int(state >> 33) % (bytes.count - 300)
      bytes[place] = UInt8(truncatingIfNeeded: state >> 24)
    }
    return bytes
  }

  @Test(arguments: [
    SampleFonts.inter, "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf",
  ])
  func `A damaged font is measured or refused, and never crashes`(font: String) throws {
    let good = [UInt8](try Data(contentsOf: URL(filePath: font)))
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: path) }
    var outcomes: Set<Bool> = []
    for seed in 1...25 {
      try Data(mutated(good, seed: UInt64(seed))).write(to: path)
      do throws(MeasuringError) {
        let text = try Typesetter(path.path).set("Hello, AVATAR سلام office")
        _ = try text.ink()
        _ = try text.lines(within: 40, at: 17)
        outcomes.insert(true)
      } catch {
        outcomes.insert(error.description.isEmpty)
      }
    }
    #expect(!outcomes.isEmpty)
  }

  @Test func `A run of marks is shaped up to some length`() throws {
    let typesetter = try Typesetter(SampleFonts.inter)
    let marks = String(repeating: "\u{AD}", count: 1000)
    _ = try typesetter.set("a\(marks)b\(marks)")
    #expect(throws: MeasuringError.tooManyMarks("\u{AD}", limit: 1000)) {
      try typesetter.set("a\(marks)\u{AD}")
    }
  }

  @Test func `A font whose tables lie outside of the file is refused`() throws {
    let bytes = try Data(contentsOf: URL(filePath: SampleFonts.inter)).prefix(200_000)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: path) }
    try bytes.write(to: path)
    let error = #expect(throws: MeasuringError.self) { try Typesetter(path.path) }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("damaged: table '"))
    #expect(message.contains("lies outside the file"))
  }
}
