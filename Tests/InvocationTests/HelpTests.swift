import Invocation
import Testing

@Suite struct HelpTests {
  @Test(arguments: Invocation.Command.allCases)
  func helpTellsPurposeAndExamples(command: Invocation.Command) throws {
    let page = command.page
    #expect(!page.purpose.isEmpty && !page.examples.isEmpty)
    let text = HelpText.text(for: command)
    #expect(words(text).contains(words(page.purpose)))
    #expect(words(text).contains(words(command.notes)))
    for example in page.examples {
      #expect(text.contains("  " + example.line + "\n"))
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.first == "detent")
      guard case .run(let invocation) = try ArgumentParser.parse(Array(words.dropFirst())) else {
        Issue.record("“\(example.line)” runs nothing")
        continue
      }
      #expect(invocation.command == command)
    }
  }

  @Test(arguments: Invocation.Command.allCases)
  func helpTellsWhatStandsForValues(command: Invocation.Command) {
    let text = HelpText.text(for: command)
    for option in CommandOption.listed(for: command) {
      #expect(words(text).contains(" \(option.heading) \(option.help(for: command)) "))
      for word in option.value.map({ ValueName($0).words }) ?? [] {
        if let meaning = word.meaning { #expect(words(text).contains(meaning)) }
      }
    }
  }

  @Test(arguments: CommandOption.allCases)
  func eachCommandTellsAnOptionsOwnMeaning(option: CommandOption) {
    #expect(Set(option.helps.flatMap(\.commands)) == option.commands)
    for help in option.helps { #expect(!help.text.isEmpty && !help.text.hasSuffix(".")) }
    let hasSeveral: Set<CommandOption> = [
      .json, .device, .size, .rotate, .fingers, .seat, .noShake, .bound, .theme, .duration, .check,
    ]
    #expect((option.helps.count > 1) == hasSeveral.contains(option))
  }

  @Test func optionsStandInGroupsWhereThereAreSeveral() throws {
    let lock = HelpText.text(for: .lock)
    let places = try ["what is done:", "what opens it:", "looks:", "what is told:", "devices:"].map
    {
      try #require(lock.firstRange(of: "\n\n\($0)\n  --")).lowerBound
    }
    #expect(places == places.sorted())
    #expect(!HelpText.text(for: .unlock).contains(":\n  --"))
  }

  @Test(arguments: [nil] + Invocation.Command.allCases)
  func helpFitsATerminal(command: Invocation.Command?) {
    for line in HelpText.text(for: command).split(separator: "\n") { #expect(line.count <= 80) }
  }

  /// The text with one blank wherever it has some, so that it does not matter where lines break.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func aValuesNameHasChoicesAndWords() {
    let name = ValueName("usual|high-contrast|FILE")
    #expect(name.choices == ["usual", "high-contrast"])
    #expect(name.words == [.file])
    let words = ValueName("[export FILE|import FILE]")
    #expect(words.choices == ["export", "import"])
    #expect(words.words == [.file, .file])
    #expect(ValueName("WxH").choices == [] && ValueName("WxH").words == [.extent])
  }
}
