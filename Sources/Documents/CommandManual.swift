internal import InputModel
internal import Invocation

/// detent(1): all commands, from the tables that `--help` and the command line's parser use.
public enum CommandManual {
  /// The page; the date is such as 2026-03-04.
  public static func text(date: String) -> String {
    var page = Roff()
    page.request(".TH DETENT 1 \(date) \"Detent \(DetentVersion.text)\" \"Detent's commands\"")
    page.section("NAME")
    page.request("detent \\- swipes, edge-pans, taps and shakes from real input devices")
    addSynopsis(to: &page)
    page.section("COMMANDS")
    for command in Invocation.Command.allCases { add(command, to: &page) }
    page.section("OPTIONS")
    add(
      """
      Defaults stand in parentheses; of an option that is given twice the last counts. What follows `--`
      is no option, whatever it begins with.
      """, to: &page)
    for option in CommandOption.allCases where !option.isInternal { add(option, to: &page) }
    addValues(to: &page)
    add(Surroundings.exitStatuses, as: "EXIT STATUS", to: &page)
    add(Surroundings.files, as: "FILES", to: &page)
    add(Surroundings.environment, as: "ENVIRONMENT", to: &page)
    page.section("SEE ALSO")
    page.request(".BR detent (5),")
    page.request(".BR libinput (1),")
    page.request(".BR udevadm (8)")
    return page.text
  }

  private static func addSynopsis(to page: inout Roff) {
    page.section("SYNOPSIS")
    for command in Invocation.Command.allCases {
      let options = CommandOption.listed(for: command).isEmpty ? "" : " [OPTIONS]"
      page.request(Roff.bold("detent \(command.rawValue)") + words(of: command) + options)
      page.request(".br")
    }
    page.request(Roff.bold("detent help") + " [COMMAND]")
    page.request(".br")
    page.request(Roff.bold("detent --version"))
    page.section("DESCRIPTION")
    add(
      """
      Detent reads touchscreens, touchpads and accelerometers and turns their motion into gestures,
      with places and distances in points of 1/163 inch. It draws on the terminal, or prints lines
      with `--json`, which detent(5) tells of.
      """, to: &page)
  }

  private static func words(of command: Invocation.Command) -> String {
    command.words.map { " " + Roff.escaped($0) } ?? ""
  }

  private static func add(_ command: Invocation.Command, to page: inout Roff) {
    page.request(".SS \"detent \(command.rawValue)\(words(of: command))\"")
    let about = command.page
    add(about.purpose, to: &page)
    for line in command.notes.split(separator: "\n") {
      if !line.hasPrefix(" ") { page.paragraph() }
      add(String(line), to: &page)
    }
    let options = CommandOption.listed(for: command).map { "`\($0.rawValue)`" }
    if !options.isEmpty {
      page.paragraph()
      add("Options: \(options.joined(separator: ", ")).", to: &page)
    }
    page.paragraph()
    add("Exit status: \(command.exitStatus).", to: &page)
    page.paragraph()
    page.literal(about.examples.flatMap { [$0.line, "    " + $0.result] })
  }

  private static func add(_ option: CommandOption, to page: inout Roff) {
    let value = option.value.map { " \\fI\(Roff.escaped($0))\\fR" } ?? ""
    page.item(
      Roff.bold(option.rawValue) + value,
      option.helps.flatMap { help, commands in
        let names = commands.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        let text = Roff.escaped(help.prefix(1).uppercased() + help.dropFirst() + ".")
        // Whoever looks for one command reads its name first where it is not as for all.
        guard option.helps.count > 1 else {
          return Roff.filled(text) + Roff.filled(Markdown.roff("For \(names)."))
        }
        return Roff.filled(Markdown.roff("For \(names): ") + Roff.escaped(help + "."))
      })
  }

  private static func addValues(to page: inout Roff) {
    page.section("VALUES")
    for word in ValueWord.allCases {
      guard let meaning = word.meaning else { continue }
      page.item("\\fI\(word.rawValue)\\fR", Roff.filled(Roff.escaped(meaning + ".")))
    }
  }

  private static func add(
    _ table: [(String, String)], as title: String, to page: inout Roff
  ) {
    page.section(title)
    for (head, body) in table { page.item(Roff.bold(head), Roff.filled(Markdown.roff(body))) }
  }

  private static func add(_ text: String, to page: inout Roff) {
    for line in Roff.filled(Markdown.roff(text)) { page.request(line) }
  }
}
