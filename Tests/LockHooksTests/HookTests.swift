import ChildProcesses
import Foundation
import LockHooks
import Testing

@Suite struct HookTests {
  static func options(_ change: (inout HookOptions) -> Void) -> HookOptions {
    var options = HookOptions()
    change(&options)
    return options
  }

  @Test(arguments: [
    options { _ in },
    options { $0.onLock = "echo --" },
    options {
      $0.onLock = "--"
      $0.onUnlock = ""
      $0.readyDescriptor = 12
      $0.metricsFile = "/a b/--.prom"
    },
  ])
  func optionsComeOverAsTheyWere(options: HookOptions) {
    var arguments = (options.arguments + ["--on-lock", "of the screen"])[...]
    #expect(HookOptions(from: &arguments) == options)
    #expect(Array(arguments) == ["--on-lock", "of the screen"])
  }

  @Test(arguments: [[], ["--on-lock", "x"], ["--on-lock"], ["--title", "x", "--"]])
  func whatIsCutOffIsNone(given: [String]) {
    var arguments = given[...]
    #expect(HookOptions(from: &arguments) == nil)
  }

  /// Runs a command, and returns its end and what it printed.
  private func run(_ command: HookCommand) throws -> (end: ChildEnd?, text: String) {
    let pipe = Pipe()
    let process = try command.start(output: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (process.wait(), text)
  }

  @Test(arguments: LockEnding.allCases)
  func theCommandLearnsHowItEnded(ending: LockEnding) throws {
    let options = Self.options { $0.onUnlock = "echo $DETENT_ENDING; echo over >&2" }
    let command = try #require(HookCommand.ended(ending, options))
    let (end, text) = try run(command)
    #expect(end == .exit(0))
    #expect(text == "\(ending.rawValue)\nover\n")
    #expect(HookCommand.locked(options) == nil)
  }

  @Test func theCommandGetsNothingThatIsOpenHere() throws {
    let pipe = Pipe()
    defer { withExtendedLifetime(pipe) {} }
    let options = Self.options {
      $0.onLock = """
        readlink /proc/self/fd/0; ls /proc/$$/fd | tr '\\n' ' '; echo
        grep -E '^Sig(Blk|Ign)' /proc/$$/status | tr -d '\\t'; ps -o sid= $$ | grep -c $$
        """
    }
    let command = try #require(HookCommand.locked(options))
    let (_, text) = try run(command)
    // The C library keeps two signals of its own ignored in every child.
    let lines = text.replacing("SigIgn:0000000180000000", with: "SigIgn:0000000000000000")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines == [
        "/dev/null", "0 1 2", "SigBlk:0000000000000000", "SigIgn:0000000000000000", "1",
      ])
  }

  @Test(arguments: [
    ("exit 3", "the command of --on-lock ended with status 3"),
    ("kill -9 $$", "the command of --on-lock was ended by signal 9"),
    ("true", nil),
  ])
  func whatFailsIsSaid(text: String, complaint: String?) throws {
    let command = try #require(HookCommand.locked(Self.options { $0.onLock = text }))
    let end = try #require(try run(command).end)
    #expect(command.complaint(about: end) == complaint)
  }

  @Test func theEndIsNotWaitedForForEver() throws {
    let command = try #require(HookCommand.locked(Self.options { $0.onLock = "sleep 1000" }))
    let process = try command.start(output: nil)
    #expect(process.wait(milliseconds: 50) == nil)
    kill(process.process, SIGKILL)
    #expect(process.wait() == .signal(SIGKILL))
  }

  @Test func whoWaitsGetsALineAndAnEnd() throws {
    let pipe = Pipe()
    let given = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD, 10)
    try pipe.fileHandleForWriting.close()
    guard let ready = ReadyDescriptor(given) else {
      Issue.record("the descriptor is not taken")
      return
    }
    #expect(!ReadyDescriptor.isFit(given))
    ready.tell()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("\n".utf8))
  }

  @Test func aDescriptorThatCannotBeWrittenToIsNotFit() {
    let pipe = Pipe()
    #expect(!ReadyDescriptor.isFit(pipe.fileHandleForReading.fileDescriptor))
    #expect(!ReadyDescriptor.isFit(2))
    #expect(!ReadyDescriptor.isFit(9999))
    withExtendedLifetime(pipe) {}
  }
}
