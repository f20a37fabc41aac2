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
    case .doctor: "find out what keeps devices from being read, and how to mend it"
    case .calibrate: "measure a touch device's size and mounting, for udev"
    case .record: "write down what devices send, as libinput record does; keys never"
    case .replay: "play a recording of libinput record, evemu or detent record"
    }
  }
}

extension Invocation.Command {
  /// The words beside options that may follow, as `ValueName` reads them; nil where none may.
  package var words: String? {
    switch self {
    case .todo: "[export FILE|import FILE]"
    case .record, .replay: "FILE"
    case .pin: "[FILE]"
    case .run: "[CONFIG]"
    case .mailbox, .lock, .unlock, .watch, .events, .latency, .devices, .doctor, .calibrate: nil
    }
  }
}

internal import SafeText

/// The text of `--help`, in lines that a terminal of 80 columns has room for.
public enum HelpText {
  private static let width = 80

  /// The help of a subcommand, or of the whole program.
  public static func text(for command: Invocation.Command?) -> String {
    guard let command else { return overview }
    let options = CommandOption.listed(for: command)
    let page = command.page
    let words = command.words.map { " \($0)" } ?? ""
    let usage = "usage: detent \(command.rawValue)\(words)" + (options.isEmpty ? "" : " [OPTIONS]")
    let meanings = meanings(of: options)
    let parts = [
      usage,
      TextLines.wrapped(
        page.purpose.split(separator: "\n").joined(separator: " "), width: width, indent: 0
      ).joined(separator: "\n"),
      list(options, for: command),
      options.isEmpty ? "" : meanings + reading,
      filled(command.notes),
      "examples:\n"
        + page.examples.map { "  \($0.line)\n      \($0.result)" }.joined(separator: "\n"),
      filled("exit status: \(command.exitStatus),") + "\n  2 usage, "
        + (command.readsDevices ? "3 no usable device, " : "")
        + "4 not permitted, 5 failure, 128+n signal n",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static let reading =
    "Defaults stand in parentheses; of an option that is given twice the last counts."

  /// The options, by groups where there are several.
  private static func list(_ options: [CommandOption], for command: Invocation.Command) -> String {
    let groups = OptionGroup.allCases.map { group in (group, options.filter { $0.group == group }) }
      .filter { !$0.1.isEmpty }
    return groups.map { group, options in
      let lines = options.map { line($0.heading, $0.help(for: command), column: 26) }
      return ([group.rawValue + ":"].filter { _ in groups.count > 1 } + lines)
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// What stands for values, with units.
  private static func meanings(of options: [CommandOption]) -> String {
    let named = Set(options.compactMap(\.value).flatMap { ValueName($0).words })
    return ValueWord.allCases.compactMap { word in
      named.contains(word) ? word.meaning.map { line(word.rawValue, $0, column: 14) + "\n" } : nil
    }.joined()
  }

  private static var overview: String {
    let lines = Invocation.Command.allCases.map { line($0.rawValue, $0.summary, column: 14) }
    return """
      usage: detent SUBCOMMAND [OPTIONS]

      Swipes, edge-pans, taps and shakes from real touchscreens, touchpads and
      accelerometers.

      \(lines.joined(separator: "\n"))

      detent SUBCOMMAND --help tells what it is for, lists its options and gives
      examples; detent --version prints the version.

      """
  }

  private static func line(_ head: String, _ text: String, column: Int) -> String {
    TextLines.headed("  " + head, text, width: width, column: column).joined(separator: "\n")
  }

  /// Paragraphs, each of a line and of those after it that begin with a blank.
  private static func filled(_ text: String) -> String {
    var paragraphs: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" "), let last = paragraphs.popLast() {
        paragraphs.append("\(last) \(line)")
      } else {
        paragraphs.append(String(line))
      }
    }
    return paragraphs.flatMap { TextLines.wrapped($0, width: width, indent: 2) }
      .joined(separator: "\n")
  }
}

extension CommandOption {
  /// The option as it is written, with its value.
  package var heading: String { rawValue + (value.map { " " + $0 } ?? "") }
}

extension Invocation.Command {
  /// Keys, and whatever else there is to know.
  package var notes: String {
    switch self {
    case .mailbox:
      """
      keys: arrows or j k select, a archives, d deletes, s defers, l files, u undoes, r redoes, m menu,
        c writes, 1 2 3 show a view, q quits. --json takes commands on standard input. Lines,
        commands and the Maildir's folders are in detent(5).
      """
    case .todo:
      """
      keys: arrows or j k select, space checks, s stars, d deletes, + opens the buttons, return opens,
        n writes, c opens the calendar, left and right change the day, i and a show important and all,
        u undoes, r redoes, m menu, q quits. --json takes commands on standard input.
      export writes the items to a file, import takes them in from one, all or none. The password comes
        from the terminal or from a pipe. Lines, commands and files are in detent(5).
      """
    case .run:
      """
      CONFIG is YAML; without it $XDG_CONFIG_HOME/detent/run.yaml, then those of $XDG_CONFIG_DIRS and
        /etc/detent/run.yaml. It is read anew when it changes, and at HUP. Its keys are in detent(5).
      """
    case .doctor:
      """
      Opens touch devices and accelerometers for a moment, never keyboards. Each finding comes with the
        commands that mend it; the last line says that all is ready, or what to do first.
      """
    case .calibrate:
      """
      A touchscreen: touch targets near the four corners, then two marks of a ruler that lies across,
        and two of it when it lies down. A touchpad: the ruler alone. With --size: drag a finger from
        edge to edge instead, across and down. Prints a hwdb entry with the size and a udev rule with
        the matrix; nothing that is in force already is measured along.
      """
    case .lock, .unlock, .pin, .watch, .events, .latency, .devices, .record, .replay: ""
    }
  }

  /// Whether it may end for want of a device.
  var readsDevices: Bool { self != .pin && self != .unlock }

  /// What its own exit statuses mean.
  package var exitStatus: String {
    switch self {
    case .lock: "0 unlocked and nothing else, 6 opened by detent unlock"
    case .latency: "0 the bound holds for 99 % of touches, 1 it does not"
    case .calibrate:
      "0 measured, and with --check or --install proved, 1 touches or lengths do not agree or q ended it"
    case .pin: "0 the PIN is set"
    case .unlock: "0 nothing is locked any more"
    case .doctor: "0 all is ready, 5 another program holds a device"
    case .mailbox, .todo, .watch, .events, .devices, .record: "0 done"
    case .run: "0 the file is right (--check)"
    case .replay: "0 all was played, 2 the file is damaged, and what stood before was played"
    }
  }
}
