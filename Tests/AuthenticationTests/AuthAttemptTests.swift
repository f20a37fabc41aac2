import Foundation
import Supervision
import Testing

@testable import Authentication

/// `detent-auth` and what may be in its place, as processes.
@Suite struct AuthAttemptTests {
  /// What comes of a secret.
  static func outcome(
    _ program: AuthProgram, _ method: AuthMethod, _ secret: [UInt8]
  ) throws -> AttemptOutcome {
    var attempt = try AuthAttempt(program, method)
    let end = attempt.takeSecret()
    let pipe = try #require(end)
    // More than a pipe holds is not given by anybody but a test.
    let handle = FileHandle(fileDescriptor: pipe, closeOnDealloc: true)
    signal(SIGPIPE, SIG_IGN)
    try? handle.write(contentsOf: Data(secret))
    try? handle.close()
    return try Self.end(of: &attempt)
  }

  static func end(of attempt: inout AuthAttempt) throws -> AttemptOutcome {
    var ended = pollfd(fd: attempt.descriptor, events: Int16(POLLIN), revents: 0)
    unsafe poll(&ended, 1, -1)
    let outcome = attempt.outcome()
    return try #require(outcome)
  }

  @Test func onlyThePINIsAccepted() throws {
    let fixture = try AuthFixture()
    let program = try fixture.programThatGivesUpRights()
    let method = AuthMethod.pin(file: try fixture.pin("2580"))
    let secrets: [([UInt8], AttemptOutcome)] = [
      (Array("2580".utf8), .accepted), (Array("2581".utf8), .refused), ([], .refused),
      (Array("2580\0".utf8), .refused), (Array("2580\n".utf8), .refused),
      (Array(repeating: 0x32, count: 10_000), .refused),
    ]
    for (secret, expected) in secrets {
      #expect(try Self.outcome(program, method, secret) == expected, "\(secret.prefix(6))")
    }
  }

  @Test func aFileThatCannotServeIsToldAndNothingCounts() throws {
    let fixture = try AuthFixture()
    let program = try AuthProgram(path: AuthFixture.program)
    let path = fixture.path("absent")
    let outcome = try Self.outcome(program, .pin(file: path), Array("2580".utf8))
    #expect(outcome == .unchecked("\(path) is absent: detent pin writes it"))
  }

  @Test(arguments: [
    "exit 0", "echo detent-auth accepted; exit 1", "echo detent-auth accepted; kill -9 $$",
    "printf 'detent-auth accepted'", "echo accepted", "echo detent-auth accepted >&2",
    "echo; echo detent-auth accepted", "echo detent-auth accepted; echo",
    "yes detent-auth accepted | head -c 4000", "kill -SEGV $$",
  ])
  func nonsenseIsNotAccepted(script: String) throws {
    let fixture = try AuthFixture()
    let program = try fixture.script(script)
    let outcome = try Self.outcome(program, .pam(user: "nobody"), Array("2580".utf8))
    guard case .broken = outcome else {
      Issue.record("\(script) comes to \(outcome)")
      return
    }
  }

  @Test func controlCharactersOfAReasonAreNotShown() throws {
    let fixture = try AuthFixture()
    let program = try fixture.script(#"printf 'detent-auth failed \033[2Jx\n'; exit 5"#)
    let outcome = try Self.outcome(program, .pam(user: "nobody"), [])
    #expect(outcome == .unchecked(#"\x1b[2Jx"#))
  }

  @Test func whatIsUndecidedCounts() throws {
    let fixture = try AuthFixture()
    let program = try fixture.script("echo detent-auth undecided no answer; exit 5")
    let outcome = try Self.outcome(program, .pam(user: "nobody"), [])
    #expect(outcome == .broken("no answer"))
  }

  @Test func whatCannotBeStartedIsTold() throws {
    let fixture = try AuthFixture()
    let program = try fixture.script("exit 0", interpreter: "/absent")
    let error = #expect(throws: AuthStartError.self) {
      _ = try AuthAttempt(program, .pam(user: "nobody"))
    }
    #expect(
      error?.outcome == .unchecked("detent-auth cannot be started: No such file or directory"))
    try FileManager.default.removeItem(atPath: program.path)
    #expect(throws: (any Error).self) { _ = try AuthProgram(path: program.path) }
  }

  /// What is stopped, or has started others, ends with the attempt.
  @Test func anAttemptThatIsGivenUpLeavesNothingBehind() throws {
    let fixture = try AuthFixture()
    let told = fixture.path("told")
    let program = try fixture.script(
      "sleep 1000 & echo $! > \(told).new; mv \(told).new \(told); kill -STOP $$")
    do {
      let attempt = try AuthAttempt(program, .pam(user: "nobody"))
      while !FileManager.default.fileExists(atPath: told) { usleep(1000) }
      _ = attempt.descriptor
    }
    let text = try String(contentsOfFile: told, encoding: .utf8)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Nobody reaps it but the first process of the system.
    while kill(child, 0) == 0, Self.state(child) != "Z" { usleep(1000) }
    #expect(kill(child, 0) != 0 || Self.state(child) == "Z")
  }

  private static func state(_ process: pid_t) -> Character? {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.first { $0.isLetter }
  }

  /// The secret is in no argument and no environment, and nobody but root may look into the memory.
  @Test func theProcessIsHidden() throws {
    let fixture = try AuthFixture()
    let program = try AuthProgram(path: AuthFixture.program)
    var attempt = try AuthAttempt(program, .pin(file: try fixture.pin("2580")))
    let end = attempt.takeSecret()
    let pipe = try #require(end)
    let descriptor = attempt.descriptor
    let process = try #require(Self.process(of: descriptor))
    // Limited is what it has come to once it waits for the secret.
    while Self.limit("Max open files", process) != "0" { usleep(1000) }
    #expect(Self.limit("Max core file size", process) == "0")
    let folder = URL(filePath: "/proc/\(process)")
    let arguments = try Data(contentsOf: folder.appending(path: "cmdline"))
    let text = String(decoding: arguments, as: UTF8.self).split(separator: "\0")
    #expect(text.count == 3 && text[1] == "pin")
    let status = try String(contentsOf: folder.appending(path: "status"), encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1"))
    #expect(status.contains("CapEff:\t0000000000000000"))
    close(pipe)
    let outcome = try Self.end(of: &attempt)
    #expect(outcome == .refused)
  }

  private static func process(of descriptor: Int32) -> pid_t? {
    let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("Pid:") }
    return line.flatMap { pid_t($0.dropFirst(4).trimmingCharacters(in: .whitespaces)) }
  }

  private static func limit(_ name: String, _ process: pid_t) -> Substring? {
    let text = try? String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.dropFirst(name.count).split(separator: " ").first
  }
}
