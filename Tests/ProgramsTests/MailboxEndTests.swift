import InputModel
import Interaction
import Pipeline
import Programs
import Testing

/// What is written and what was begun, at the program's end and where the mail refuses.
@Suite struct MailboxEndTests {
  private static let message = Message(
    id: "a", sender: "A", subject: "About a", excerpt: "", date: "", received: 1)

  /// A program whose mail is kept by a function.
  private static func runner(
    _ mail: @escaping (MailRequest) -> [MailEvent]
  ) -> InlineRunner<MailboxProgram> {
    var runner = InlineRunner(
      program: MailboxProgram(.elsewhere) { _ in MailboxBench.start },
      settings: PipelineSettings(), mail: mail)
    runner.becomeReady(at: time(0))
    runner.tell(.stored([.init(message: message, place: .mailbox)]), at: time(0))
    runner.tell(.loaded, at: time(0))
    return runner
  }

  private static func time(_ seconds: Double) -> Instant {
    Instant(microseconds: 0) + Interval(seconds: seconds)
  }

  private static func refuse(_ request: MailRequest) -> [MailEvent] {
    [.failed(request: request.number, reason: ".Archive: not a directory", isGone: false)]
  }

  @Test func aScriptThatEndsWithAFailureHasFailed() {
    var runner = Self.runner(Self.refuse)
    runner.handle(commandLine: "archive", at: Self.time(1))
    runner.advance(to: Self.time(3))
    runner.handle(commandLine: "quit", at: Self.time(3))
    #expect(runner.program.isDone && !runner.program.hasFailed)
    runner = Self.runner(Self.refuse)
    runner.handle(commandLine: "compose", at: Self.time(1))
    runner.advance(to: Self.time(3))
    for line in ["type precious", "quit"] { runner.handle(commandLine: line, at: Self.time(3)) }
    #expect(runner.program.isDone && runner.program.hasFailed)
  }

  @Test func aPersonWhoQuitsIsToldOfAFailureAndCanGoOn() {
    var runner = Self.runner(Self.refuse)
    runner.handle(.key(.character("a")), at: Self.time(1))
    runner.handle(.key(.character("q")), at: Self.time(1.1))
    #expect(!runner.program.isDone)
    #expect(runner.program.snapshot(at: Self.time(1.2)).notice?.text.contains(".Archive") == true)
    runner.handle(.key(.character("q")), at: Self.time(5))
    #expect(runner.program.isDone)
  }

  @Test func whatIsWrittenIsKeptAtTheEnd() {
    var kept: [Draft] = []
    var runner = Self.runner { request in
      if case .keep(let draft) = request.action { kept.append(draft) }
      return []
    }
    runner.handle(.typed("c"), at: Self.time(1))
    runner.handle(.typed("anneke"), at: Self.time(1.1))
    runner.end(at: Self.time(1.2))
    #expect(kept == [Draft(recipient: "anneke")])
  }

  @Test func charactersThatComeTogetherAreCommandsUpToATextToWrite() {
    var runner = Self.runner { _ in [] }
    runner.handle(.typed("jkcquite a lot\u{301}"), at: Self.time(1))
    let fields = Self.compose(runner)?.fields
    #expect(fields?.first?.text == "quite a lot\u{301}")
  }

  @Test func aDraftThatTheFieldsCannotHoldIsNotOpened() {
    var runner = Self.runner { _ in [] }
    let long = Draft(
      id: "d", recipient: "a@b.c", subject: "Long", text: String(repeating: "x", count: 2 << 20))
    runner.tell(.opened(long), at: Self.time(1))
    #expect(Self.compose(runner) == nil)
    #expect(runner.program.snapshot(at: Self.time(1)).notice?.text.contains("“Long”") == true)
    runner.tell(
      .opened(Draft(id: "d", recipient: "a@b.c", subject: "S", text: "x")), at: Self.time(1))
    #expect(Self.compose(runner)?.fields.last?.text == "x")
  }

  @Test func whatHasNoRoomIsSaidToHaveNone() {
    var runner = Self.runner { _ in [] }
    runner.handle(.typed("c"), at: Self.time(1))
    runner.handle(.key(.paste(String(repeating: "x", count: 30_000))), at: Self.time(2))
    #expect(Self.compose(runner)?.complaint == "There is no room for all of that")
    runner.handle(.key(.backspace), at: Self.time(3))
    #expect(Self.compose(runner)?.complaint == nil)
  }

  private static func compose(_ runner: InlineRunner<MailboxProgram>) -> ComposeSnapshot? {
    guard case .mailbox(let mailbox) = runner.program.snapshot(at: time(9)).picture else {
      return nil
    }
    return mailbox.compose
  }
}
