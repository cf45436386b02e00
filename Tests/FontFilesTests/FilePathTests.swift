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
      #expect(reason.contains("Too many levels of symbolic links (") || reason.contains("too long"))
    }
  }

  @Test func `A link that leads nowhere is told of with its target`() throws {
    let path = "\(folder.path)/dangling.ttf"
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "gone.ttf")
    let error = try #require(throws: FontFileError.self) { try FontFile.read(path) }
    #expect(error.message.contains("it is a link to 'gone.ttf', which is not there ("))
    #expect(FontFile.exists(path))
  }

  @Test func `A file that is cut while it is mapped reads as zeros, and is refused`() throws {
    MappingFault.readAsZeros()
    let path = try folder.write([UInt8](repeating: 7, count: 400_000), to: "cut.ttf")
    let file = try MappedFile(path)
    try file.requireWhole()
    #expect(unsafe truncate(path, 10) == 0)
    #expect(file.bytes[99_999] == 0 && file.bytes[50_000] == 0 && file.bytes[5] == 7)
    #expect(throws: FontFileError.self) { try file.requireWhole() }
  }

  /// File names that are UTF-8, that are not, and that are so in part.
  @Test(arguments: [
    [0x61], [0xE3, 0x83, 0x89], [0xE4], [0x61, 0xE4, 0x62], [0xC3, 0xC3, 0xA4, 0xFF],
    [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBF], [0xC0, 0x80],
  ])
  func `A file of any name is found in its folder, and read`(bytes: [UInt8]) throws {
    let name = bytes + Array(".ttf".utf8)
    let path = Array(folder.path.utf8) + [0x2F] + name + [0]
    let font = SampleFont(postScriptName: "Test").bytes
    let file = unsafe path.withUnsafeBytes { path in
      unsafe fopen(path.assumingMemoryBound(to: CChar.self).baseAddress, "w")
    }
    guard let file = unsafe file else {
      Issue.record("the file cannot be made")
      return
    }
    #expect(unsafe fwrite(font, 1, font.count, file) == font.count)
    unsafe fclose(file)

    let found = FontFolder.files(at: [folder.path])
    let only = try #require(found.count == 1 ? try found[0].get() : nil)
    #expect(try FontFile.read(only).faces.count == 1 && FontFile.exists(only))
    #expect(only.systemPath.dropLast().suffix(name.count).map { UInt8(bitPattern: $0) } == name)
  }

  @Test func `A byte of a path that is no UTF-8 is shown as such`() {
    let path = unsafe [0x61, -28, 0x62, 0].withUnsafeBufferPointer { path in
      unsafe String(systemPath: path.baseAddress.unsafelyUnwrapped)
    }
    #expect(path.visible == #"a\xE4b"# && path.systemPath == [0x61, -28, 0x62, 0])
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read every file."))
  func `A file without permission is unreadable`() throws {
    let path = try folder.write([0], to: "secret.ttf")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let error = try #require(throws: FontFileError.self) { try FontFile.read(path) }
    #expect(error.message.hasPrefix("cannot be read: Permission denied (let yourself read it"))
  }

  @Test func `Names are shown without what could act on a terminal`() {
    #expect("a\u{1B}[31m\nb".visible == #"a\u{1B}[31m\nb"#)
    #expect("\u{202E}evil\u{2066}".visible == #"\u{202E}evil\u{2066}"#)
    #expect("ドット क\u{200D}ष".visible == "ドット क\u{200D}ष")
  }
}
