public import InputModel
internal import Interaction

// What goes out: the picture, lines, notices, and where things are.
extension ToDoProgram {
  public func snapshot(at time: Instant) -> Snapshot {
    var status = stage.status
    status.isReplay = isReplay
    return Snapshot(
      surface: stage.surface.surface, picture: .toDo(app.snapshot(at: time)), status: status,
      fingers: stage.fingers.fingers,
      notice: shownNotice.map {
        NoticeSnapshot(text: $0.text, action: $0.action?.rawValue, frame: app.layout.notice)
      },
      closeButton: stage.closeButton)
  }

  /// The notice, where it is not told of a person who has signed out.
  private var shownNotice: ToDoNotice? { app.account == nil ? nil : notice }

  /// Turns reports into lines and notices, and asks the lists in memory for what is to be done.
  mutating func tell(_ output: [ToDoOutput], at time: Instant, into lines: inout [Line]) {
    var output = output
    while memory != nil {
      let requests = app.takeRequests()
      if requests.isEmpty { break }
      for request in requests {
        for event in memory?.perform(request, now: app.now) ?? [] {
          app.take(event, at: time, into: &output)
        }
      }
    }
    let hadNotice = notice != nil
    // What one person was told, or nobody, is nothing for the next.
    if reader != app.account { (reader, notice) = (app.account, nil) }
    for item in output {
      append(item, to: &lines)
      if let news = ToDoNotice(item, at: time) { notice = news }
      if isQuitting, item.isFailure {
        isQuitting = false
        hasFailed = isScripted
      }
    }
    if output.contains(.layout) || hadNotice != (notice != nil) {
      reporter.report(elements(at: time), into: &lines)
    }
  }

  private func append(_ output: ToDoOutput, to lines: inout [Line]) {
    if let line = Line(output) { lines.append(line) }
    guard case .listing(let page) = output else { return }
    for (index, item) in page.items.enumerated() {
      lines.append(.item(item, row: page.start + index, page.list))
    }
  }

  func elements(at time: Instant) -> [LayoutReporter.Element] {
    var elements = app.elements(at: time)
    if shownNotice?.action != nil, app.takesNotices {
      elements.append(LayoutReporter.Element(name: "notice", frame: app.layout.notice))
    }
    return elements
  }
}

extension ToDoOutput {
  /// Whether it tells of something that could not be done.
  fileprivate var isFailure: Bool {
    switch self {
    case .outcome(let report): report.outcome == .failed
    case .box(let report): report.complaint != nil
    case .page, .signIn, .row, .buttons, .undo, .menu, .calendar, .wheel, .purged, .listing,
      .trouble, .layout:
      false
    }
  }
}
