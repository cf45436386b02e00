import Foundation
import Testing

@testable import FontCatalog

/// Files of a project that repeat or nest what they say end in a bounded time and memory.
@Suite struct HostileProjectTests {
  @Test(.timeLimit(.minutes(1)))
  func `a podspec whose list never ends is given up`() {
    let list = String(repeating: "'a.ttf',\n", count: 60_000)
    let pod = PodSpecification(reading: Array("s.resources = [\n\(list)".utf8), path: "A.podspec")
    #expect(pod.fonts(FileIndex(files: ["a.ttf"], fonts: ["a.ttf"])).isEmpty)
  }

  @Test func `a podspec has no more patterns than a pod can need`() {
    let list = String(repeating: "'a.ttf',", count: 2_000)
    let pod = PodSpecification(reading: Array("s.resources = [\(list)]".utf8), path: "A.podspec")
    #expect(pod.fonts(FileIndex(files: ["a.ttf"], fonts: ["a.ttf"])).count == 1_000)
  }

  @Test func `what a podspec says behind a list that never ends counts`() {
    let list = String(repeating: "'b.ttf',\n", count: 10_000)
    let text = "s.resources = [\n\(list)s.resources = 'a.ttf'\n"
    let pod = PodSpecification(reading: Array(text.utf8), path: "A.podspec")
    #expect(pod.fonts(FileIndex(files: ["a.ttf"], fonts: ["a.ttf"])).map(\.path) == ["a.ttf"])
  }

  private static let ignoring = [
    "a.txt": "", ".gitignore": "Made\nKept\n", "App/.gitignore": "!Kept\nApp/Fonts/\n",
    "App/Fonts/a.txt": "", "Kept/.gitignore": "!/Kept\n",
  ]

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("Pods/Icons/Fonts/A.ttf", true), ("App/Pods/A.ttf", true), ("node_modules/A.ttf", true),
      ("App/Fonts/A.ttf", false), ("App/PodsFonts/A.ttf", false), ("App/Made/A.ttf", true),
      ("App/Kept/A.ttf", false), ("Kept/A.ttf", true),
      (String(repeating: "a/", count: 5_000) + "A.ttf", true),
    ])
  func `a font is absent for a reason where tools install it, Git ignores it or nobody looks`(
    path: String, hasReason: Bool
  ) throws {
    let sample = try SampleTree(Self.ignoring)
    let tree = try FileTree(root: sample.root.path, paths: [], excluded: [], positions: [:])
    withExtendedLifetime(sample) { #expect(tree.isAbsentForAReason(path) == hasReason) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `references to one folder many times over name its fonts once`() throws {
    let count = 2_000
    let ids = (0..<count).map { "F\($0)" }
    let text = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (\(ids.joined(separator: ", "))); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (R); };
        R = {isa = PBXResourcesBuildPhase;
             files = (\(ids.map { "B\($0)" }.joined(separator: ", "))); };
        \(ids.map { "\($0) = {isa = PBXFileReference; path = Fonts; sourceTree = \"<group>\"; };" }
          .joined())
        \(ids.map { "B\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }.joined())
      }; rootObject = P; }
      """
    let fonts = Set((0..<count).map { "Fonts/\($0).ttf" })
    let project = try XcodeProject(
      reading: Array(text.utf8), path: "App.xcodeproj/project.pbxproj")
    let index = FileIndex(files: fonts.sorted() + ["Fonts/License.txt"], fonts: fonts)
    let targets = XcodeTargets(
      project: project, index: index, settingsFiles: SettingsFiles([:])
    ).targets
    #expect(targets.map(\.fonts.count) == [count])
    #expect(targets.map(\.uncopiedFonts) == [[]])
  }

  @Test func `a setting that inherits itself many times over on each layer has no value`() {
    let inherited = String(repeating: "$(inherited)", count: 4)
    let layers = [["A": "x"]] + Array(repeating: ["A": inherited], count: 10)
    #expect(BuildSettings(layers)["A"] == nil)
    #expect(BuildSettings(Array(layers.prefix(3)))["A"] == String(repeating: "x", count: 16))
  }

  @Test(arguments: [2, 200])
  func `calls of a function that registers very much stand for themselves`(count: Int) {
    var calls = (0..<count).map { Self.call($0) }
    for index in calls.indices { calls[index].callees = ["Fonts.register"] }
    var bodies = (0..<count).map { Self.call(count + $0) }
    for index in bodies.indices { bodies[index].caller = "Fonts.register" }
    let followed = RegistrationCalls(calls + bodies).followed
    #expect(followed.count == (count == 2 ? count * count + count : 2 * count))
  }

  private static func call(_ line: Int) -> RuntimeRegistration {
    RuntimeRegistration(
      position: SourcePosition(file: "a.swift", line: line, column: 1), function: "register")
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["UIAppFonts: [", "UIAppFonts:\n", "UIAppFonts:\n - a\n", "UIAppFonts: [a,b]\n"])
  func `a description of a project with lists without end is read soon`(text: String) {
    let bytes = Array(String(repeating: text, count: 10_000).utf8)
    let list = DescribedFontList.read(yaml: bytes, path: "project.yml")
    #expect(list?.appFonts?.entries.count ?? 9 < 9)
  }
}
