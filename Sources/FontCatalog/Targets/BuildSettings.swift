/// The build settings of one configuration of a target.
struct BuildSettings: Sendable {
  private var values: [String: String]

  /// Later settings overrule earlier ones, and may refer to them as `$(inherited)`.
  init(_ layers: [[String: String]]) {
    values = layers.reduce(into: [:]) { all, layer in
      for (key, value) in layer {
        all[key] = Self.value(value, inheriting: all[key] ?? "")
      }
    }
  }

  /// What a value is with that of the layer below put in; as it is written when that is too long.
  private static func value(_ text: String, inheriting inherited: String) -> String {
    guard text.utf8.count <= lengthLimit else { return text }
    let whole = text.replacing("$(inherited)", with: inherited)
    return whole.utf8.count <= lengthLimit ? whole : text
  }

  /// A setting with its variables replaced; `nil` when it is not set, or names what is not known.
  subscript(key: String) -> String? {
    values[key].flatMap(expanded)
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

  /// The most references that are replaced in one value, and the longest value in bytes, so that
  /// settings which hold each other many times over end.
  private static let referenceLimit = 64
  private static let lengthLimit = 4096

  /// Replaces references, the innermost first; `nil` where one leads nowhere.
  private func expanded(_ text: String) -> String? {
    var text = text
    for _ in 0..<Self.referenceLimit {
      guard text.contains("$") else { return text }
      guard let reference = SettingReference(lastIn: text),
        let value = reference.value(of: values[reference.name])
      else { return nil }
      text.replaceSubrange(reference.range, with: value)
      guard text.utf8.count <= Self.lengthLimit else { return nil }
    }
    return nil
  }
}
