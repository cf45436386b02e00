/// A reference to a build setting in the value of another: `$(NAME)`, `${NAME}`, `$NAME`, or
/// `$(NAME:operator)`.
struct SettingReference {
  /// Where it stands.
  let range: Range<String.Index>
  let name: String
  private let operators: [Substring]

  /// The last reference of a text, which holds no other; `nil` where it never ends.
  init?(lastIn text: String) {
    guard let dollar = text.lastIndex(of: "$") else { return nil }
    let rest = text[text.index(after: dollar)...]
    let parts: [Substring]
    if let closer = rest.first.flatMap({ Self.closers[$0] }) {
      guard let end = rest.firstIndex(of: closer) else { return nil }
      parts = rest[..<end].dropFirst().split(separator: ":", omittingEmptySubsequences: false)
      range = dollar..<text.index(after: end)
    } else {
      let bare = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard !bare.isEmpty else { return nil }
      parts = [bare]
      range = dollar..<bare.endIndex
    }
    name = String(parts.first ?? "")
    operators = Array(parts.dropFirst())
  }

  private static let closers: [Character: Character] = ["(": ")", "{": "}"]

  /// What stands in its place when the setting has a value; `nil` when that is not known.
  ///
  /// Source: the operators of Xcode's build settings (`default`, `lower`, `upper`,
  /// `c99extidentifier`, `rfc1034identifier`).
  func value(of setting: String?) -> String? {
    var value = setting
    for `operator` in operators {
      if `operator`.hasPrefix("default=") {
        value = value.flatMap { $0.isEmpty ? nil : $0 } ?? String(`operator`.dropFirst(8))
      } else {
        guard let text = value, let changed = Self.changed(text, by: `operator`) else { return nil }
        value = changed
      }
    }
    return value
  }

  private static func changed(_ text: String, by `operator`: Substring) -> String? {
    switch `operator` {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "identifier", "c99extidentifier": text.identifier(joinedBy: "_")
    case "rfc1034identifier": text.identifier(joinedBy: "-")
    default: nil
    }
  }
}

extension String {
  fileprivate func identifier(joinedBy mark: Character) -> String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : mark })
  }
}
