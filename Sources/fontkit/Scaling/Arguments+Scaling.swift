import FontScaling

/// The options that the scaling commands share.
extension Option {
  static let style = Option.value(
    "--style", "STYLE", "A text style by its UIKit, SwiftUI or CSS name.")
  static let category = Option.value(
    "--category", "LIST", "Content sizes: all, a list XS,L,AX5 or a range S...XXXL.")
  static let platform = Option.value(
    "--platform", "NAME", "iOS, iPadOS, macOS, tvOS, watchOS-38 to -49, visionOS (iOS).")
  static let displayScale = Option.choice(
    "--display-scale", DisplayScale.allCases.map { "\($0.rawValue)" },
    "Pixels in a point (3 on iOS, else 2).")
  static let format = Option.choice(
    "--format", ["text", "json"], "How to print: for people (text) or for programs (json).")
}

extension Arguments {
  /// Whether a program reads the result.
  var wantsJSON: Bool { self[.format] == "json" }

  /// The text style of `--style`; `nil` when it is not given.
  func textStyle() throws(CommandFailure) -> TextStyle? {
    guard let name = self[.style] else { return nil }
    guard let style = TextStyle(name: name) else {
      let names = TextStyle.allCases.map(\.rawValue)
      throw .usage(
        "--style '\(name)' is not a text style",
        hint: Spelling.hint(for: name, among: names) ?? "one of \(names.joined(separator: ", "))")
    }
    return style
  }

  /// The platform of `--platform`, or iOS.
  func platform() throws(CommandFailure) -> Platform {
    guard let name = self[.platform] else { return .iOS }
    guard let platform = Platform(name: name) else {
      let names = Platform.all.map(\.name)
      throw .usage(
        "--platform '\(name)' is not a platform", hint: "one of \(names.joined(separator: ", "))")
    }
    return platform
  }

  /// The display scale of `--display-scale`, or the one that the platform's newest devices have.
  func displayScale(on platform: Platform) -> DisplayScale {
    self[.displayScale].flatMap { Int($0) }.flatMap(DisplayScale.init)
      ?? (platform == .iOS ? .x3 : .x2)
  }

  /// The content sizes of `--category`, in their order; `nil` when it is not given.
  func categories(on platform: Platform) throws(CommandFailure) -> [ContentSizeCategory]? {
    guard let list = self[.category] else { return nil }
    guard list.lowercased() != "all" else { return platform.categories }
    var chosen: Set<ContentSizeCategory> = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let range = try Self.range(part)
      chosen.formUnion(ContentSizeCategory.allCases.filter(range.contains))
    }
    return chosen.sorted()
  }

  /// One content size, or a range such as `S...XXXL`.
  private static func range(
    _ text: Substring
  ) throws(CommandFailure) -> ClosedRange<ContentSizeCategory> {
    let ends = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    let (low, high) = (try category(ends[0]), try category(ends[ends.count - 1]))
    guard low <= high else {
      throw .usage("--category '\(text)' runs backwards", hint: "the smaller size comes first")
    }
    return low...high
  }

  /// The content sizes of `--category`, or the platform's default alone.
  func categoriesOrDefault(on platform: Platform) throws(CommandFailure) -> [ContentSizeCategory] {
    if let given = try categories(on: platform) { return given }
    return [
      try CommandFailure.computing { () throws(ScalingError) in try platform.defaultCategory() }
    ]
  }

  private static func category(_ name: Substring) throws(CommandFailure) -> ContentSizeCategory {
    guard let category = ContentSizeCategory(name: String(name)) else {
      throw .usage(
        "--category '\(name)' is not a content size",
        hint: "all, or \(ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", "))")
    }
    return category
  }

  /// The one operand that a command takes at most; `nil` when there is none.
  func operand(of command: String) throws(CommandFailure) -> String? {
    guard operands.count <= 1 else {
      throw .usage(
        "unexpected '\(operands[1])'", hint: "see 'fontkit help \(command)'")
    }
    return operands.first
  }
}
