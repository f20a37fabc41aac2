public import InputModel
internal import Interaction

// What goes out: the picture, lines, notices, and where things are.
extension MailboxProgram {
  public func snapshot(at time: Instant) -> Snapshot {
    var status = stage.status
    status.isReplay = isReplay
    return Snapshot(
      surface: stage.surface.surface, picture: .mailbox(mailbox.snapshot(at: time)),
      status: status, fingers: stage.fingers.fingers,
      notice: notice.map {
        NoticeSnapshot(text: $0.text, action: $0.action?.rawValue, frame: mailbox.layout.notice)
      },
      closeButton: stage.closeButton)
  }

  /// Turns reports into lines and notices, and asks the mail in memory for what is to be done.
  mutating func tell(
    _ output: [MailboxOutput], at time: Instant, into lines: inout [Line]
  ) {
    var output = output
    while memory != nil {
      let requests = mailbox.takeRequests()
      if requests.isEmpty { break }
      for request in requests {
        for event in memory?.perform(request) ?? [] {
          mailbox.take(event, at: time, into: &output)
        }
      }
    }
    let hadNotice = notice != nil
    for item in output {
      if let line = Line(item) { lines.append(line) }
      if let news = MailboxNotice(item, at: time, now: mailbox.now) { notice = news }
      if isQuitting, item.isFailure {
        isQuitting = false
        hasFailed = isScripted
      }
    }
    if output.contains(.layout) || hadNotice != (notice != nil) {
      reporter.report(elements(at: time), into: &lines)
    }
  }

  func elements(at time: Instant) -> [LayoutReporter.Element] {
    var elements = mailbox.elements(at: time)
    if notice?.action != nil, !hasSheet {
      elements.append(LayoutReporter.Element(name: "notice", frame: mailbox.layout.notice))
    }
    return elements
  }
}

extension MailboxOutput {
  /// Whether it tells of something that could not be done.
  fileprivate var isFailure: Bool {
    switch self {
    case .outcome(let report): report.outcome == .failed
    case .compose(let report): report.complaint != nil
    case .row, .menu, .segment, .options, .undo, .arrived, .trouble, .layout: false
    }
  }
}
