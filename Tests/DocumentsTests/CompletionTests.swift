import Documents
import Invocation
import Testing

@Suite struct CompletionTests {
  @Test(arguments: Invocation.Command.allCases)
  func eachShellKnowsTheOptionsOfEachCommand(command: Invocation.Command) throws {
    let name = command.rawValue
    let bash = try #require(lines(of: BashCompletion.text, with: "    \(name)) options=").first)
    let fish = lines(of: FishCompletion.text, with: "complete ").filter { line in
      guard let commands = line.firstMatch(of: /'__detent_command ([^']*)'/) else { return false }
      return commands.output.1.split(separator: " ").contains(name[...])
    }
    let zsh = try #require(
      ZshCompletion.text.split(separator: "        \(name))\n").last?.split(separator: ";;").first)
    for option in CommandOption.allCases {
      let isListed = option.commands.contains(command) && !option.isInternal
      let words = bash.split { " \"".contains($0) }
      #expect(words.contains(option.rawValue[...]) == isListed)
      let long = " -l \(option.rawValue.dropFirst(2)) "
      #expect(fish.contains { $0.contains(long) } == isListed)
      #expect(["[", "=["].contains { zsh.contains(option.rawValue + $0) } == isListed)
    }
  }

  private func lines(of text: String, with start: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix(start) }
  }
}
