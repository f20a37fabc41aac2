extension Invocation.Command {
  /// One line that says what the subcommand does.
  public var summary: String {
    switch self {
    case .mailbox: "mail whose rows are swiped"
    case .todo: "DoDid: what is to be done and what is done"
    case .lock: "slide to unlock"
    case .unlock: "free a console that detent lock --mode vt holds, or left locked by a crash"
    case .pin: "set the PIN that detent lock --auth pin asks for"
    case .watch: "contacts, gestures and figures, live"
    case .events: "print gestures as they come"
    case .run: "run commands at gestures, by rules of a file"
    case .latency: "measure how long touches take to reach a program"
    case .devices: "list the touch devices and accelerometers"
    case .record: "write down what devices send, as libinput record does; keys never"
    case .replay: "play a recording of libinput record, evemu or detent record"
    }
  }
}

extension Invocation.Command {
  /// The words beside options that may follow; nil where none may.
  var words: String? {
    switch self {
    case .todo: "[export FILE|import FILE]"
    case .record, .replay: "FILE"
    case .pin: "[FILE]"
    case .run: "[CONFIG]"
    case .mailbox, .lock, .unlock, .watch, .events, .latency, .devices: nil
    }
  }
}

/// The text of `--help`.
public enum HelpText {
  /// The help of a subcommand, or of the whole program.
  public static func text(for command: Invocation.Command?) -> String {
    guard let command else { return overview }
    let options = CommandOption.allCases.filter {
      $0.commands.contains(command) && !$0.isInternal
    }
    let lines = options.map { option in
      let head = option.rawValue + (option.value.map { " " + $0 } ?? "")
      return "  " + padded(head, to: 30) + option.help
    }
    let words = command.words.map { " \($0)" } ?? ""
    let usage = "usage: detent \(command.rawValue)\(words)" + (lines.isEmpty ? "" : " [OPTIONS]")
    return """
      \(([usage, command.summary] + (lines.isEmpty ? [] : [lines.joined(separator: "\n")])).joined(separator: "\n\n"))
      \(keys(of: command))
      exit status: \(exitStatus(of: command)),
        2 usage, 3 no usable device, 4 not permitted, 5 failure, 128+n ended by signal n

      """
  }

  private static func keys(of command: Invocation.Command) -> String {
    switch command {
    case .mailbox:
      """

      keys: arrows or j k select, a archives, d deletes, s defers, l files, u undoes, r redoes, m menu,
        c writes, 1 2 3 show a view, q quits. --json takes commands on standard input. All of it, and
        the Maildir's folders, is in mailbox.md.

      """
    case .pin:
      """

      Asks twice on the terminal, or reads one line of another standard input, and keeps the hash in
      FILE (/etc/detent/pin), for its owner alone.

      """
    case .todo:
      """

      keys: arrows or j k select, space checks, s stars, d deletes, + opens the buttons, return opens,
        n writes, c opens the calendar, left and right change the day, i and a show important and all,
        u undoes, r redoes, m menu, q quits. --json takes commands on standard input. All of it is in
        todo.md.
      export writes the items to a file, import takes them in from one, all or none. The password comes
        from the terminal or from a pipe. All of it is in todo.md.

      """
    case .run:
      """

      CONFIG is YAML; without it $XDG_CONFIG_HOME/detent/run.yaml, then those of $XDG_CONFIG_DIRS and
        /etc/detent/run.yaml. It is read anew when it changes, and at HUP. All of it is in run.md.

      """
    case .lock, .unlock, .watch, .events, .latency, .devices, .record, .replay: ""
    }
  }

  private static var overview: String {
    let lines = Invocation.Command.allCases.map {
      "  " + padded($0.rawValue, to: 12) + $0.summary
    }
    return """
      usage: detent SUBCOMMAND [OPTIONS]

      Swipes, edge-pans, taps and shakes from real touchscreens, touchpads and accelerometers.

      \(lines.joined(separator: "\n"))

      detent SUBCOMMAND --help lists its options; detent --version prints the version.

      """
  }

  private static func exitStatus(of command: Invocation.Command) -> String {
    switch command {
    case .lock: "0 unlocked and nothing else, 6 opened by detent unlock"
    case .latency: "0 the bound holds for 99 % of touches, 1 it does not"
    case .pin: "0 the PIN is set"
    case .unlock: "0 nothing is locked any more"
    case .mailbox, .todo, .watch, .events, .run, .devices, .record: "0 done"
    case .replay: "0 all was played, 2 the file is damaged, and what stood before was played"
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text.count < width ? text + String(repeating: " ", count: width - text.count) : text + " "
  }
}
