import Foundation
import Testing

@Suite struct TranscriptTests {
  /// Set `FONTKIT_RECORD=1` to rewrite the pages with what the tool prints now; then review them.
  @Test(arguments: Transcript.all)
  func `A page's commands print what the page says`(_ page: Transcript) async throws {
    try #require(FileManager.default.changeCurrentDirectoryPath(Transcript.root.path))
    let (recorded, replayed) = try await page.replay()
    if ProcessInfo.processInfo.environment["FONTKIT_RECORD"] == "1" {
      try replayed.write(to: page.url, atomically: true, encoding: .utf8)
    }
    #expect(replayed == recorded)
  }
}
