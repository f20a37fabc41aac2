internal import Invocation

/// The completion of zsh.
public enum ZshCompletion {
  public static var text: String {
    """
    #compdef detent
    # Completion of detent for zsh.
    _detent_choices_or_file() {
      compadd -- "$@"
      _files
    }
    _detent() {
      local curcontext="$curcontext" state line
      local -a commands
      commands=(
    \(commands)
      )
      _arguments -C '(- *)--help[tell what there is]' '(- *)--version[print the version]' \\
        '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          curcontext="${curcontext%:*:*}:detent-$words[1]:"
          case $words[1] in
    \(cases)
            help) _describe -t commands command commands ;;
          esac
          ;;
      esac
    }
    _detent "$@"

    """
  }

  private static var commands: String {
    let described = Invocation.Command.allCases.map { ($0.rawValue, $0.summary) }
    return (described + [("help", "tell what a command is for")]).map { name, summary in
      "    " + quoted("\(name):\(summary.replacing(":", with: "\\:"))")
    }.joined(separator: "\n")
  }

  private static var cases: String {
    Invocation.Command.allCases.map { command in
      let options = CommandOption.listed(for: command).map { specification($0, for: command) }
      let words = command.words.map { [quoted("*:\(plain($0)):\(action(Offer($0)))")] } ?? []
      let all = [quoted("(- *)--help[tell what it is for]")] + options + words
      return """
                \(command.rawValue))
                  _arguments \\
                    \(all.joined(separator: " \\\n            "))
                  ;;
        """
    }.joined(separator: "\n")
  }

  private static func specification(
    _ option: CommandOption, for command: Invocation.Command
  ) -> String {
    let repeated = option.isRepeatable(for: command) ? "*" : ""
    let help = plain(option.help(for: command))
    guard let name = option.value, let offer = Offer(option) else {
      return quoted("\(repeated)\(option.rawValue)[\(help)]")
    }
    // --compare has two values, which no equals sign can give.
    let values = name.contains(" ") ? name.split(separator: " ").map(String.init) : [name]
    let sign = values.count == 1 ? "=" : ""
    let messages = values.map { ":\(plain($0)):\(action(offer))" }.joined()
    return quoted("\(repeated)\(option.rawValue)\(sign)[\(help)]\(messages)")
  }

  private static func action(_ offer: Offer) -> String {
    switch offer {
    case .choices(let choices): "(\(choices.joined(separator: " ")))"
    case .files(let choices) where choices.isEmpty: "_files"
    case .files(let choices):
      // The space keeps options from being put before the words.
      " _detent_choices_or_file \(choices.joined(separator: " "))"
    case .folders: "_files -/"
    case .devices: "_files -g \"/dev/input/event*\""
    case .users: "_users"
    case .nothing: ""
    }
  }

  /// Text without what has a meaning in a specification.
  private static func plain(_ text: String) -> String {
    text.replacing("[", with: "").replacing("]", with: "").replacing(":", with: "\\:")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
