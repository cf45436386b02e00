import FontCatalog
import FontFiles
import FontLint

/// A name of the command line, and what it gets.
struct ResolvedName {
  let name: String
  let resolution: FontResolution?
  private let mismatch: FontNameMismatch

  init(_ name: String, among fonts: [RegisteredFont]) {
    self.name = name
    resolution = FontResolution(of: name, among: fonts)
    mismatch = FontNameMismatch(name, among: fonts)
  }

  /// Prints what the name gets, or reports what happens instead.
  func print(to console: Console) {
    guard let resolution else {
      return console.report("\(name): error: \(message)")
    }
    console.print("\(name.visible): \(resolution.sentence)\n")
    console.print(FontRows(resolution.fonts).text)
  }

  var json: JSONValue {
    [
      "name": .string(name),
      "kind": .optional(resolution?.kind.rawValue, JSONValue.string),
      "fonts": .array((resolution?.fonts ?? []).map(\.json)),
      "reason": resolution == nil ? .string(mismatch.reason.rawValue) : .null,
      "suggestions": resolution == nil
        ? .array(mismatch.postScriptNames.map(JSONValue.string)) : [],
      "message": resolution == nil ? .string(message) : .null,
    ]
  }

  /// What the name is, and what an app shows in place of the font that it meant.
  private var message: String {
    guard !name.hasPrefix(".") else {
      return "this is a private name of the system's; use the system font's own functions "
        + "(Core Text gives Times New Roman)"
    }
    return "this \(mismatch.predicate) (\(consequence))"
  }

  private var consequence: String {
    if SystemFonts.contain(name) { return "Apple's systems bring a font of this name or family" }
    switch mismatch.reason {
    case .caseDiffers: return "iOS may find it all the same, macOS does not"
    case .unnamedInstance: return "Core Text invents a name for it, which need not be this one"
    default: return "UIFont gives nil for it, and SwiftUI shows the system font"
    }
  }
}

extension FontResolution {
  /// What the name is, and which of several fonts it gets.
  fileprivate var sentence: String {
    guard fonts.count > 1 else { return "the \(kind) of this font" }
    let choice =
      kind == .postScript
      ? "only the first registered can be used" : "Core Text may give any of them"
    return "the \(kind) of \(fonts.count) fonts; \(choice)"
  }
}
