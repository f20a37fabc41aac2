internal import Invocation

/// The completion of bash, without the functions of bash-completion.
public enum BashCompletion {
  public static var text: String {
    """
    # Completion of detent for bash.
    _detent() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} options=
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(commands.joined(separator: " ")) help --help --version" -- "$cur"))
        return
      fi
      # Bash takes --mode=vt for three words.
      if [ "$cur" = "=" ]; then
        cur=
      elif [ "$prev" = "=" ]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      case $prev in
    \(values)
      esac
      case $command in
    \(words)
        help) COMPREPLY=($(compgen -W "\(commands.joined(separator: " "))" -- "$cur")); return ;;
      esac
      case $cur in
        -*) COMPREPLY=($(compgen -W "$options --help" -- "$cur")) ;;
        *)
          case $command in
    \(arguments)
          esac
          ;;
      esac
    }
    complete -F _detent detent

    """
  }

  private static var commands: [String] { Invocation.Command.allCases.map(\.rawValue) }

  private static var values: String {
    CommandOption.allCases.compactMap { option in
      guard !option.isInternal, let offer = Offer(option) else { return nil }
      return "    \(option.rawValue)) \(reply(offer) ?? ":"); return ;;"
    }.joined(separator: "\n")
  }

  private static var words: String {
    Invocation.Command.allCases.map { command in
      let options = CommandOption.listed(for: command).map(\.rawValue).joined(separator: " ")
      return "    \(command.rawValue)) options=\"\(options)\" ;;"
    }.joined(separator: "\n")
  }

  private static var arguments: String {
    let lines: [String] = Invocation.Command.allCases.compactMap { command in
      guard let name = command.words, let reply = reply(Offer(name)) else { return nil }
      return "        \(command.rawValue)) \(reply) ;;"
    }
    return lines.joined(separator: "\n")
  }

  /// The command that sets what is offered; nil where nothing is.
  private static func reply(_ offer: Offer) -> String? {
    switch offer {
    case .choices(let choices): compgen("-W \"\(choices.joined(separator: " "))\"")
    case .files(let choices):
      "compopt -o filenames; "
        + compgen((choices.isEmpty ? "" : "-W \"\(choices.joined(separator: " "))\" ") + "-f")
    case .folders: "compopt -o filenames; " + compgen("-d")
    case .devices: compgen("-G '/dev/input/event*'")
    case .users: compgen("-u")
    case .nothing: nil
    }
  }

  private static func compgen(_ action: String) -> String {
    "COMPREPLY=($(compgen \(action) -- \"$cur\"))"
  }
}
