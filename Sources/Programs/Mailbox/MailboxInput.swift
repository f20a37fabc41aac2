internal import Gestures
public import InputModel
public import Interaction
public import Pipeline

// What comes in: gestures, keys, clicks, a script and what was done.
extension MailboxProgram {
  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    advance(to: event.time, into: &lines)
    var output: [MailboxOutput] = []
    if stage.handle(event, into: &lines) == .surfaceChanged {
      mailbox.resize(to: stage.surface.surface, at: event.time)
      output.append(.layout)
    }
    switch event {
    case .gesture(let gesture): take(gesture, &output)
    case .ready:
      isReady = true
      output.append(.layout)
    case .grabChanged, .added, .removed: reserve(&output)
    case .contact, .rate, .dropped, .shakeMeter, .refused: break
    }
    tell(output, at: event.time, into: &lines)
    if case .ready = event { followScript(at: event.time, into: &lines) }
  }

  private mutating func take(_ gesture: GestureEvent, _ output: inout [MailboxOutput]) {
    let down = stage.down(of: gesture)
    if stage.isTapOnCloseButton(gesture) {
      mustReleaseGrabs = true
    } else if gesture.kind == .tap, let down {
      tap(at: down, gesture.time, &output)
    } else {
      mailbox.handle(gesture, down: down, into: &output)
    }
  }

  mutating func tap(
    at point: Vector<Points>, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let action = notice?.action, mailbox.layout.notice.contains(point), !hasSheet else {
      mailbox.tap(at: point, time, &output)
      return
    }
    switch action {
    case .undo: mailbox.undo(at: time, into: &output)
    case .redo: mailbox.redo(at: time, into: &output)
    }
  }

  /// Something lies over the list that notices must not be tapped through.
  var hasSheet: Bool { mailbox.panel != nil || mailbox.takesText }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [MailboxOutput] = []
    switch command {
    case .key(let key): press(key, at: time, &output)
    case .typed(let text): type(text, at: time, &output)
    case .click(let point): tap(at: point, time, &output)
    case .reset, .keyboard: break
    }
    tell(output, at: time, into: &lines)
  }

  public mutating func handle(
    commandLine text: String, at time: Instant, into lines: inout [Line]
  ) {
    script.append(text)
    advance(to: time, into: &lines)
  }

  public mutating func handle(_ event: MailEvent, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [MailboxOutput] = []
    mailbox.take(event, at: time, into: &output)
    tell(output, at: time, into: &lines)
    followScript(at: time, into: &lines)
  }

  /// Leaves room in the bar for the button that gives grabbed devices back.
  private mutating func reserve(_ output: inout [MailboxOutput]) {
    let width = stage.closeButton?.width ?? .zero
    guard mailbox.layout.reserved != width else { return }
    mailbox.reserve(width)
    output.append(.layout)
  }
}
