import Authentication
import CLinux
import Foundation
import InputModel
import Interaction
import LockMessages
import Synchronization
import Testing

@testable import detent

/// What the keeper of a secret is asked for, and what it answers, with the process that checks it and
/// with the one that holds a console.
@Suite struct SecretKeeperTests {
  init() {
    // As the program does: a check may end before the secret is given.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Answers as they come.
  final class Answers: Sendable {
    private let content = Mutex<[SecretAnswer]>([])

    func add(_ answer: SecretAnswer) { content.withLock { $0.append(answer) } }

    /// Waits for so many.
    func await(_ count: Int) -> [SecretAnswer] {
      while content.withLock({ $0.count }) < count { usleep(1000) }
      return content.withLock { $0 }
    }
  }

  /// A keeper that has secrets checked by a script in the place of `detent-auth`.
  static func keeper(
    _ script: String, _ fixture: AuthFixture
  ) throws -> (SecretKeeper, Answers) {
    let check = OwnCheck(try fixture.script(script), .pin(file: "/absent"))
    let keeper = try SecretKeeper(check)
    let answers = Answers()
    try keeper.start { answers.add($0) }
    return (keeper, answers)
  }

  /// Accepts 2580 and refuses all else.
  static let checker = """
    if [ "$(cat)" = 2580 ]; then echo detent-auth accepted; exit 0; fi
    echo detent-auth refused; exit 1
    """

  @Test func whatIsTypedIsCheckedAndForgotten() throws {
    let fixture = try AuthFixture()
    let (keeper, answers) = try Self.keeper(Self.checker, fixture)
    keeper.ask([.add("25"), .add("8"), .add("1"), .submit])
    #expect(answers.await(1) == [.refused(wait: .zero)])
    #expect(!keeper.hasAccepted)
    // Nothing of the first is left, and what is taken back does not count.
    keeper.ask([.add("9"), .clear, .add("2"), .add("5"), .add("7"), .eraseLast])
    keeper.ask([.add("80"), .submit])
    #expect(answers.await(2).last == .accepted)
    #expect(keeper.hasAccepted)
    keeper.end()
  }

  /// The holder's side of the socket is played by the test.
  @Test func aHolderGetsTheSecretByItsPipeAlone() throws {
    var ends: [Int32] = [-1, -1]
    try #require(
      unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    defer { close(ends[0]) }
    let slides = Answers()
    let keeper = try SecretKeeper(
      HolderCheck(descriptor: ends[1]) { slides.add(.accepted) })
    let answers = Answers()
    try keeper.start { answers.add($0) }
    let closed = AttemptAnswer.closed(wait: Interval(seconds: 3)).bytes
    unsafe send(ends[0], closed, closed.count, 0)
    #expect(answers.await(1) == [.closed(wait: Interval(seconds: 3))])
    for round in 1...2 {
      keeper.ask([.add("2580"), .submit])
      var request = [UInt8](repeating: 0, count: 100)
      let count = unsafe recv(ends[0], &request, request.count, 0)
      #expect(request[..<max(count, 0)].elementsEqual(AttemptAnswer.request))
      #expect(slides.await(round).count == round)
      let pipe = Pipe()
      let started = AttemptAnswer.started.bytes
      #expect(
        unsafe linux_send_packet(
          ends[0], started, started.count, pipe.fileHandleForWriting.fileDescriptor) == 0)
      try pipe.fileHandleForWriting.close()
      #expect(try pipe.fileHandleForReading.readToEnd() == Data("2580".utf8))
      let answer =
        round == 1
        ? AttemptAnswer.failed(reason: "PAM is gone", wait: .zero).bytes
        : AttemptAnswer.accepted.bytes
      unsafe send(ends[0], answer, answer.count, 0)
    }
    #expect(
      answers.await(3).suffix(2)
        == [.failed(reason: "PAM is gone", wait: .zero), .accepted])
    keeper.end()
  }

  @Test func aHolderThatIsSilentIsToldAndAskedAgain() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_NONBLOCK.rawValue)
    try #require(unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { close(ends[0]) }
    let check = HolderCheck(descriptor: ends[1], limit: .milliseconds(10)) {}
    let keeper = try SecretKeeper(check)
    let answers = Answers()
    try keeper.start { answers.add($0) }
    for round in 1...2 {
      keeper.ask([.add("2580"), .submit])
      #expect(
        answers.await(round).last == .failed(reason: "detent-lock does not answer", wait: .zero))
    }
    keeper.end()
  }

  @Test func whatIsTypedDuringACheckIsTheNextSecret() throws {
    let fixture = try AuthFixture()
    let (keeper, answers) = try Self.keeper("sleep 0.2\n\(Self.checker)", fixture)
    keeper.ask([.add("1"), .submit, .add("2580"), .submit, .add("2580"), .submit])
    #expect(answers.await(3) == [.refused(wait: .zero), .accepted, .accepted])
    keeper.end()
  }

  @Test func theThirdFailureClosesTheGate() throws {
    let fixture = try AuthFixture()
    let (keeper, answers) = try Self.keeper(Self.checker, fixture)
    for _ in 0..<4 { keeper.ask([.add("1"), .submit]) }
    let came = answers.await(4)
    let wait = Interval(seconds: 5)
    #expect(
      came.prefix(3) == [.refused(wait: .zero), .refused(wait: .zero), .refused(wait: wait)])
    guard case .closed(let rest) = came[3] else {
      Issue.record("\(came[3])")
      return
    }
    #expect(rest > .zero && rest <= wait)
    keeper.end()
  }

  @Test func aBrokenCheckIsToldAndRetryable() throws {
    let fixture = try AuthFixture()
    let (keeper, answers) = try Self.keeper("kill -KILL $$", fixture)
    keeper.ask([.add("2580"), .submit])
    #expect(
      answers.await(1)
        == [.failed(reason: "detent-auth was ended by signal 9", wait: .zero)])
    try FileManager.default.removeItem(atPath: fixture.path("script"))
    keeper.ask([.add("2580"), .submit])
    guard case .failed(let reason, .zero) = answers.await(2)[1] else {
      Issue.record("it does not fail")
      return
    }
    #expect(reason.contains("cannot be started"))
    keeper.end()
  }

  @Test func aCheckEndsWithItsKeeper() throws {
    let fixture = try AuthFixture()
    let told = fixture.path("told")
    let script = "echo $$ > \(told).new; mv \(told).new \(told); exec sleep 1000"
    var pair: (SecretKeeper, Answers)? = try Self.keeper(script, fixture)
    pair?.0.ask([.add("2580"), .submit])
    while !FileManager.default.fileExists(atPath: told) { usleep(1000) }
    let text = try String(contentsOfFile: told, encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    pair?.0.end()
    pair = nil
    while kill(process, 0) == 0 { usleep(1000) }
    #expect(kill(process, 0) != 0)
  }
}
