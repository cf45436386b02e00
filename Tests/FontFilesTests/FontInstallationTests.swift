import FontBuilder
import Foundation
import Testing

@testable import FontFiles

@Suite struct FontInstallationTests {
  let home: TemporaryFolder
  let source: String
  let installation: FontInstallation
  let sample = SampleFont(postScriptName: "Test-Regular").bytes

  init() throws {
    home = try TemporaryFolder()
    source = try home.write(sample, to: "downloads/font.ttf")
    installation = FontInstallation(dataFolder: "\(home.path)/data")
  }

  var installed: String { "\(home.path)/data/fonts/font.ttf" }

  @Test func `A font is copied under its own name, and removed again`() throws {
    #expect(try installation.install(source) == .installed(installed))
    #expect(try bytes(installed) == sample)
    #expect(try installation.paths() == [installed])
    #expect(try installation.uninstall("font.ttf") == [installed])
    #expect(try files() == [] && installation.paths() == [])
  }

  @Test(arguments: ["font", "font.ttf", "Test-Regular"])
  func `A font is removed by file name or PostScript name`(_ name: String) throws {
    _ = try installation.install(source)
    #expect(try installation.uninstall(name) == [installed])
  }

  @Test func `Another file of that name is left alone`() throws {
    try home.write([1, 2, 3], to: "data/fonts/font.ttf")
    #expect(throws: InstallationError.occupied(path: installed)) {
      try installation.install(source)
    }
    #expect(try bytes(installed) == [1, 2, 3] && files() == ["font.ttf"])
    #expect(throws: InstallationError.notInstalled(name: "font.ttf")) {
      try installation.uninstall("font.ttf")
    }
  }

  @Test func `A file that appears at the last moment is left alone`() throws {
    try home.write([1, 2, 3], to: "data/fonts/font.ttf")
    #expect(throws: InstallationError.occupied(path: installed)) {
      try AtomicFile.create(installed, with: sample)
    }
    #expect(try bytes(installed) == [1, 2, 3] && files() == ["font.ttf"])
  }

  @Test func `The same font that somebody else installed stays theirs`() throws {
    try home.write(sample, to: "data/fonts/font.ttf")
    #expect(try installation.install(source) == .unchanged(installed))
    #expect(throws: InstallationError.notInstalled(name: "font.ttf")) {
      try installation.uninstall("font.ttf")
    }
    #expect(try bytes(installed) == sample)
  }

  @Test func `A file that was changed since is not removed`() throws {
    _ = try installation.install(source)
    try home.write(sample + [0], to: "data/fonts/font.ttf")
    #expect(throws: InstallationError.changed(path: installed)) {
      try installation.uninstall("font.ttf")
    }
    #expect(try bytes(installed).count == sample.count + 1)
    #expect(try installation.paths() == [installed])
  }

  @Test func `A file that is gone is forgotten, and can be installed again`() throws {
    _ = try installation.install(source)
    try FileManager.default.removeItem(atPath: installed)
    #expect(try installation.install(source) == .installed(installed))
    try FileManager.default.removeItem(atPath: installed)
    #expect(try installation.uninstall("font.ttf") == [installed])
    #expect(try installation.paths() == [])
  }

  @Test func `What an interruption left does no harm`() throws {
    try home.write([1, 2, 3], to: "data/fonts/.font.ttf.fontkit")
    try home.write([1, 2, 3], to: "data/fontkit/.installed-fonts.fontkit")
    #expect(try installation.install(source) == .installed(installed))
    #expect(try bytes(installed) == sample && files() == ["font.ttf"])
  }

  @Test func `What an interruption left is not written into, since it may have another name`()
    throws
  {
    let mine = try home.write([1, 2, 3], to: "data/fonts/mine.ttf")
    try FileManager.default.linkItem(
      atPath: mine, toPath: "\(home.path)/data/fonts/.font.ttf.fontkit")
    #expect(try installation.install(source) == .installed(installed))
    #expect(try bytes(mine) == [1, 2, 3] && files() == ["font.ttf", "mine.ttf"])
  }

  @Test func `A font that cannot be written leaves no trace`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/data/fonts/.font.ttf.fontkit", withIntermediateDirectories: true)
    let error = #expect(throws: InstallationError.self) { try installation.install(source) }
    #expect(error?.description == "\(installed): error: cannot be written: Is a directory")
    #expect(try installation.paths() == [])
  }

  @Test(arguments: ["rubbish", "ab twelve a.ttf", "ab 12 ../a.ttf"])
  func `A spoilt manifest is an error with its line`(_ line: String) throws {
    let text = "ab 12 a.ttf\n\(line)\n"
    let manifest = try home.write(Array(text.utf8), to: "data/fontkit/installed-fonts")
    #expect(throws: InstallationError.manifest(path: manifest, line: 2)) {
      try installation.install(source)
    }
    #expect(try files() == [])
  }

  @Test func `An empty line of the manifest counts as a line`() throws {
    let manifest = try home.write(Array("\n\nrubbish\n".utf8), to: "data/fontkit/installed-fonts")
    #expect(throws: InstallationError.manifest(path: manifest, line: 3)) {
      try installation.install(source)
    }
  }

  @Test(arguments: ["\u{301}font.ttf", "font.ttf\r", " font.ttf", "fo\u{308}nt.ttf"])
  func `A file keeps a name whose characters join with those around it`(_ name: String) throws {
    let source = try home.write(sample, to: "downloads/\(name)")
    let copy = "\(home.path)/data/fonts/\(name)"
    #expect(try installation.install(source) == .installed(copy))
    _ = try installation.install(self.source)
    #expect(try installation.paths() == [copy, installed])
    #expect(try installation.uninstall(name) == [copy])
    #expect(try files() == ["font.ttf"])
  }

  @Test func `A name with a line break is refused`() throws {
    let source = try home.write(sample, to: "downloads/a\r\nb.ttf")
    let error = #expect(throws: InstallationError.self) { try installation.install(source) }
    #expect(error?.description.hasSuffix("its name holds a line break") == true)
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/data"))
  }

  @Test func `Where nothing was installed, nothing is made to remove it`() {
    #expect(throws: InstallationError.notInstalled(name: "font.ttf")) {
      try installation.uninstall("font.ttf")
    }
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/data"))
  }

  @Test func `Installations at the same time all succeed`() async throws {
    let installation = installation
    let sources = try (0..<16).map { index in
      try home.write(sample + [UInt8(index)], to: "downloads/name with spaces \(index).ttf")
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for source in sources { group.addTask { _ = try installation.install(source) } }
      try await group.waitForAll()
    }
    #expect(try installation.paths().count == 16 && files().count == 16)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: installation.folder).sorted()
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}
