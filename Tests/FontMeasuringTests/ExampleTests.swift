import FontMeasuring
import Testing

/// The examples of the module's page.
@Suite struct ExampleTests {
  @Test func `The examples do what they say`() throws {
    let font = "/usr/share/fonts/truetype/dotgothic16/DotGothic16-Regular.ttf"
    let typesetter = try Typesetter(font)
    let text = try typesetter.set("吾輩は猫である。")
    let lines = try text.lines(within: 90, at: 17)
    #expect(lines.map(\.text) == ["吾輩は猫で", "ある。"])
    let largest = try CopyFitting(width: 90, lines: 2).largestSize(for: text)
    #expect(largest == 22.5)
  }
}
