import FontBuilder
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
    let (text, status) = try Self.run(arguments)
    #expect(status == 0)
    #expect(!text.isEmpty)
  }

  @Test func `an absolute path means what it means from the working directory`() throws {
    let app = try AppTree([
      "App/View.swift": #"let font = UIFont(name: "Lato-Bould", size: 1)"#,
      "App/Lato-Bold.ttf": .font(.good("Lato-Bold")), "Other/View.swift": "",
    ])
    func lint(_ paths: String...) throws -> (text: String, status: Int32) {
      try Self.run(["lint", "--quiet"] + paths, in: app.root)
    }
    let relative = try lint("App/View.swift", "App/Lato-Bold.ttf", "Other")
    #expect(relative.text.hasPrefix("App/View.swift:1:25: warning:"))
    let folder = app.root.path
    #expect(
      try lint("\(folder)/App/View.swift", "\(folder)/App/Lato-Bold.ttf", "\(folder)/Other")
        == relative)
    #expect(try lint("App/../App/View.swift", "App/Lato-Bold.ttf", "App/View.swift") == relative)
    #expect(try lint("\(folder)/App/View.swift", "/usr") == ("", 2))
  }

  private static func run(
    _ arguments: [String], in folder: URL? = nil
  ) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["60", executable.path] + arguments
    if let folder { process.currentDirectoryURL = folder }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }
}
