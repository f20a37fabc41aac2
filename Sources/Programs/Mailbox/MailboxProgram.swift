internal import Gestures
public import InputModel
public import Interaction
public import Pipeline

/// `detent mailbox`: the list, its notices and its lines.
public struct MailboxProgram: Program {
  /// How long a notice stands.
  static let noticeTime = Interval(seconds: 3)

  private var stage: Stage
  private var mailbox: Mailbox
  private var reporter = LayoutReporter()
  private var notice: (text: String, action: String?, until: Instant)?
  private let isReplay: Bool
  private var mustReleaseGrabs = false

  public init(
    messages: [Message] = Message.samples, lists: [String] = Message.sampleLists,
    surface: Size<Points>? = nil, reducesMotion: Bool = false, isReplay: Bool = false
  ) {
    stage = Stage(surface: surface)
    self.isReplay = isReplay
    mailbox = Mailbox(
      messages: messages, lists: lists, surface: stage.surface.surface,
      reducesMotion: reducesMotion)
  }

  public var deadline: Instant? {
    guard let until = notice?.until else { return mailbox.deadline }
    return mailbox.deadline.map { min($0, until) } ?? until
  }

  public var isMoving: Bool { mailbox.isMoving }
  public var isDone: Bool { false }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    advance(to: event.time, into: &lines)
    let effect = stage.handle(event, into: &lines)
    var output: [MailboxOutput] = []
    if effect == .surfaceChanged {
      mailbox.resize(to: stage.surface.surface, at: event.time)
      output.append(.layout)
    }
    switch event {
    case .gesture(let gesture):
      if stage.isTapOnCloseButton(gesture) {
        mustReleaseGrabs = true
      } else if isTapOnNotice(gesture) {
        mailbox.undo(at: gesture.time, into: &output)
      } else {
        mailbox.handle(gesture, down: stage.down(of: gesture), into: &output)
      }
    case .ready:
      output.append(.layout)
    case .added, .removed, .grabChanged, .contact, .rate, .dropped, .shakeMeter:
      break
    }
    tell(output, at: event.time, into: &lines)
  }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [MailboxOutput] = []
    switch command {
    case .up: mailbox.select(by: mailbox.openOptions == nil ? -1 : -4, into: &output)
    case .down: mailbox.select(by: mailbox.openOptions == nil ? 1 : 4, into: &output)
    case .left: if mailbox.openOptions != nil { mailbox.select(by: -1, into: &output) }
    case .right: if mailbox.openOptions != nil { mailbox.select(by: 1, into: &output) }
    case .confirm: mailbox.choose(mailbox.optionSelection, at: time, into: &output)
    case .dismiss: mailbox.choose(0, at: time, into: &output)
    case .archive: mailbox.perform(.archive, at: time, into: &output)
    case .delete: mailbox.perform(.delete, at: time, into: &output)
    case .reschedule: mailbox.perform(.reschedule, at: time, into: &output)
    case .list: mailbox.perform(.list, at: time, into: &output)
    case .undo: mailbox.undo(at: time, into: &output)
    case .click(let point):
      if notice?.action != nil, mailbox.layout.notice.contains(point) {
        mailbox.undo(at: time, into: &output)
      } else {
        mailbox.tap(at: point, time, &output)
      }
    case .reset: break
    }
    tell(output, at: time, into: &lines)
  }

  public mutating func takeGrabRelease() -> Bool {
    defer { mustReleaseGrabs = false }
    return mustReleaseGrabs
  }

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    var output: [MailboxOutput] = []
    mailbox.advance(to: time, into: &output)
    tell(output, at: time, into: &lines)
    if let until = notice?.until, until <= time { notice = nil }
  }

  public func snapshot(at time: Instant) -> Snapshot {
    var status = stage.status
    status.isReplay = isReplay
    return Snapshot(
      surface: stage.surface.surface, picture: .mailbox(mailbox.snapshot(at: time)),
      status: status, fingers: stage.fingers.fingers,
      notice: notice.map {
        NoticeSnapshot(text: $0.text, action: $0.action, frame: mailbox.layout.notice)
      },
      closeButton: stage.closeButton)
  }

  private func isTapOnNotice(_ gesture: GestureEvent) -> Bool {
    guard gesture.kind == .tap, notice?.action != nil, let point = stage.down(of: gesture) else {
      return false
    }
    return mailbox.layout.notice.contains(point)
  }

  private mutating func tell(
    _ output: [MailboxOutput], at time: Instant, into lines: inout [Line]
  ) {
    for item in output {
      switch item {
      case .row(let report): lines.append(.row(report))
      case .outcome(let report):
        lines.append(.outcome(report))
        announce(report)
      case .layout: break
      }
    }
    if output.contains(.layout) { reporter.report(mailbox.elements(at: time), into: &lines) }
  }

  private mutating func announce(_ report: OutcomeReport) {
    let subject = mailbox.subject(of: report.id)
    let what: String
    switch report.outcome {
    case .returned: return
    case .rescheduled: what = "Deferred"
    case .listed: what = "Filed"
    case .archived: what = "Archived"
    case .deleted: what = "Deleted"
    case .undone: what = "Brought back"
    }
    notice = (
      "\(what) “\(subject)”", report.outcome == .undone ? nil : "Undo",
      report.time + MailboxProgram.noticeTime
    )
  }
}
