import FontBuilder
import Foundation
import Testing

@testable import FontFiles

@Suite struct FilePathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A regular file is read, and told from its bytes`() throws {
    let path = try folder.write(SampleFont(postScriptName: "Test").bytes, to: "wrong.woff")
    let file = try FontFile.read(path)
    #expect(file.format == .truetype && file.path == path)
  }

  @Test func `A link to a font is read`() throws {
    let path = try folder.write(SampleFont(postScriptName: "Test").bytes, to: "font.ttf")
    try FileManager.default.createSymbolicLink(atPath: path + ".link", withDestinationPath: path)
    #expect(try FontFile.read(path + ".link").faces.count == 1)
  }

  @Test func `Nothing is not found`() {
    let path = "\(folder.path)/none.ttf"
    #expect(throws: FontFileError.notFound(path: path)) { try FontFile.read(path) }
    #expect(!FontFile.exists(path) && FontFile.exists(folder.path))
  }

  @Test func `A directory, a pipe and a device are refused without being opened`() throws {
    let pipe = "\(folder.path)/pipe.ttf"
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    for (path, kind) in [
      (folder.path, "a directory"), (pipe, "a named pipe"), ("/dev/zero", "a device"),
    ] {
      #expect(throws: FontFileError.notARegularFile(path: path, kind: kind)) {
        try FontFile.read(path)
      }
    }
  }

  @Test func `Links in a circle, and names too long, are the system's errors`() throws {
    let path = "\(folder.path)/circle.ttf"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    for path in [path, String(repeating: "x", count: 300)] {
      let error = try #require(throws: FontFileError.self) { try FontFile.read(path) }
      guard case .unreadable(path, let reason) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(reason.contains("Too many levels") || reason.contains("too long"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read every file."))
  func `A file without permission is unreadable`() throws {
    let path = try folder.write([0], to: "secret.ttf")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(throws: FontFileError.unreadable(path: path, reason: "Permission denied")) {
      try FontFile.read(path)
    }
  }

  @Test func `Names are shown without what could act on a terminal`() {
    #expect("a\u{1B}[31m\nb".visible == #"a\u{1B}[31m\nb"#)
    #expect("\u{202E}evil\u{2066}".visible == #"\u{202E}evil\u{2066}"#)
    #expect("ドット क\u{200D}ष".visible == "ドット क\u{200D}ष")
  }
}
