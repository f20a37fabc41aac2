public import InputModel
public import Interaction

/// `detent mailbox`: the mail, its notices and its lines.
public struct MailboxProgram: Program {
  /// Where the mail is.
  public enum Source: Sendable {
    /// In memory, gone with the program.
    case memory([Message])
    /// With whoever answers what `takeMailRequests` asks for.
    case elsewhere
  }

  var stage: Stage
  var mailbox: Mailbox
  var reporter = LayoutReporter()
  var notice: MailboxNotice?
  let isReplay: Bool
  var mustReleaseGrabs = false
  /// Whether it ends as soon as nothing is left to be done with the mail.
  var isQuitting = false
  /// Whether it was told to end by a script and something could not be done.
  public internal(set) var hasFailed = false
  var isScripted = false
  var memory: SampleMail?
  var isReady = false
  /// Lines that wait for what was begun before them.
  var script: [String] = []
  let civil: @Sendable (Instant) -> CivilTime

  /// - Parameter civil: What clocks and calendars show at a moment.
  public init(
    _ source: Source = .memory(Message.samples), surface: Size<Points>? = nil,
    reducesMotion: Bool = false, isReplay: Bool = false,
    civil: @escaping @Sendable (Instant) -> CivilTime
  ) {
    stage = Stage(surface: surface)
    self.isReplay = isReplay
    self.civil = civil
    let now = civil(Instant(microseconds: 0))
    mailbox = Mailbox(surface: stage.surface.surface, now: now, reducesMotion: reducesMotion)
    guard case .memory(let messages) = source else { return }
    memory = SampleMail(messages, now: now, at: Instant(microseconds: 0))
    var output: [MailboxOutput] = []
    for event in memory?.content ?? [] {
      mailbox.take(event, at: Instant(microseconds: 0), into: &output)
    }
  }

  public var deadline: Instant? {
    Instant.earliest(
      mailbox.deadline, Instant.earliest(notice?.until, memory?.deadline))
  }

  public var isMoving: Bool { mailbox.isMoving }
  public var isDone: Bool { hasFailed || isQuitting && !mailbox.isWaiting }

  /// Ends the program once what was begun is done. Where that fails, a person is told and can go on,
  /// and a script has failed.
  mutating func quit(
    byScript isScripted: Bool = false, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    isQuitting = true
    self.isScripted = isScripted
    mailbox.finish(at: time, into: &output)
  }

  public mutating func end(at time: Instant, into lines: inout [Line]) {
    var output: [MailboxOutput] = []
    mailbox.finish(at: time, into: &output)
    tell(output, at: time, into: &lines)
  }

  public mutating func takeMailRequests() -> [MailRequest] { mailbox.takeRequests() }

  public mutating func takeGrabRelease() -> Bool {
    defer { mustReleaseGrabs = false }
    return mustReleaseGrabs
  }

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    mailbox.now = civil(time)
    var output: [MailboxOutput] = []
    mailbox.advance(to: time, into: &output)
    for event in memory?.advance(to: time, now: mailbox.now) ?? [] {
      mailbox.take(event, at: time, into: &output)
    }
    tell(output, at: time, into: &lines)
    if let until = notice?.until, until <= time {
      notice = nil
      reporter.report(elements(at: time), into: &lines)
    }
    followScript(at: time, into: &lines)
  }
}
