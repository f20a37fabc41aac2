internal import Invocation

/// The completion of fish.
public enum FishCompletion {
  public static var text: String {
    """
    # Completion of detent for fish.
    function __detent_command -d "Whether the subcommand is one of these"
        set -l words (commandline -opc)
        test (count $words) -ge 2; and contains -- $words[2] $argv
    end
    function __detent_no_command
        test (count (commandline -opc)) -eq 1
    end
    complete -c detent -f
    complete -c detent -n __detent_no_command -l help -d 'tell what there is'
    complete -c detent -n __detent_no_command -l version -d 'print the version'
    complete -c detent -n __detent_no_command -a help -d 'tell what a command is for'
    \(commands)
    complete -c detent -n '__detent_command help' -a '\(names.joined(separator: " "))'
    complete -c detent -n '__detent_command \(names.joined(separator: " "))' -l help -d 'tell what it is for'
    \(words)
    \(options)

    """
  }

  private static var names: [String] { Invocation.Command.allCases.map(\.rawValue) }

  private static var commands: String {
    Invocation.Command.allCases.map {
      "complete -c detent -n __detent_no_command -a \($0.rawValue) -d \(quoted($0.summary))"
    }.joined(separator: "\n")
  }

  private static var words: String {
    let lines: [String] = Invocation.Command.allCases.compactMap { command in
      guard let name = command.words, let offered = arguments(Offer(name)) else { return nil }
      return "complete -c detent -n '__detent_command \(command.rawValue)' \(offered)"
    }
    return lines.joined(separator: "\n")
  }

  private static var options: String {
    CommandOption.allCases.filter { !$0.isInternal }.flatMap { option in
      let value =
        Offer(option).map { offer in " " + (arguments(offer, isValue: true) ?? "-x") } ?? ""
      return option.helps.map { help, commands in
        let names = commands.map(\.rawValue).joined(separator: " ")
        return "complete -c detent -n '__detent_command \(names)'"
          + " -l \(option.rawValue.dropFirst(2))\(value) -d \(quoted(help))"
      }
    }.joined(separator: "\n")
  }

  /// What is offered; nil where nothing is.
  private static func arguments(_ offer: Offer, isValue: Bool = false) -> String? {
    let exclusive = isValue ? "-x " : ""
    switch offer {
    case .choices(let choices): return exclusive + "-a '\(choices.joined(separator: " "))'"
    case .files(let choices):
      let words = choices.isEmpty ? "" : " -a '\(choices.joined(separator: " "))'"
      return (isValue ? "-r -F" : "-F") + words
    case .folders: return exclusive + "-a '(__fish_complete_directories)'"
    case .devices: return exclusive + "-a '/dev/input/event*'"
    case .users: return exclusive + "-a '(__fish_complete_users)'"
    case .nothing: return nil
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
