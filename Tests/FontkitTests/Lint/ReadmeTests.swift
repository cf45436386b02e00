import Foundation
import Testing

/// The README's examples of acceptances, in an app.
@Suite struct ReadmeTests {
  private func blocks(_ language: String) throws -> [String] {
    try String(contentsOf: Transcript.root.appending(path: "README.md"), encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
      .filter { $0.contains("fontkit:") }
  }

  private func app(accepting isAccepting: Bool) throws -> AppTree {
    func text(_ language: String) throws -> String {
      let text = try #require(try blocks(language).first)
      return isAccepting ? text : text.replacing("fontkit:", with: "note: ")
    }
    let source = """
      enum Face: String {
        case regular = "Lato-Regular"
        case bold = "Lato-Bold"
        \(try text("swift"))
      }
      func font(_ face: Face) -> Font { .custom(face.rawValue, size: 17) }
      """
    let list = PropertyListText.listing(["Lato-Regular.ttf", "Lato-Bold.ttf", "Copied.ttf"])
      .replacing("<dict>", with: try text("xml") + "<dict>")
    return try HealthyAppTests.app(source, more: ["App/Info.plist": .text(list)])
  }

  @Test func `The comments of the README accept what they say`() async throws {
    #expect(try blocks("swift").count == 1 && blocks("xml").count == 1)
    let accepted = await (try app(accepting: true)).lint()
    #expect(accepted.output == "")
    let reported = await (try app(accepting: false)).lint()
    #expect(reported.output.components(separatedBy: "[catalog-unknown-postscript-name]").count == 4)
    #expect(reported.output.contains("[plist-font-file-missing]"))
  }
}
