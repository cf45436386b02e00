/// Splits a command line as a shell does, with single quotes, double quotes and backslashes.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case (let mark, .some(let open)) where mark == open: quote = nil
      case ("\\", .none), ("\\", .some("\"")):
        word = (word ?? "") + String(rest.popFirst() ?? "\\")
      case ("'", .none), ("\"", .none):
        quote = character
        word = word ?? ""
      case (" ", .none):
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
