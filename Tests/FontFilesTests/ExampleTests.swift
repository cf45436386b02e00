import FontFiles
import Testing

/// The examples of the module's page.
@Suite struct ExampleTests {
  @Test func `the examples do what they say`() throws {
    let file = try FontFile.read("Fonts/Masume-Regular.ttf")
    let face = file.faces[0]
    #expect(face.names.postScript == "Masume-Regular")
    #expect(face.metrics.lineHeight == 1400)

    let verified = try FontFile.read("Fonts/Masume-Regular.ttf", options: .verifying)
    #expect(verified.warnings.isEmpty)

    let gaps = Orthography.gaps(in: face.coverage)
    let complete = gaps.filter { $0.missingCount == 0 }.map(\.language)
    #expect(complete.contains("fr"))

    let registry = FontRegistry()
    try registry.register("Fonts")
    let resolution = registry.resolve("Masume-Bold")
    #expect(resolution?.fonts.first?.face.weight == 700)
  }
}
