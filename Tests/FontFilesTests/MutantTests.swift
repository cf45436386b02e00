import FontBuilder
import Testing

@testable import FontFiles

/// Thousands of damaged fonts in one run: each gives values, damage or an error, always the same
/// ones, and in time.
@Suite struct MutantTests {
  private static let samples: [(name: String, bytes: [UInt8])] = {
    var rich = SampleFont(postScriptName: "Rich")
    rich.axes = [.init("wght", minimum: 100, default: 400, maximum: 900, name: "Weight")]
    rich.instances = [.init("Bold", postScriptName: "Rich-Bold", coordinates: [700])]
    rich.substitution = .init(scripts: ["latn"], features: ["liga"])
    rich.positioning = .init(scripts: ["latn"], features: ["kern"])
    rich.characterMaps = [.windowsBasic, .windowsFull]
    var compact = rich
    compact.outlines = .compactFont
    compact.axes = []
    compact.instances = []
    let dots = BitmapFont(family: "Dots")
    return [
      ("truetype", rich.bytes), ("cff", compact.bytes), ("woff", rich.webFont),
      ("woff2", compact.webFont2), ("dfont", rich.resourceFile), ("type1", rich.type1),
      ("type1 binary", rich.type1Binary), ("pcf", dots.portableCompiledFormat),
      ("bdf", dots.distributionFormat), ("collection", FontCollection([rich, compact]).bytes),
    ]
  }()

  private func read(_ bytes: [UInt8]) -> Result<FontFile, FontFileError> {
    var options = ReadingOptions.verifying
    options.measuredCharacters = [0x41]
    return Result { () throws(FontFileError) in
      try FontFile.read(bytes: bytes, options: options)
    }
  }

  @Test(arguments: samples.indices)
  func `Mutants of a built font are read alike twice, in time`(sample: Int) {
    let original = Self.samples[sample].bytes
    for seed in 0..<UInt64(400) {
      let changes = 1 << Int(seed % 6)
      let mutant = original.damaged(by: .changedBytes(count: changes, seed: seed))
      let time = processorTime {
        let result = read(mutant)
        if seed.isMultiple(of: 8) { #expect(read(mutant) == result) }
      }
      #expect(time < hang, "\(Self.samples[sample].name), seed \(seed)")
    }
  }

  /// The checksums tell of every change to a table, and the directory's are few.
  @Test func `Hardly a mutant passes for whole`() {
    let original = Self.samples[0].bytes
    let unnoticed = (0..<UInt64(1000)).count { seed in
      let mutant = original.damaged(by: .changedBytes(count: 1, seed: seed))
      return (try? read(mutant).get().warnings.isEmpty) ?? false
    }
    #expect(unnoticed < 20)
  }

  @Test(arguments: [InstalledFile.lato, .interCFF, .interVariable])
  func `Mutants of a real font are read in time`(installed: InstalledFile) throws {
    let original = try installed.bytes
    for seed in 0..<UInt64(8) {
      let mutant = original.damaged(by: .changedBytes(count: 1 << Int(seed), seed: seed))
      let time = processorTime { _ = read(mutant) }
      #expect(time < hang)
    }
  }
}
