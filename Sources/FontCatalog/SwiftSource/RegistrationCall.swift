/// Tells whether a call registers fonts, by the words of its name and of what it is called on.
struct RegistrationCall {
  /// The words of the function.
  private let function: [String]
  /// The words of the type or value before the dot.
  private let receiver: [String]

  init(function: String, receiver: String) {
    self.function = Self.words(of: function)
    self.receiver = Self.words(of: receiver)
  }

  /// Whether the call says that it registers fonts, and not what only has to do with fonts, such as
  /// an observer of the font size.
  var registersFonts: Bool {
    let speaksOfFonts = !Self.fonts.isDisjoint(with: function)
    let words = speaksOfFonts ? function : function + receiver
    return function.contains("register") && !Self.fonts.isDisjoint(with: words)
      && Self.others.isDisjoint(with: words)
  }

  private static let fonts: Set = ["font", "fonts", "typeface", "typefaces"]

  private static let others: Set = [
    "observer", "observers", "notification", "notifications", "size", "sizes", "change", "changes",
    "scale", "scaling", "setting", "settings", "preference", "preferences", "cell", "cells",
    "picker", "view", "views", "table", "collection", "header", "nib", "listener", "handler",
    "callback", "delegate", "category", "action", "actions", "analytics", "tracker", "tracking",
    "event", "events", "logger", "metrics",
  ]

  /// The words of a name in camel case or with underscores, in lower case: `ct`, `font`, `manager`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let previous = index > 0 ? letters[index - 1] : nil
      let begins =
        letter.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
      if begins || letter == "_" {
        words.append(word)
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
