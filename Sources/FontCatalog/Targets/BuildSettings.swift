/// The build settings of one configuration of a target.
struct BuildSettings: Sendable {
  private var values: [String: String]

  /// Later settings overrule earlier ones, and may refer to them as `$(inherited)`.
  init(_ layers: [[String: String]]) {
    values = layers.reduce(into: [:]) { all, layer in
      for (key, value) in layer {
        let inherited = all[key] ?? ""
        all[key] = value.replacing("$(inherited)", with: inherited)
      }
    }
  }

  /// A setting with its variables replaced; `nil` when it is not set, or names what is not known.
  subscript(key: String) -> String? {
    values[key].flatMap { expanded($0, depth: 0) }
  }

  /// The values that a setting can have, those under conditions such as `KEY[sdk=iphoneos*]`
  /// included; what names unknown variables is as it is written.
  func values(of key: String) -> [String] {
    let keys = values.keys.filter { $0 == key || $0.hasPrefix(key + "[") }
    return keys.sorted().compactMap { self[$0] ?? values[$0] }
  }

  /// The settings whose names begin with a prefix, by the rest of their names.
  ///
  /// A value under a condition counts where there is none without.
  func settings(withPrefix prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for key in values.keys.filter({ $0.hasPrefix(prefix) }).sorted() {
      let name = String(key.dropFirst(prefix.count).prefix { $0 != "[" })
      if found[name] == nil { found[name] = values[key] }
    }
    return found
  }

  /// Replaces `$(NAME)` and `${NAME}`, also as `$(NAME:modifier)`.
  private func expanded(_ text: String, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    guard let dollar = text.firstIndex(of: "$") else { return text }
    let open = text.index(after: dollar)
    guard open < text.endIndex, let close = Self.closers[text[open]],
      let end = text[open...].firstIndex(of: close)
    else { return nil }
    let name = text[text.index(after: open)..<end].prefix { $0 != ":" }
    guard let value = values[String(name)] else { return nil }
    return expanded(text[..<dollar] + value + text[text.index(after: end)...], depth: depth + 1)
  }

  private static let closers: [Character: Character] = ["(": ")", "{": "}"]
}
