import FontBuilder
import Foundation
import Testing

@testable import FontFiles

/// Each of Core Text's errors, with its number and its words.
@Suite struct FontRegistryErrorTests {
  let registry = FontRegistry()
  let folder: TemporaryFolder
  let sample = SampleFont(postScriptName: "Test-Regular").bytes

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A missing file is 101`() {
    expect(101, "/no/such.ttf: there is no such file") {
      try registry.register("/no/such.ttf")
    }
  }

  @Test func `A file that the system does not let be read is 102`() throws {
    let loop = folder.path + "/loop.ttf"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    expect(102, "\(loop): cannot be read: Too many levels of symbolic links") {
      try registry.register(loop)
    }
  }

  @Test(arguments: [
    (Defect.htmlPage, "an HTML page"), (.gitLFSPointer, "a Git LFS pointer"),
    (.zipArchive, "a ZIP archive"), (.empty, "an empty file"),
  ])
  func `What is no font is 103`(_ defect: Defect, _ words: String) throws {
    let path = try folder.write(sample.damaged(by: defect), to: "font.ttf")
    expect(103, "\(path): not a font: it is \(words)") { try registry.register(path) }
    expect(103, "download: not a font: it is \(words)") {
      try registry.register(bytes: sample.damaged(by: defect), named: "download")
    }
  }

  @Test func `A device is 103`() {
    expect(103, "/dev/null: not a font file: it is a device") {
      try registry.register("/dev/null")
    }
  }

  @Test func `A font cut short is 104`() throws {
    let path = try folder.write(Array(sample.prefix(40)), to: "font.ttf")
    expect(104, "\(path): damaged: ") { try registry.register(path) }
  }

  @Test func `A path registered twice is 105`() throws {
    let path = try folder.write(sample, to: "font.ttf")
    try registry.register(path)
    expect(105, "\(path): already registered") { try registry.register(path) }
  }

  @Test func `The same bytes under another path or in memory are 105`() throws {
    let first = try folder.write(sample, to: "a.ttf")
    let copy = try folder.write(sample, to: "b.ttf")
    try registry.register(first)
    expect(105, "\(copy): already registered: the same bytes as \(first)") {
      try registry.register(copy)
    }
    expect(105, "copy: already registered: the same bytes as \(first)") {
      try registry.register(bytes: sample, named: "copy")
    }
  }

  @Test func `The same bytes without a PostScript name are 105, other bytes are not`() throws {
    let bitmap = BitmapFont(family: "Test")
    try registry.register(bytes: bitmap.distributionFormat, named: "a")
    expect(105, "b: already registered: the same bytes as a") {
      try registry.register(bytes: bitmap.distributionFormat, named: "b")
    }
    try registry.register(bytes: BitmapFont(family: "Best").distributionFormat, named: "c")
  }

  @Test func `What is not registered cannot be unregistered: 201`() {
    expect(201, "font.ttf: not registered") {
      try registry.unregister(.file(path: "font.ttf"))
    }
  }

  @Test func `One name from different bytes is 305, in any case`() throws {
    let first = try folder.write(sample, to: "a.ttf")
    let second = try folder.write(SampleFont(postScriptName: "TEST-regular").bytes, to: "b.ttf")
    try registry.register(first)
    expect(
      305, "\(second): the PostScript name 'TEST-regular' is already registered by \(first)"
    ) { try registry.register(second) }
    #expect(registry.fonts.count == 1)
  }

  @Test func `Debian's two Inter variable fonts have one name: 305`() throws {
    let italic = "/usr/share/fonts/truetype/inter-vf/Inter-italic.var.ttf"
    try registry.register(InstalledFile.interVariable.path)
    expect(305, "\(italic): the PostScript name 'Inter' is already registered by") {
      try registry.register(italic)
    }
  }

  @Test func `Two faces of one collection with one name are 305`() throws {
    let font = SampleFont(postScriptName: "Test-Regular")
    expect(305, "pair: two of its faces have the PostScript name 'Test-Regular'") {
      try registry.register(bytes: FontCollection([font, font]).bytes, named: "pair")
    }
  }

  @Test func `A static font with the name of a variable font's instance is 305`() throws {
    var variable = SampleFont(postScriptName: "Test-Regular")
    variable.axes = [SampleFont.Axis("wght", minimum: 100, default: 400, maximum: 900, name: "W")]
    variable.instances = [
      SampleFont.Instance("Bold", postScriptName: "Test-Bold", coordinates: [700])
    ]
    try registry.register(bytes: variable.bytes, named: "variable")
    expect(305, "static: the PostScript name 'Test-Bold' is already registered by variable") {
      try registry.register(bytes: SampleFont(postScriptName: "Test-Bold").bytes, named: "static")
    }
  }

  @Test func `A file that changed since is not taken for the same bytes`() throws {
    let first = try folder.write(sample, to: "a.ttf")
    let copy = try folder.write(sample, to: "b.ttf")
    try registry.register(first)
    try folder.write(Array(repeating: 0, count: sample.count), to: "a.ttf")
    expect(305, copy) { try registry.register(copy) }
  }

  private func expect(
    _ code: Int, _ words: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) {
    let error = #expect(
      throws: FontRegistryError.self, sourceLocation: sourceLocation, performing: body)
    #expect(error?.code == code, sourceLocation: sourceLocation)
    #expect(
      error?.description.hasPrefix(words) == true, "\(String(describing: error))",
      sourceLocation: sourceLocation)
  }
}
