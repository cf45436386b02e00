/// The resources that a `.podspec` declares, as far as literals tell them.
struct PodSpecification: Sendable {
  /// What one expression declares.
  private struct Resources {
    /// The resource bundle; `nil` for the bundle of the app or the framework.
    var bundle: String?
    /// The pattern of the files, relative to the file's folder.
    var pattern: String
  }

  /// The folder that it lies in.
  let folder: String
  private var resources: [Resources] = []

  init(reading bytes: [UInt8], path: String) {
    folder = path.parentPath
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("#") }
    var expression: Expression?
    for line in lines {
      if let start = line.firstRange(of: ".resource") {
        expression = Expression()
        expression?.append(line[start.upperBound...])
      } else {
        expression?.append(line)
      }
      guard let whole = expression, whole.isComplete || whole.isTooLong else { continue }
      if !whole.isTooLong { add(whole.text) }
      expression = nil
    }
  }

  /// An expression of one or more lines.
  private struct Expression {
    private(set) var text = ""
    /// How many brackets are open.
    private var depth = 0

    mutating func append(_ line: Substring) {
      text += line
      depth += line.utf8.count { "[{(".utf8.contains($0) }
      depth -= line.utf8.count { "]})".utf8.contains($0) }
    }

    /// Whether it has as many closing brackets as opening ones.
    var isComplete: Bool {
      depth <= 0 && !(text.last == "=" || text.last == ",")
    }

    /// Whether it is longer than any list of resources.
    var isTooLong: Bool {
      text.utf8.count > 64 << 10
    }
  }

  /// The most patterns that are read.
  private static let patternLimit = 1_000

  /// Adds the patterns of `s = 'Fonts/*'` or `_bundles = { 'Kit' => ['Fonts/*.ttf'] }`; strings
  /// before `=>` name bundles.
  private mutating func add(_ expression: String) {
    var bundle: String?
    var rest = expression[...]
    while resources.count < Self.patternLimit,
      let quote = rest.firstIndex(where: { $0 == "'" || $0 == "\"" })
    {
      let text = rest[rest.index(after: quote)...]
      guard let end = text.firstIndex(of: rest[quote]) else { return }
      let value = String(text[..<end])
      rest = text[text.index(after: end)...]
      if rest.drop(while: \.isWhitespace).hasPrefix("=>") {
        bundle = value
      } else {
        resources.append(Resources(bundle: bundle, pattern: value))
      }
    }
  }

  /// The fonts among the resources, with their places in an app's bundle.
  func fonts(_ index: FileIndex) -> [Target.Resource] {
    let files = index.files(under: folder).filter(index.isFont)
    return resources.flatMap { resource in
      files.filter { Self.matches($0.inside(folder), resource.pattern) }.map { file in
        let name = file.lastPathComponent
        let place = resource.bundle.map { "\($0).bundle/\(name)" } ?? name
        return Target.Resource(path: file, bundlePath: place)
      }
    }
  }

  /// Whether a pattern may mean a file: it lies in the folder before the first wildcard, and has an
  /// extension that the pattern names.
  private static func matches(_ file: String, _ pattern: String) -> Bool {
    let start = pattern.prefix { !"*?[{#".contains($0) }
    guard start.count < pattern.count else {
      return file == pattern || file.hasPrefix(pattern + "/")
    }
    let name = pattern.lastPathComponent
    let dot = name.lastIndex(of: ".")
    let isNamed = dot.map { name[$0...].contains("*") || name[$0...].contains(file.pathExtension) }
    return file.hasPrefix(start) && isNamed != false
  }
}

extension String {
  /// The path relative to a folder that it lies in.
  fileprivate func inside(_ folder: String) -> String {
    folder.isEmpty ? self : String(dropFirst(folder.count + 1))
  }
}
