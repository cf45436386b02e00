import Foundation
import Testing

@testable import FontCatalog

/// Compares the tokenizer with the parser that the toolchain brings along.
@Suite(.enabled(if: TokenOracle.isAvailable, "the toolchain has no SwiftParser"))
struct SwiftTokenizerOracleTests {
  @Test func `every source file of this package splits as SwiftParser splits it`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["Sources", "Tests"].map { root.appending(path: $0) }
    let files = folders.flatMap(swiftFiles)
    #expect(files.count > 50)
    try compare(files)
  }

  @Test func `every notation splits as SwiftParser splits it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notations.swift")
    try Data(Self.notations.utf8).write(to: file)
    try compare([file.path])
  }

  private func compare(_ files: [String]) throws {
    for (file, expected) in try TokenOracle.tokens(of: files) {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
      let tokens = SwiftTokenizer(bytes).tokens
      let actual = zip(tokens, [nil] + tokens.dropLast()).compactMap(line)
      let difference = zip(actual, expected).first { $0 != $1 }
      #expect(difference == nil, "\(file): found, expected")
      #expect(actual.count == expected.count, "\(file)")
    }
  }

  /// How the oracle would print a token; `nil` for those that it leaves out.
  private func line(_ token: SwiftToken, after previous: SwiftToken?) -> String? {
    switch token.kind {
    case .symbol, .pound: nil
    default: "\(token.kind) \(token.start) \(token.end)"
    }
  }

  private func swiftFiles(under folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
  }

  private static let notations = ##"""
    #!/usr/bin/env swift
    import Foundation
    let empty = "", three = """
      lines "quoted" \(nested("\("deep \(1 + 2)")", [1: "a"]["b"])) \
      and \"""
      """
    let raw = #"\(no) \#(yes("inner"))"#, one = #"""#, two = ##"a"#b"##
    let rawLines = #"""
      \(no) \#(yes) """ "
      """#
    let expression = /a"b(c)[\/)]\/d/, extended = #/a/"b/#
    let block = #/
      a # "comment
      b/c
      /#
    let division = a / b / c, half = x! / 2 + y[0] / 2 + (z) / 2, sum = list.reduce(1, /)
    let quotient = a/b/c, optional = value! / 3 + value? / 4
    let ternary = flag ? /x/ : /y/
    let numbers = [0x1F, 0b1_0, 0o17, 1.5e-3, 0x1.8p+3, 1_000, pair.0.1, 1...2, 0..<3, 1.0...1.6]
    let closure = { $0 + $1 }, path = \Root.child?.leaf!, operators = a &+ b ?? .none
    /* outer /* inner " */ still " */ let after = 1 // " unbalanced
    #if os(iOS) && !targetEnvironment(macCatalyst)
      func `default`(_ `in`: Int) -> Int { `in` }
    #elseif canImport(AppKit)
      @available(macOS 13, *) func older<T: P & Q>(x: some P) async throws(E) -> [T?]? { nil }
    #else
      let é = "ünï", 文字 = "字\u{1F600}", emoji = "👩‍👩‍👧"
    #endif
    let macro = #externalMacro(module: "M", type: "T"), here = #file
    let call = f(a)("\(b ? "c" : "d")" + "e"){ "f" }
    infix operator <>: AdditionPrecedence
    prefix func !(a: Int) -> Bool { a == 0 }
    switch x { case let .a(b) where b > 0: return /1/ default: break }
    """##
}

/// The toolchain's own parser, as a small program that is compiled for the test.
enum TokenOracle {
  private static let toolchain: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
      .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }()

  static var isAvailable: Bool {
    guard let modules else { return false }
    return FileManager.default.fileExists(atPath: "\(modules)/SwiftParser.swiftmodule")
  }

  private static var modules: String? {
    toolchain?.appending(path: "lib/swift/host").path
  }

  /// The tokens of each file, one a line.
  static func tokens(of files: [String]) throws -> [(file: String, tokens: [String])] {
    let lines = try run(program.get().path, files).split(separator: "\n").map(String.init)
    return lines.reduce(into: []) { result, line in
      if line.hasPrefix("file ") {
        result.append((String(line.dropFirst(5)), []))
      } else if !result.isEmpty {
        result[result.count - 1].tokens.append(line)
      }
    }
  }

  private static let program = Result {
    let modules = try #require(Self.modules)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appending(path: "main.swift")
    let text = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Oracle/DumpTokens.swift.txt")
    try FileManager.default.copyItem(at: text, to: source)
    let program = folder.appending(path: "dump-tokens")
    let compiler = try #require(toolchain).appending(path: "bin/swiftc").path
    _ = try run(
      compiler,
      [
        source.path, "-o", program.path, "-I", modules, "-L", modules, "-lSwiftParser",
        "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", modules,
      ])
    return program
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
