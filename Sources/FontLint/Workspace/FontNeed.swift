/// What the code of a target asks for by one name: any one of these fonts will do.
struct FontNeed: Sendable {
  /// The fonts that have the name, in formats that can be registered, sorted by path.
  let fonts: [BundledFont]
  /// Whether the target surely asks for it: code that it shares with other targets does not say
  /// which of its fonts each of them uses.
  let isSure: Bool

  /// Whether the font at a path is one of them.
  func isMet(by path: String) -> Bool {
    fonts.contains { $0.path == path }
  }
}
