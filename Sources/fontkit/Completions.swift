/// Shell completion scripts, made from the commands' descriptions.
enum Completions {
  static func script(for shell: String?) throws(CommandFailure) -> String {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default:
      throw .usage("completions are made for bash, zsh and fish", hint: "fontkit completions bash")
    }
  }

  private static var names: [String] {
    Fontkit.commands.map(\.name) + ["help", "completions"]
  }

  private static var bash: String {
    let cases = Fontkit.commands.map { command in
      let choices = command.options.filter { !$0.choices.isEmpty }.map { option in
        """
              \(option.name)) COMPREPLY=($(compgen -W "\(option.choices.joined(separator: " "))" -- "$word")); return ;;

        """
      }
      let options = command.options.map(\.name).joined(separator: " ")
      return """
          \(command.name))
            case "$previous" in
        \(choices.joined())    esac
            [[ $word == -* ]] && COMPREPLY=($(compgen -W "\(options) --help" -- "$word"))
            ;;

        """
    }
    return """
      _fontkit() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        if [[ $COMP_CWORD == 1 || ${COMP_WORDS[1]} == help ]]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined())  completions) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")) ;;
        esac
      }
      complete -o default -F _fontkit fontkit

      """
  }

  private static var zsh: String {
    let list = Fontkit.commands.map { "    '\($0.name):\(quoted($0.summary))'\n" }
    let cases = Fontkit.commands.map { command in
      let options = command.options.map { option in
        let value = option.value == nil ? "" : ":value:(\(option.choices.joined(separator: " ")))"
        return " '*\(option.name)[\(quoted(option.help))]\(value)'"
      }
      return "    \(command.name)) _arguments\(options.joined()) '*:file:_files' ;;\n"
    }
    return """
      #compdef fontkit
      _fontkit() {
        local -a commands=(
      \(list.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined())    completions) _values shell bash zsh fish ;;
        esac
      }
      _fontkit "$@"

      """
  }

  private static var fish: String {
    let commands = Fontkit.commands.map { command in
      let options = command.options.map { option in
        let value = option.value == nil ? "" : " -r"
        let choices =
          option.choices.isEmpty ? "" : " -f -a '\(option.choices.joined(separator: " "))'"
        return """
          complete -c fontkit -n '__fish_seen_subcommand_from \(command.name)' \
          -l \(option.name.drop { $0 == "-" }) -d '\(quoted(option.help))'\(value)\(choices)

          """
      }
      return """
        complete -c fontkit -n __fish_use_subcommand -f -a \(command.name) \
        -d '\(quoted(command.summary))'
        \(options.joined())
        """
    }
    return commands.joined()
      + """
      complete -c fontkit -n __fish_use_subcommand -f -a 'help completions'
      complete -c fontkit -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'

      """
  }

  /// Text inside single quotes and brackets of a shell's description.
  private static func quoted(_ text: String) -> String {
    String(text.map { "'[]:\\".contains($0) ? " " : $0 })
  }
}
