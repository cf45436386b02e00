import Foundation
import Testing

@testable import FontFiles

@Suite struct AtomicFileTests {
  let folder: TemporaryFolder
  let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(Array("old".utf8), to: "file")
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func `A file that is written again keeps its mode`(_ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    try AtomicFile.replace(file, with: Array("new".utf8))
    #expect(try text(file) == "new")
    #expect(try attribute(.posixPermissions) as? Int == mode)
    #expect(try files() == ["file"])
  }

  @Test func `A link stays a link, and what it leads to is written`() throws {
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    try AtomicFile.replace(link, with: Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
    #expect(try text(file) == "new")
  }

  @Test func `A link that leads nowhere yet makes the file that it names`() throws {
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "later")
    try AtomicFile.replace(link, with: Array("new".utf8))
    #expect(try text("\(folder.path)/later") == "new")
    #expect(try files() == ["file", "later", "link"])
  }

  @Test func `A pipe is written into and stays`() throws {
    let pipe = "\(folder.path)/pipe"
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let reader = unsafe open(pipe, O_RDONLY | O_NONBLOCK)
    let handle = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
    try AtomicFile.replace(pipe, with: Array("new".utf8))
    #expect(try handle.readToEnd() == Data("new".utf8))
    #expect(FolderEntry.kind(at: pipe) == .other)
  }

  @Test func `A read-only file is refused and left as it is`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    #expect(throws: InstallationError.readOnly(path: file)) {
      try AtomicFile.replace(file, with: Array("new".utf8))
    }
    #expect(try text(file) == "old")
    #expect(try files() == ["file"])
  }

  @Test func `What is appended follows what was there, or makes the file`() throws {
    for path in [file, "\(folder.path)/other"] {
      try AtomicFile.append(Array("new".utf8), to: path)
    }
    #expect(try text(file) == "oldnew")
    #expect(try text("\(folder.path)/other") == "new")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func attribute(_ key: FileAttributeKey) throws -> Any? {
    try FileManager.default.attributesOfItem(atPath: file)[key]
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
