/// Reads what a question to a bundle asks for.
struct ResourceReader {
  let scanner: SwiftScanner
  let call: SwiftScanner.ResourceCall
  /// Whose bundle is asked.
  let reach: RuntimeRegistration.Reach
  private let arguments: [SwiftSource.Argument]
  /// The calls of the innermost function around.
  private let function: FunctionCalls?

  init(scanner: SwiftScanner, call: SwiftScanner.ResourceCall) {
    self.scanner = scanner
    self.call = call
    reach = scanner.source.bundleReach(ofQuestion: call.opening)
    arguments = scanner.source.arguments(call.opening)
    function = call.functions.last.map {
      FunctionCalls(header: $0.header, opening: $0.parameters, in: scanner)
    }
  }

  private var source: SwiftSource { scanner.source }

  private func argument(_ labels: String...) -> Range<Int>? {
    arguments.first { source.label(of: $0).map(labels.contains) ?? false }?.value
  }

  /// Whether all files of a kind are asked for.
  var isEnumeration: Bool {
    argument("forResource") == nil
  }

  /// The folders that are looked in; `nil` when they are not known.
  var folders: [String]? {
    guard let folder = argument("subdirectory", "inDirectory") else { return [""] }
    return folders(folder)
  }

  /// The extensions of all files that are asked for, an empty one for any; `nil` when they are not
  /// known.
  var enumeratedExtensions: [String]? {
    let kinds = extensions(argument("forResourcesWithExtension", "forResourcesOfType"))
    return kinds.map { $0.isEmpty ? [""] : $0.map(Self.withoutDot) }
  }

  /// The names that are asked for, with their extensions where those are known; `nil` when the file
  /// does not tell.
  var fileNames: AskedFileNames? {
    guard let name = argument("forResource") else { return nil }
    let kind = argument("withExtension", "ofType")
    var strings = HandedStrings(scanner, scope: call.scope, followsCalls: true)
    var inputs: [[Int: Range<Int>]] = [[:]]
    if isHandedNames {
      guard let all = function.flatMap({ strings.inputs(of: $0) }) else { return nil }
      inputs = all
    }
    var names: [String] = []
    for input in inputs {
      guard let stems = strings.strings(filled(name, input)) else { return nil }
      let kinds = kind.flatMap { strings.strings(filled($0, input)) }
      names += stems.flatMap { stem in kinds.map { $0.map { Self.join(stem, $0) } } ?? [stem] }
    }
    return AskedFileNames(names: names, functions: strings.functions)
  }

  /// Whether the names come from the parameters of the function around.
  var isHandedNames: Bool {
    [argument("forResource"), argument("withExtension", "ofType")].contains {
      $0.flatMap(parameter) != nil
    }
  }

  // MARK: - Files

  /// The font files that are asked for, directly or through the parameters of the function around.
  func files(_ places: [String: [Int]]) -> [RegisteredFile] {
    guard let name = argument("forResource") else { return [] }
    let kind = argument("withExtension", "ofType")
    let folder = argument("subdirectory", "inDirectory")
    let slots = [name, kind, folder].compactMap(\.self)
    guard let function, slots.contains(where: { parameter($0) != nil }) else {
      return files(name, kind, folder, places)
    }
    return function.inputs.flatMap { input in
      files(
        filled(name, input), kind.map { filled($0, input) }, folder.map { filled($0, input) },
        places)
    }
  }

  /// An argument, or what a call hands the parameter that it is.
  private func filled(_ range: Range<Int>, _ input: [Int: Range<Int>]) -> Range<Int> {
    parameter(range).flatMap { input[$0] } ?? range
  }

  private func files(
    _ name: Range<Int>, _ kind: Range<Int>?, _ folder: Range<Int>?, _ places: [String: [Int]]
  ) -> [RegisteredFile] {
    guard let names = handedStrings(name), let kinds = extensions(kind) else { return [] }
    let folders = folder.map { self.folders($0) } ?? [""]
    return names.compactMap { (name: String) -> RegisteredFile? in
      let files = kinds.isEmpty ? [name] : kinds.map { Self.join(name, $0) }
      let fonts = files.filter { FontSniffing.extensions.contains($0.pathExtension.lowercased()) }
      guard !fonts.isEmpty, fonts.count == files.count else { return nil }
      let inside = folders?.count == 1 ? folders?[0].appendingPath(name.parentPath) : nil
      return RegisteredFile(
        position: source.position(nearest(places[name] ?? []) ?? call.opening - 1),
        names: fonts.map(\.lastPathComponent), folder: inside.map(Self.normalized), reach: reach)
    }
  }

  /// The place of a literal that is nearest to the question.
  private func nearest(_ places: [Int]) -> Int? {
    places.prefix(Self.placeLimit).min { abs($0 - call.opening) < abs($1 - call.opening) }
  }

  private static let placeLimit = 1_000

  /// The extensions that are tried; none where the name has its own, `nil` when they are not known.
  private func extensions(_ range: Range<Int>?) -> [String]? {
    guard let range, !isNil(range) else { return [] }
    return strings(range)
  }

  private func folders(_ range: Range<Int>) -> [String]? {
    isNil(range) ? [""] : strings(range)?.map(Self.normalized)
  }

  private func isNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && source.kind(range.lowerBound) == .identifier
      && source.text(range.lowerBound) == "nil"
  }

  private static func normalized(_ folder: String) -> String {
    folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private static func withoutDot(_ kind: String) -> String {
    kind.hasPrefix(".") ? String(kind.dropFirst()) : kind
  }

  private static func join(_ name: String, _ kind: String) -> String {
    let kind = withoutDot(kind)
    return kind.isEmpty || name.hasSuffix(".\(kind)") ? name : "\(name).\(kind)"
  }

  // MARK: - Expressions

  /// Every string that an expression can give, where no function is handed it; `nil` when the file
  /// does not tell.
  private func strings(_ range: Range<Int>) -> [String]? {
    var strings = HandedStrings(scanner, scope: call.scope, followsCalls: false)
    return strings.strings(range)
  }

  /// Every string that an expression can give, as all calls hand it to functions; `nil` when the
  /// file does not tell.
  private func handedStrings(_ range: Range<Int>) -> [String]? {
    var strings = HandedStrings(scanner, scope: call.scope, followsCalls: true)
    return strings.strings(range)
  }

  /// The place of the parameter of the innermost function that an expression is.
  private func parameter(_ range: Range<Int>) -> Int? {
    guard range.count == 1, source.kind(range.lowerBound) == .identifier,
      let function, ClosureParameters(source).list(behind: range.lowerBound) == nil
    else { return nil }
    let name = source.text(range.lowerBound)
    return function.place(of: name)
  }
}
