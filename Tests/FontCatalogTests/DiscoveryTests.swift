import FontBuilder
import FontFiles
import Foundation
import Testing

@testable import FontCatalog

/// Which files of a repository are read, and as what.
@Suite struct DiscoveryTests {
  @Test func `fonts are told by their bytes, and by an extension that promises one`() async throws {
    let tree = try SampleTree(
      ["Fonts/page.ttf": "<!DOCTYPE html><html></html>", "a.png": "no image", "true.txt": "true"],
      fonts: [
        "Fonts/Lato-Bold.ttf": "Lato-Bold", "data": "Lato-Light",
        "App.xcassets/Lato.dataset/Lato-Thin.otf": "Lato-Thin",
      ])
    let fonts = try await tree.read().fonts
    #expect(
      fonts.map(\.path) == [
        "App.xcassets/Lato.dataset/Lato-Thin.otf", "Fonts/Lato-Bold.ttf", "Fonts/page.ttf", "data",
      ])
    #expect(fonts.map(\.isInAssetCatalog) == [true, false, false, false])
    #expect(fonts.map { $0.file?.path } == [fonts[0].path, fonts[1].path, nil, "data"])
    #expect(fonts[1].file?.faces.first?.names.postScript == "Lato-Bold")
  }

  @Test func `a file with the bytes of an earlier one points to it`() async throws {
    let tree = try SampleTree(fonts: ["a.ttf": "A-One", "b.ttf": "A-One", "c.ttf": "A-Two"])
    #expect(try await tree.read().fonts.map(\.duplicateOf) == [nil, "a.ttf", nil])
  }

  @Test func `what is ignored, hidden or foreign is left out`() async throws {
    let tree = try SampleTree(
      [
        ".gitignore": "/Generated/\n*.tmp.ttf\n", "Sub/.gitignore": "secret.ttf", "Podfile": "",
      ],
      fonts: [
        "Generated/a.ttf": "A-A", "b.tmp.ttf": "A-B", "Sub/secret.ttf": "A-C", "Pods/d.ttf": "A-D",
        "node_modules/e.ttf": "A-E", ".build/f.ttf": "A-F", "android/g.ttf": "A-G",
        "Carthage/h.ttf": "A-H", "DerivedData/i.ttf": "A-I", "Sub/kept.ttf": "A-K",
        "secret.ttf": "A-L", "Vendor/x.ttf": "A-X",
      ])
    var configuration = Configuration()
    configuration.excluded = ["Vendor/"]
    let paths = try await tree.read(configuration).fonts.map(\.path)
    #expect(paths == ["Sub/kept.ttf", "secret.ttf"])
  }

  @Test func `rules that are too many to obey are said so`() async throws {
    let tree = try SampleTree([".gitignore": String(repeating: "a*b\n", count: 70_000)])
    #expect(
      try await tree.read().problems.map(\.description) == [
        ".gitignore:1:1: error: cannot be read: it has 280000 bytes; at most 262144 are read"
      ])
  }

  @Test func `a folder that is asked for obeys the rules above it`() async throws {
    let tree = try SampleTree(
      [".gitignore": "*.tmp.ttf\nA/\n", "A/.gitignore": "b.ttf\n"],
      fonts: ["A/B/a.ttf": "A-A", "A/B/b.ttf": "A-B", "A/B/c.tmp.ttf": "A-C"])
    var configuration = Configuration()
    configuration.paths = ["A/B"]
    #expect(try await tree.read(configuration).fonts.map(\.path) == ["A/B/a.ttf"])
  }

  @Test func `only the paths of the configuration are read`() async throws {
    let tree = try SampleTree(fonts: ["A/a.ttf": "A-A", "B/b.ttf": "A-B", "c.ttf": "A-C"])
    var configuration = Configuration()
    configuration.paths = ["A", "./c.ttf", "missing"]
    let project = try await tree.read(configuration)
    #expect(project.fonts.map(\.path) == ["A/a.ttf", "c.ttf"])
    #expect(
      project.problems.map(\.description) == [
        "missing:1:1: error: there is no such file or folder"
      ])
  }

  @Test func `links out of the root and to folders are not followed, and each file is read once`()
    async throws
  {
    let outside = try SampleTree(fonts: ["out.ttf": "A-O"])
    let tree = try SampleTree(fonts: ["Fonts/in.ttf": "A-I"])
    try tree.link("Fonts/loop", to: "..")
    try tree.link("Fonts/out.ttf", to: outside.root.appending(path: "out.ttf").path)
    try tree.link("same.ttf", to: "Fonts/in.ttf")
    try tree.link("broken.ttf", to: "nowhere")
    try tree.add(".hidden/A.swift", Array("let a = UIFont(name: \"A\", size: 1)".utf8))
    for link in ["A.swift", "B.swift"] { try tree.link(link, to: ".hidden/A.swift") }
    let project = try await tree.read()
    #expect(project.fonts.map(\.path) == ["Fonts/in.ttf"])
    #expect(project.references.map(\.position.file) == ["A.swift"])
    #expect(
      project.files.filter { !$0.hasPrefix("Fonts/") } == ["A.swift", "B.swift", "same.ttf"])
  }

  @Test func `a root that is missing is an error`() async {
    await #expect(throws: FontFileError.notFound(path: "/nowhere/at/all")) {
      try await Project.read("/nowhere/at/all")
    }
  }

  @Test func `a source that is too large or not UTF-8 is a problem with a place`() async throws {
    let tree = try SampleTree(["large.swift": String(repeating: "x", count: 17 << 20)])
    try tree.add("bad.swift", Array("let a = 1\n  \"".utf8) + [0xFF, 0x22])
    let problems = try await tree.read().problems
    #expect(
      problems.map(\.description) == [
        "bad.swift:2:4: error: it is not valid UTF-8",
        "large.swift:1:1: error: cannot be read: it has 17825792 bytes; at most 16777216 are read",
      ])
  }

  @Test func `two readings of the same files are equal`() async throws {
    let tree = try SampleTree(
      [
        "a.swift": "enum F: String { case a = \"Lato-Bold\" }\nlet f = UIFont(name: x, size: 1)",
        "b.swift": "let f = Font.custom(\"Lato-Bold\", size: 1)",
      ], fonts: ["a.ttf": "Lato-Bold", "b.ttf": "Lato-Light"])
    let first = try await tree.read()
    let second = try await tree.read()
    #expect(first.fonts == second.fonts)
    #expect(first.catalogs == second.catalogs)
    #expect(first.references == second.references)
    #expect(first.uncheckedNames == second.uncheckedNames)
    #expect(first.catalogs.map(\.name) == ["F"])
    #expect(first.references.map(\.value) == ["Lato-Bold"])
    #expect(first.swiftFileCount == 2)
  }

  @Test func `a registration covers the files that it names, and all when it names none`()
    async throws
  {
    let tree = try SampleTree(
      [
        "a.swift": """
        registerFont("Lato-Bold", extension: "ttf")
        registerFont("Fonts/Gone.ttf")
        registerFonts(bundle: "com.example.app")
        """
      ], fonts: ["Lato-Bold.ttf": "Lato-Bold"])
    let registrations = try await tree.read().registrations
    #expect(registrations.map(\.fileNames) == [["Lato-Bold"], ["Gone.ttf"], []])
  }

  @Test func `a commit of any file that is read runs the hook of pre-commit`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let hooks = try String(
      contentsOf: root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let line = try #require(hooks.split(separator: "\n").first { $0.contains("files: ") })
    let pattern = try Regex(String(line.split(separator: "files: ")[1]))
    for ending in FileReader.extensions {
      #expect("App/Some.\(ending)".contains(pattern), "\(ending)")
    }
    #expect(!"App/Some.md".contains(pattern))
  }

  @Test func `generated members count as references to their fonts`() async throws {
    let tree = try SampleTree(
      ["a.swift": "let f = R.font.latoBold(size: 1)\nlet g = FontFamily.Lato.light.font(size: 1)"],
      fonts: ["lato_bold.ttf": "Lato-Bold", "b.ttf": "Lato-Light"])
    let references = try await tree.read().references
    #expect(references.map(\.value) == ["Lato-Bold", "Lato-Light"])
    #expect(references.map(\.kind) == [.generatedMember, .generatedMember])
    #expect(references.map(\.caseName) == ["latoBold", "Lato.light"])
  }
}
