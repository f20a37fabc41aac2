import InputModel
import Testing
import Themes

@testable import Invocation

@Suite struct RecordingArgumentTests {
  @Test func fileAndOptionsAreRead() throws {
    let replay = try ArgumentTests.run("replay a.yml --as lock --speed 1 --through uinput --json")
    #expect(replay.command == .replay)
    #expect(replay.recording.file == "a.yml")
    #expect(replay.recording.program == .lock)
    #expect(replay.recording.speed == .recorded)
    #expect(replay.recording.goesThroughKernel)
    let record = try ArgumentTests.run("record --duration 5s - --device /dev/input/event3")
    #expect(record.recording.file == "-")
    #expect(record.recording.duration == Interval(seconds: 5))
    #expect(record.latency.duration == nil)
  }

  @Test func looksBelongToWhatIsDrawn() throws {
    let lock = try ArgumentTests.run("replay a --as lock --theme high-contrast --surface 90x90")
    #expect(lock.theme == .bundled(.highContrast))
    #expect(try ArgumentTests.run("replay a --as mailbox --reduce-motion").reducesMotion)
  }

  @Test func rulesComeFromOneFileAtMost() throws {
    let run = try ArgumentTests.run("run my.yaml --check --dry-run --no-shake --grab")
    #expect(run.running.file == "my.yaml")
    #expect(run.running.checksOnly)
    #expect(run.running.isRehearsal)
    #expect(try ArgumentTests.run("run").running.file == nil)
  }

  @Test(
    arguments: [
      "run a b", "run -", "run --fingers 2", "events --check", "run a --surface 9x9",
      "replay", "record", "replay a b", "replay a --as devices", "replay a --as", "mailbox a",
      "replay a --speed 2", "replay a --through evdev", "replay a --as latency",
      "replay a --device b", "record a --json", "replay a --theme high-contrast",
      "replay a --as mailbox --theme high-contrast", "replay a --surface 9x9",
      "replay a --as watch --reduce-motion", "replay a --through uinput --surface 9x9",
    ])
  func othersAreRefused(line: String) {
    #expect(throws: UsageError.self) { try ArgumentTests.run(line) }
  }
}
