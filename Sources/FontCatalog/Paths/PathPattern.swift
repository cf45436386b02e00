/// One pattern of a `.gitignore`.
///
/// Source: gitignore(5) of Git 2.47.
struct PathPattern: Hashable, Sendable {
  /// Whether the pattern takes back what earlier ones matched (`!`).
  let isNegated: Bool
  /// Whether it matches folders only (a slash at the end).
  let isForFolders: Bool
  private let components: [[Element]]

  /// Reads a line; `nil` for a blank line and a comment.
  init?(_ line: String) {
    var text = line[...]
    while text.last == " ", !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    isForFolders = text.hasSuffix("/")
    if isForFolders { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let isAnchored = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { Element.parse($0) }
    components = isAnchored ? parts : [[.folders]] + parts
  }

  /// Whether a path, relative to the folder of the pattern, is matched itself.
  func matches(_ path: [Substring], isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    let names = components.count { $0 != [.folders] }
    guard components.last != [.folders] || path.count > names else { return false }
    return matchesRuns(components, path, isRun: { $0 == [.folders] }) { component, name in
      matchesRuns(component, Array(name), isRun: { $0 == .run }) { $0.matches($1) }
    }
  }
}

/// Whether pieces match items one by one, where a run matches any number of items.
///
/// Only the last run before a mismatch is tried again, so that time stays within the product
/// of the lengths.
private func matchesRuns<Piece, Item>(
  _ pieces: [Piece], _ items: [Item], isRun: (Piece) -> Bool, matches: (Piece, Item) -> Bool
) -> Bool {
  var (piece, item) = (0, 0)
  var retry: (piece: Int, item: Int)?
  while item < items.count {
    if piece < pieces.count, isRun(pieces[piece]) {
      retry = (piece + 1, item)
      piece += 1
    } else if piece < pieces.count, matches(pieces[piece], items[item]) {
      (piece, item) = (piece + 1, item + 1)
    } else if let last = retry {
      retry = (last.piece, last.item + 1)
      (piece, item) = (last.piece, last.item + 1)
    } else {
      return false
    }
  }
  return pieces[piece...].allSatisfy(isRun)
}

extension PathPattern {
  /// A piece of one component.
  private enum Element: Hashable {
    case character(Character)
    /// `?`.
    case any
    /// `*`.
    case run
    /// `[a-z]`, or `[!a-z]`.
    case set([ClosedRange<Character>], isNegated: Bool)
    /// `**`: any number of folders.
    case folders

    static func parse(_ component: Substring) -> [Element] {
      guard component != "**" else { return [.folders] }
      var elements: [Element] = []
      var rest = component
      while let character = rest.popFirst() {
        switch character {
        case "*": if elements.last != .run { elements.append(.run) }
        case "?": elements.append(.any)
        case "[": elements.append(set(&rest))
        case "\\": elements.append(.character(rest.popFirst() ?? "\\"))
        default: elements.append(.character(character))
        }
      }
      return elements
    }

    /// Reads a set behind its bracket; a bracket that nothing closes matches nothing.
    private static func set(_ rest: inout Substring) -> Element {
      let isNegated = rest.first == "!" || rest.first == "^"
      if isNegated { rest.removeFirst() }
      var ranges: [ClosedRange<Character>] = []
      var isFirst = true
      while let first = rest.popFirst() {
        if first == "]", !isFirst { return .set(ranges, isNegated: isNegated) }
        isFirst = false
        if first == "[", rest.first == ":", let end = rest.firstRange(of: ":]") {
          ranges += classes[String(rest[..<end.lowerBound].dropFirst())] ?? []
          rest = rest[end.upperBound...]
          continue
        }
        let low = first == "\\" ? rest.popFirst() ?? first : first
        guard rest.first == "-", let high = rest.dropFirst().first, high != "]" else {
          ranges.append(low...low)
          continue
        }
        rest.removeFirst(2)
        if low <= high { ranges.append(low...high) }
      }
      return .set([], isNegated: false)
    }

    private static let classes: [String: [ClosedRange<Character>]] = [
      "alpha": ["a"..."z", "A"..."Z"], "digit": ["0"..."9"], "lower": ["a"..."z"],
      "alnum": ["a"..."z", "A"..."Z", "0"..."9"], "upper": ["A"..."Z"],
      "xdigit": ["a"..."f", "A"..."F", "0"..."9"], "space": [" "..." ", "\t"..."\r"],
      "blank": [" "..." ", "\t"..."\t"], "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
    ]

    func matches(_ character: Character) -> Bool {
      switch self {
      case .character(let wanted): character == wanted
      case .any: true
      case .set(let ranges, let isNegated):
        ranges.contains { $0.contains(character) } != isNegated
      case .run, .folders: false
      }
    }
  }
}
