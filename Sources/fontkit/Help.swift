/// The help pages, made from the commands' descriptions.
enum Help {
  static var overview: String {
    let width = Fontkit.commands.map(\.name.count).max() ?? 0
    let rows = Fontkit.commands.map { "  \(padded($0.name, to: width))  \($0.summary)\n" }
    return """
      usage: fontkit <command> [arguments]

      \(rows.joined())
        fontkit help <command>              what one command takes
        fontkit help configuration          what fontkit.json may say
        fontkit completions bash|zsh|fish   a completion script for a shell
        fontkit --version

      Exit status: 0 fine; 1 findings, or some inputs failed; 2 wrong usage or configuration, or
      nothing could be read.

      """
  }

  static func page(for name: String?) throws(CommandFailure) -> String {
    guard let name else { return overview }
    guard name != ConfigurationHelp.topic else { return ConfigurationHelp.page }
    return try Fontkit.command(named: name).helpPage
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Command {
  /// The command's help page.
  var helpPage: String {
    let terms = options.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }
    let column = min(28, terms.map(\.count).max() ?? 0)
    let rows = zip(terms, options).map { term, option in
      let gap = term.count > column ? "\n  " + Help.padded("", to: column) : ""
      return "  \(Help.padded(term, to: column))\(gap)  \(option.help)\n"
    }
    let list = rows.isEmpty ? "" : "\nOptions:\n" + rows.joined()
    let usage = ["usage: fontkit \(name)", options.isEmpty ? "" : "[options]", operands]
    return """
      \(usage.filter { !$0.isEmpty }.joined(separator: " "))

      \(summary)
      \(list)
      \(discussion)

      """
  }
}
