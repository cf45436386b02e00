import FontScaling

/// The options that the scaling commands share.
extension Option {
  static let style = Option.value(
    "--style", "STYLE", "text style by its UIKit, SwiftUI or CSS name (default body)")
  static let category = Option.value(
    "--category", "LIST", "content sizes: all, a list XS,L,AX5 or a range S...XXXL")
  static let platform = Option.value(
    "--platform", "NAME", "iOS (default), iPadOS, macOS, tvOS, watchOS-38 to watchOS-49, visionOS")
  static let displayScale = Option.choice(
    "--display-scale", DisplayScale.allCases.map { "\($0.rawValue)" },
    "pixels in a point (default 3 on iOS, else 2)")
  static let format = Option.choice("--format", ["text", "json"], "how to print (default text)")
}

extension Arguments {
  /// Whether a program reads the result.
  var wantsJSON: Bool { self[.format] == "json" }

  /// The text style of `--style`; `nil` when it is not given.
  func textStyle() throws(CommandFailure) -> TextStyle? {
    guard let name = self[.style] else { return nil }
    guard let style = TextStyle(name: name) else {
      throw .usage(
        "--style '\(name)' is not a text style",
        hint: Spelling.hint(for: name, among: TextStyle.allCases.map(\.rawValue)))
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
      let ends = part.split(separator: "...", omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = ends.first, let last = ends.last else { continue }
      let low = try Self.category(first)
      let high = try Self.category(last)
      guard low <= high else { throw .usage("--category '\(part)' runs backwards") }
      chosen.formUnion(ContentSizeCategory.allCases[low.rawValue...high.rawValue])
    }
    return chosen.sorted()
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
