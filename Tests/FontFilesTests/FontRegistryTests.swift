import FontBuilder
import Foundation
import Testing

@testable import FontFiles

@Suite struct FontRegistryTests {
  let registry = FontRegistry()
  let folder: TemporaryFolder
  let sample = SampleFont(postScriptName: "Test-Regular").bytes

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A new registry holds nothing`() {
    #expect(registry.fonts.isEmpty)
    #expect(registry.resolve("DejaVu Sans") == nil)
    #expect(registry.match(FontDescription(family: "DejaVu Sans")) == nil)
  }

  @Test func `A file is registered under the path given`() throws {
    let fonts = try registry.register(InstalledFile.dotGothic16.path)
    #expect(fonts.map(\.postScriptName) == ["DotGothic16-Regular"])
    #expect(fonts.map(\.source) == [.file(path: InstalledFile.dotGothic16.path)])
    #expect(registry.fonts == fonts)
  }

  @Test func `A collection registers every face`() throws {
    let names = try registry.register(InstalledFile.notoCJK.path).map(\.postScriptName)
    #expect(names.count == 10 && Set(names).count == 10)
    #expect(names.first == "NotoSansCJKjp-Regular")
  }

  @Test func `A folder registers the fonts under it and nothing else`() throws {
    try folder.write(sample, to: "b/font.ttf")
    try folder.write(SampleFont(postScriptName: "Other-Bold").bytes, to: "a/no-extension")
    try folder.write(Array("licence".utf8), to: "OFL.txt")
    try folder.write(sample, to: ".hidden/copy.ttf")
    let fonts = try registry.register(folder.path)
    #expect(fonts.map(\.postScriptName) == ["Other-Bold", "Test-Regular"])
  }

  @Test func `A link that leads back to its folder ends`() throws {
    try folder.write(sample, to: "font.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)
    #expect(try registry.register(folder.path).count == 1)
  }

  @Test func `Lato's eighteen faces have eighteen names`() throws {
    let fonts = try registry.register("/usr/share/fonts/truetype/lato")
    #expect(Set(fonts.map(\.postScriptName)).count == 18)
  }

  @Test func `Bytes in memory are registered under their name`() throws {
    try registry.register(bytes: sample, named: "downloaded")
    #expect(registry.resolve("Test-Regular")?.fonts.map(\.source) == [.memory(name: "downloaded")])
  }

  @Test func `What is unregistered can be registered again`() throws {
    let path = try folder.write(sample, to: "font.ttf")
    try registry.register(path)
    try registry.unregister(.file(path: path))
    #expect(registry.fonts.isEmpty && registry.resolve("Test-Regular") == nil)
    try registry.register(path)
    #expect(registry.fonts.count == 1)
  }

  @Test func `Each of several files succeeds or fails for itself`() throws {
    try folder.write(sample, to: "a.ttf")
    try folder.write(Array("no font".utf8), to: "b.ttf")
    try folder.write(SampleFont(postScriptName: "Other-Bold").bytes, to: "c.ttf")
    let results = registry.registerEach([folder.path])
    #expect(results.map { (try? $0.get())?.count } == [1, nil, 1])
    #expect(registry.fonts.count == 2)
  }

  @Test func `A batch registers all or nothing`() throws {
    let good = try folder.write(sample, to: "a.ttf")
    let missing = folder.path + "/missing.ttf"
    #expect(throws: FontRegistryError.fileNotFound(path: missing)) {
      try registry.register([good, missing])
    }
    #expect(throws: FontRegistryError.self) { try registry.register([good, good]) }
    #expect(registry.fonts.isEmpty)
    #expect(try registry.register(good).count == 1)
  }

  @Test func `Several tasks register and look up at once`() async throws {
    let registry = registry
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<64 {
        group.addTask {
          let name = "Family\(index)-Regular"
          let bytes = SampleFont(postScriptName: name).bytes
          _ = try? registry.register(bytes: bytes, named: "memory \(index)")
          _ = registry.match(FontDescription(family: "Family\(index)"))
          if index.isMultiple(of: 2) {
            try? registry.unregister(.memory(name: "memory \(index)"))
          }
        }
      }
    }
    #expect(registry.fonts.count == 32)
    #expect(registry.fonts.allSatisfy { registry.resolve($0.postScriptName ?? "") != nil })
  }

  @Test func `Of tasks that register one font at once a single one succeeds`() async throws {
    let path = try folder.write(sample, to: "font.ttf")
    let registry = registry
    let successes = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<32 { group.addTask { (try? registry.register(path)) != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(successes == 1 && registry.fonts.count == 1)
  }
}
