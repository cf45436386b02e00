#if Shaping
  import FontBuilder
  import FontMeasuring
  import Foundation
  import Testing

  @Suite struct ShapingTests {
    @Test func `The samples are many`() {
      let samples = ShapingSamples.all
      #expect(samples.count >= 20)
      #expect(samples.map(\.texts.count).reduce(0, +) >= 200)
      #expect(Set(samples.flatMap(\.fonts)).count >= 30)
    }

    @Test(arguments: ShapingSamples.all)
    func `Advances are those of hb-shape to the unit`(_ samples: ShapingSamples) throws {
      for font in samples.fonts {
        let typesetter = try Typesetter(font)
        #expect(typesetter.method == .shaped)
        let advances = try samples.texts.map { try typesetter.set($0).advance }
        #expect(advances == (try hbShape(samples.texts, in: font)), "\(font)")
      }
    }

    @Test func `Inter's AVATAR To is 14432 units wide shaped`() throws {
      let inter = try Typesetter(SampleFonts.inter)
      #expect(try inter.set("AVATAR To").advance == 14432)
    }

    @Test(arguments: [false, true])
    func `Web fonts are shaped as the fonts that they are made of`(isSecond: Bool) throws {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: SampleFonts.inter)))
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).woff")
      defer { try? FileManager.default.removeItem(at: path) }
      try Data(isSecond ? bytes.webFont2 : bytes.webFont).write(to: path)
      let regular = try Typesetter(path.path)
      #expect(regular.method == .shaped)
      #expect(try regular.set("AVATAR To").advance == 14432)
      let bold = try Typesetter(path.path, variations: ["wght": 700])
      #expect(try bold.set("AVATAR To").advance == 15163)
    }

    @Test func `Text in both directions is as wide as its parts`() throws {
      let typesetter = try Typesetter("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
      let parts = ["Save ", "احفظ التغييرات 12 ", "AVATAR (", "שלום"]
      let mixed = try typesetter.set(parts.joined())
      #expect(mixed.advance == (try parts.map { try typesetter.set($0).advance }.reduce(0, +)))
      #expect(try mixed.ink() == nil)
      let lines = try mixed.lines(within: 90, at: 17)
      #expect(lines.count > 2)
      #expect(lines.map(\.text).joined(separator: " ") == parts.joined())
    }

    @Test func `Instances are shaped as hb-shape shapes them`() throws {
      let bold = try Typesetter(SampleFonts.inter, variations: ["wght": 712, "slnt": -3])
      let texts = ["AVATAR To", "Type, Wave & Yacht"]
      let advances = try texts.map { try bold.set($0).advance }
      let options = ["--variations=wght=712,slnt=-3"]
      #expect(advances == (try hbShape(texts, in: SampleFonts.inter, options)))
    }

    /// A line is measured as if it stood alone, though the paragraph was shaped as a whole.
    @Test(arguments: ShapingSamples.all.filter { !$0.needsDictionary })
    func `Lines are as wide as hb-shape finds them alone`(_ samples: ShapingSamples) throws {
      let font = try #require(samples.fonts.first)
      let text = try Typesetter(font).set(samples.texts.joined(separator: " "))
      for width in [40.0, 90, 200] {
        let lines = try text.lines(within: width, at: 17).filter { !$0.breaksWord }
        #expect(lines.map(\.advance) == (try hbShape(lines.map(\.text), in: font)), "\(width)")
      }
    }

    @Test(arguments: ShapingSamples.all.filter(\.needsDictionary))
    func `Scripts that need a dictionary are not broken into lines`(
      _ samples: ShapingSamples
    ) throws {
      let typesetter = try Typesetter(samples.fonts[0])
      let text = try typesetter.set(samples.texts[0])
      #expect(try text.lines(within: 1000, at: 17).count == 1)
      #expect(throws: MeasuringError.self) { try text.lines(within: 10, at: 17) }
    }

    /// The advances that hb-shape prints.
    private func hbShape(
      _ texts: [String], in font: String, _ options: [String] = []
    ) throws -> [Int] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/hb-shape")
      process.arguments = ["--output-format=json", "--no-glyph-names"] + options + [font]
      process.environment = ["LANG": "C"]
      let input = Pipe()
      let output = Pipe()
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      input.fileHandleForWriting.write(Data(texts.map { $0 + "\n" }.joined().utf8))
      try input.fileHandleForWriting.close()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return try data.split(separator: UInt8(ascii: "\n")).map { line in
        try JSONDecoder().decode([Glyph].self, from: line).map(\.ax).reduce(0, +)
      }
    }

    private struct Glyph: Decodable {
      var ax: Int
    }
  }
#endif
