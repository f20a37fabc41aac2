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
