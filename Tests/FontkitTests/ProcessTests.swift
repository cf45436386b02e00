import Foundation
import Testing

/// The executable itself, whose `main` no test in this process runs.
@Suite struct ProcessTests {
  private static let executable = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "fontkit")
  private static let fonts = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Fonts").standardized

  @Test(arguments: [["--version"], ["inspect", fonts.path]])
  func `a run ends, with and without tasks of its own`(arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["60", Self.executable.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!text.isEmpty)
  }
}
