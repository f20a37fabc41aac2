import InputModel
import Invocation
import Testing

/// Arguments that nobody means, as scripts and slips of the hand make them.
@Suite struct OddArgumentTests {
  private static let values = [
    "-", "--", "0", "-0", "-1", "+5", "1e999", "99999999999999999999999999", "nan", "-nan", "inf",
    "-inf", "0x0", "0x0x0", "1x", "x", "-1x-1", "nanxnan", "infxinf", "1e308x1e308", "1h", "-1s",
    "0s",
    "1d", "1hh", "s", "ms", ".", "½", "٣", "1,5", "1_000", " 5", "5 ", "0.0000001", "\n",
    "\u{1b}[31m",
    "é", "/", "/dev/null", "=", "=5", "|", String(repeating: "9", count: 5000),
  ]

  /// Nothing crashes, and what is refused names the option in one line.
  @Test(arguments: Invocation.Command.allCases)
  func eachOptionTakesOrRefusesThem(command: Invocation.Command) {
    for option in CommandOption.allCases {
      for value in Self.values {
        let arguments = [command.rawValue, "\(option.rawValue)=\(value)", "--json"]
        guard let message = refusal(arguments) else { continue }
        #expect(message.contains("--") || message.hasSuffix("takes one FILE"), "\(arguments)")
        // What stands in it was typed; the rest is one line.
        #expect(!message.replacing(value, with: "").contains("\n"), "\(arguments)")
      }
    }
  }

  @Test(arguments: Invocation.Command.allCases)
  func eachCommandTakesOrRefusesThem(command: Invocation.Command) {
    for value in Self.values + [""] {
      for arguments in [[value], [value, value], ["--", value], [value, "--help"]] {
        if let message = refusal([command.rawValue] + arguments) { #expect(!message.isEmpty) }
      }
    }
  }

  /// A variable of a script that is not set.
  @Test(arguments: Invocation.Command.allCases)
  func anEmptyValueIsNone(command: Invocation.Command) {
    for option in CommandOption.listed(for: command) where option.value != nil && option != .title {
      for arguments in [["\(option.rawValue)="], [option.rawValue, ""], [option.rawValue]] {
        let message = refusal([command.rawValue] + arguments)
        #expect(message?.hasPrefix("\(option.rawValue) needs a value: ") == true)
      }
    }
  }

  @Test func wordsFollowTheEndOfOptions() throws {
    guard
      case .run(let record) = try ArgumentParser.parse(["record", "--no-shake", "--", "--help"])
    else {
      Issue.record("it records nothing")
      return
    }
    #expect(record.recording.file == "--help" && !record.usesShake)
    #expect(try ArgumentTests.run("run -- -c").running.file == "-c")
    #expect(try ArgumentTests.run("watch --").command == .watch)
    #expect(
      refusal(["watch", "--", "-x"]) == "“-x” is not expected: detent watch takes options alone")
    #expect(refusal(["replay", "--", "a", "--json"]) == "detent replay takes one FILE")
  }

  @Test func ofAnOptionGivenTwiceTheLastCounts() throws {
    #expect(try ArgumentTests.run("lock --mode vt --mode cosmetic --json").lockMode == .cosmetic)
    #expect(try ArgumentTests.run("watch --bound 4 --bound 8").bound == .milliseconds(8))
  }

  private func refusal(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(arguments)
      return nil
    } catch {
      return error.message
    }
  }
}
