import CommandRuns
import Foundation
import GestureRules
import InputModel
import Testing

/// Real processes; nothing waits for a clock but for theirs.
@Suite struct CommandRunnerTests {
  private final class Reports {
    var actions: [CommandReport.Action] = []

    var endings: [CommandEnding] {
      actions.compactMap { if case .ended(let ending) = $0 { ending } else { nil } }
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("detent-runs-\(UUID().uuidString)")
  private let reports = Reports()
  private let runner: CommandRunner

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = InheritedEnvironment(
      of: ["PATH=/usr/bin:/bin", "DETENT_EDGE=stale", "NOTIFY_SOCKET=/nowhere", "LANG=C"])
    runner = CommandRunner(environment: environment) { [reports] report in
      reports.actions.append(report.action)
    }
  }

  private func attendUntilIdle() {
    while !runner.isIdle {
      var waiting = pollfd(fd: runner.descriptor, events: Int16(POLLIN), revents: 0)
      unsafe poll(&waiting, 1, -1)
      runner.attend()
    }
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  @Test func commandsHaveTheNumbersAndNothingElseOfOurs() {
    let inherited = dup(0)
    defer { close(inherited) }
    let out = folder.path
    runner.run(
      Firings.firing(
        .shell(
          """
          env > \(out)/env; ls /proc/self/fd | wc -l > \(out)/fds
          grep SigBlk /proc/self/status > \(out)/mask
          """)))
    attendUntilIdle()
    #expect(reports.endings == [CommandEnding(.status(0), isTimedOut: false)])
    let environment = text("env").split(separator: "\n")
    #expect(environment.contains("LANG=C"))
    #expect(environment.contains("DETENT_DISTANCE=80.0"))
    #expect(environment.contains("DETENT_DIRECTION=left"))
    #expect(!environment.contains { $0.hasPrefix("DETENT_EDGE") || $0.hasPrefix("NOTIFY") })
    // Three streams, and the one that ls reads the folder by.
    #expect(text("fds").trimmingCharacters(in: .whitespacesAndNewlines) == "4")
    #expect(text("mask").contains("0000000000000000"))
  }

  @Test func wordsReachTheProgramAsTheyAre() {
    runner.run(
      Firings.firing(
        .exec(["sh", "-c", "printf '%s|' \"$@\" > \(folder.path)/words", "x", "$HOME *", "a b"])))
    attendUntilIdle()
    #expect(text("words") == "$HOME *|a b|")
  }

  @Test func whatCannotBeRunIsTold() {
    runner.run(Firings.firing(.exec(["there-is-no-such-program"])))
    runner.run(Firings.firing(.exec(["/dev/null"])))
    #expect(runner.isIdle)
    #expect(
      reports.actions == [
        .failed("there-is-no-such-program is not found in PATH"),
        .failed("/dev/null cannot be run: Permission denied"),
      ])
  }

  @Test func endsAreReaped() {
    for _ in 0..<5 { runner.run(Firings.firing(.shell("exit 3"))) }
    attendUntilIdle()
    #expect(
      reports.endings
        == Array(repeating: CommandEnding(.status(3), isTimedOut: false), count: 5))
    for case .started(let process) in reports.actions { #expect(kill(process, 0) != 0) }
  }

  @Test func aStoppedCommandTakesItsGroupWithIt() throws {
    runner.run(
      Firings.firing(
        .shell("(trap '' TERM; exec sleep 1000) & echo $! > \(folder.path)/child; wait"),
        timeout: .milliseconds(300)))
    attendUntilIdle()
    #expect(reports.endings == [CommandEnding(.signal(SIGTERM), isTimedOut: true)])
    let child = try #require(Int32(text("child").trimmingCharacters(in: .whitespacesAndNewlines)))
    // Killed at once; whoever adopts it reaps it in a moment.
    while kill(child, 0) == 0, !isZombie(child) { usleep(1000) }
  }

  @Test func aDeafCommandIsKilled() {
    runner.run(
      Firings.firing(
        .shell("trap '' TERM; while :; do sleep 1000; done"), timeout: .milliseconds(300)))
    attendUntilIdle()
    #expect(reports.endings == [CommandEnding(.signal(SIGKILL), isTimedOut: true)])
  }

  @Test func theEndOfAllLeavesNothing() {
    runner.run(Firings.firing(.shell("exec sleep 1000"), timeout: nil))
    runner.run(Firings.firing(.shell("exec sleep 1000"), timeout: nil))
    runner.finish()
    attendUntilIdle()
    #expect(reports.actions.contains(.dropped(.ending)))
    #expect(reports.endings == [CommandEnding(.signal(SIGTERM), isTimedOut: false)])
  }

  private func isZombie(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }
}
