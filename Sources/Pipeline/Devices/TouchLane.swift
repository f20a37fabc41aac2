internal import Gestures
internal import InputModel

/// One touch device: its contacts, and the gestures that they make.
struct TouchLane: Sendable {
  let device: DeviceDescription
  private let surface: TouchSurface
  private let reportsContacts: Bool
  private let reportsGestures: Bool
  private var slots: SlotTracker?
  private var table: ContactTable
  private var arbiter: TouchArbiter
  private var meter = ReportMeter()
  private var frame: ContactFrame
  private var gestures: [GestureEvent] = []
  /// When time alone changes something; nil while only frames can.
  private(set) var deadline: Instant?

  /// A lane for a touch device with a surface; nil for any other.
  init?(device: DeviceDescription, settings: PipelineSettings) {
    guard let surface = device.surface else { return nil }
    self.device = device
    self.surface = surface
    reportsContacts = settings.reportsContacts
    reportsGestures = settings.reportsGestures
    let settings = settings.gestures
    table = ContactTable(jump: settings.jump)
    slots = device.axes.map(SlotTracker.init)
    let counts = settings.contactCounts ?? device.fingers...device.fingers
    arbiter = TouchArbiter(
      device: device.id, kind: device.kind, counts: counts, settings: settings)
    frame = ContactFrame(device: device.id, time: Instant(microseconds: 0))
    gestures.reserveCapacity(4)
  }

  mutating func advance(to time: Instant) {
    arbiter.advance(to: time)
    deadline = arbiter.deadline
  }

  mutating func feed(
    _ events: Span<RawEvent>, at time: Instant, into output: inout [PipelineEvent]
  ) {
    frame.removeAll()
    frame.time = time
    slots?.handle(events, into: &frame)
    feed(frame, into: &output)
  }

  /// What moved comes first, then what ended, then what landed, in whatever order the frame has them:
  /// a gesture ends where all its contacts were last, and before the next begins.
  mutating func feed(_ frame: borrowing ContactFrame, into output: inout [PipelineEvent]) {
    let time = frame.time
    if let report = meter.add(time, of: device.id) { output.append(.rate(report)) }
    var change = FrameChange()
    for index in 0..<frame.count where frame[index].phase == .moved {
      move(frame[index], at: time, to: &change, &output)
    }
    sendMoves(of: change, at: time, &output)
    for index in 0..<frame.count where frame[index].phase.isEnd {
      end(frame[index], at: time, to: &change, &output)
    }
    if change.cancelled { interrupt(.touchCancelled, at: time, &output) }
    if change.lifted { send(.lifted, at: time, &output) }
    land(frame, at: time, &output)
    if table.count == 0 { meter.pause() }
  }

  /// Takes over slots as they are; their contacts are not followed until they land again.
  mutating func synchronize(_ events: Span<RawEvent>, at time: Instant) {
    frame.removeAll()
    frame.time = time
    slots?.handle(events, into: &frame)
  }

  /// Voids all contacts.
  mutating func interrupt(
    by interruption: Interruption, at time: Instant, into output: inout [PipelineEvent]
  ) {
    for index in 0..<table.count {
      report(table[index], .cancelled, interruption, at: time, &output)
    }
    table.removeAll()
    slots?.removeAll()
    meter.pause()
    interrupt(interruption, at: time, &output)
  }

  private struct FrameChange {
    var moved = false
    var jumped = false
    var lifted = false
    var cancelled = false
  }

  private enum Step {
    case landed
    case moved
    case lifted
  }

  private mutating func move(
    _ update: ContactUpdate, at time: Instant, to change: inout FrameChange,
    _ output: inout [PipelineEvent]
  ) {
    guard let index = table.index(of: update.slot) else { return }
    let location = surface.location(of: update.position)
    let path = surface.path(of: update.position)
    switch table.move(index, location: location, path: path, at: time) {
    case .stayed: return
    case .moved: change.moved = true
    case .jumped: (change.moved, change.jumped) = (true, true)
    }
    report(table[index], .moved, at: time, &output)
  }

  private mutating func end(
    _ update: ContactUpdate, at time: Instant, to change: inout FrameChange,
    _ output: inout [PipelineEvent]
  ) {
    guard let index = table.index(of: update.slot) else { return }
    let interruption: Interruption? = update.phase == .up ? nil : .touchCancelled
    report(table[index], update.phase, interruption, at: time, &output)
    table.remove(index)
    if update.phase == .up { change.lifted = true } else { change.cancelled = true }
  }

  /// Sends what moved. A jump takes back what the contacts were about; where that was nothing yet,
  /// it begins first, so that whoever waits for them learns why nothing comes of them.
  private mutating func sendMoves(
    of change: FrameChange, at time: Instant, _ output: inout [PipelineEvent]
  ) {
    if change.moved, !change.jumped || !arbiter.isDragging { send(.moved, at: time, &output) }
    if change.jumped { handle(.interrupted(.jumped), at: time, &output) }
  }

  private mutating func land(
    _ frame: borrowing ContactFrame, at time: Instant, _ output: inout [PipelineEvent]
  ) {
    var landed = false
    for index in 0..<frame.count where frame[index].phase == .down {
      let update = frame[index]
      // A touch-down that is sent again for a contact that is down changes nothing.
      guard table.index(of: update.slot) == nil else { continue }
      let location = surface.location(of: update.position)
      let path = surface.path(of: update.position)
      guard table.land(update.slot, location: location, path: path, at: time) else { continue }
      landed = true
      report(table[table.count - 1], .down, at: time, &output)
    }
    if landed { send(.landed, at: time, &output) }
  }

  private mutating func send(_ step: Step, at time: Instant, _ output: inout [PipelineEvent]) {
    guard let group = table.group(on: surface.points) else {
      handle(.cleared, at: time, &output)
      return
    }
    switch step {
    case .landed: handle(.landed(group), at: time, &output)
    case .moved: handle(.moved(group), at: time, &output)
    case .lifted: handle(.lifted(group), at: time, &output)
    }
  }

  private mutating func interrupt(
    _ interruption: Interruption, at time: Instant, _ output: inout [PipelineEvent]
  ) {
    handle(.interrupted(interruption), at: time, &output)
    if table.count == 0 { handle(.cleared, at: time, &output) }
  }

  private mutating func handle(
    _ change: GroupChange, at time: Instant, _ output: inout [PipelineEvent]
  ) {
    gestures.removeAll(keepingCapacity: true)
    arbiter.handle(change, at: time, reportInterval: meter.interval, into: &gestures)
    deadline = arbiter.deadline
    guard reportsGestures else { return }
    for gesture in gestures { output.append(.gesture(gesture)) }
  }

  private func report(
    _ contact: TrackedContact, _ phase: ContactPhase, _ interruption: Interruption? = nil,
    at time: Instant, _ output: inout [PipelineEvent]
  ) {
    guard reportsContacts else { return }
    output.append(
      .contact(
        ContactEvent(
          device: device.id, time: time, slot: contact.slot, phase: phase,
          location: contact.location, interruption: interruption)))
  }
}
