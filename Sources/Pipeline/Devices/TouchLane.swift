internal import Gestures
internal import InputModel

/// One touch device: its contacts, and the gestures that they make.
struct TouchLane: Sendable {
  let device: DeviceDescription
  private let surface: TouchSurface
  private let reportsContacts: Bool
  private let reportsGestures: Bool
  private let settings: GestureSettings
  private var slots: SlotTracker?
  private var table: ContactTable
  /// Where palms and thumbs rest; nil on a touchscreen.
  private var zones: PalmZones?
  /// Whether the ways of single contacts say little, since they are corners of a box.
  private let isSemiMultitouch: Bool
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
    self.settings = settings
    table = ContactTable(jump: settings.jump)
    let isPad = device.kind == .touchpad
    slots = device.axes.map { SlotTracker(axes: $0, isPad: isPad) }
    isSemiMultitouch = isPad && device.axes?.traits.isSemiMultitouch ?? false
    let counts = settings.contactCounts ?? device.fingers...device.fingers
    arbiter = TouchArbiter(
      device: device.id, kind: device.kind, counts: counts, settings: settings,
      settling: isSemiMultitouch ? settings.settling : nil)
    frame = ContactFrame(device: device.id, time: Instant(microseconds: 0))
    gestures.reserveCapacity(4)
    setGrabbed(device.isGrabbed)
  }

  mutating func advance(to time: Instant) {
    arbiter.advance(to: time)
    deadline = arbiter.deadline
  }

  /// The device is held exclusively from now on, or is not any more. A pad that is, is a small
  /// touchscreen, whose rim can be tapped.
  mutating func setGrabbed(_ isGrabbed: Bool) {
    guard device.kind == .touchpad else { return }
    zones = PalmZones(
      surface.size, settings.palm, refusesTaps: !isGrabbed && device.sizeSource != .assumed)
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
    let isRecounted = frame.fingers > 0 || table.hidden > 0
    let before = table.fingers
    let centre = isRecounted ? table.centre : .zero
    var change = FrameChange()
    for index in 0..<frame.count where frame[index].phase == .moved {
      move(frame[index], at: time, to: &change, &output)
    }
    sendMoves(of: change, at: time, &output)
    for index in 0..<frame.count where frame[index].phase.isEnd {
      end(frame[index], at: time, to: &change, &output)
    }
    if change.cancelled { interrupt(.touchCancelled, at: time, &output) }
    if isRecounted {
      recount(frame, before, from: centre, at: time, &output)
    } else {
      if change.lifted { send(.lifted, at: time, &output) }
      if land(frame, at: time, &output) { send(.landed, at: time, &output) }
    }
    if table.count == 0 { meter.pause() }
  }

  /// Takes over slots as they are; their contacts are not followed until they land again.
  mutating func synchronize(_ events: Span<RawEvent>, at time: Instant) {
    frame.removeAll()
    frame.time = time
    slots?.synchronize(events, into: &frame)
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
    var woke = false
    var lifted = false
    var cancelled = false
  }

  private enum Step {
    case landed
    case moved
    case rested
    case lifted
  }

  private mutating func move(
    _ update: ContactUpdate, at time: Instant, to change: inout FrameChange,
    _ output: inout [PipelineEvent]
  ) {
    guard let index = table.index(of: update.slot) else { return }
    let location = surface.location(of: update.position)
    let path = surface.path(of: update.position)
    guard update.isTravel else {
      table.place(index, location: location, path: path, at: time)
      report(table[index], .moved, at: time, &output)
      return
    }
    settle(index, at: time, &output)
    switch table.move(
      index, location: location, path: path, at: time,
      measures: !isSemiMultitouch && table.hidden == 0)
    {
    case .stayed: return
    case .moved where table[index].isResting, .jumped where table[index].isResting:
      if table.wake(index, after: settings.palm.wakingTravel) { change.woke = true }
    case .moved: change.moved = true
    case .jumped: (change.moved, change.jumped) = (true, true)
    }
    if zones != nil { table.noteTravel(index, slop: settings.panSlop) }
    report(table[index], .moved, at: time, &output)
  }

  /// A single contact that has gone nowhere where palms and thumbs rest begins from where it is.
  private mutating func settle(_ index: Int, at time: Instant, _ output: inout [PipelineEvent]) {
    guard table.counted == 1, !table[index].isResting,
      zones?.hasRest(at: table[index].location) ?? false,
      table.settle(index, period: settings.palm.rest, at: time)
    else { return }
    send(.rested, at: time, &output)
  }

  private mutating func end(
    _ update: ContactUpdate, at time: Instant, to change: inout FrameChange,
    _ output: inout [PipelineEvent]
  ) {
    guard let index = table.index(of: update.slot) else { return }
    let interruption: Interruption? = update.phase == .up ? nil : .touchCancelled
    report(table[index], update.phase, interruption, at: time, &output)
    let isCounted = !table[index].isResting
    table.remove(index)
    guard isCounted else { return }
    if update.phase == .up { change.lifted = true } else { change.cancelled = true }
  }

  /// Sends what moved. A jump takes back what the contacts were about; where that was nothing yet,
  /// it begins first, so that whoever waits for them learns why nothing comes of them.
  private mutating func sendMoves(
    of change: FrameChange, at time: Instant, _ output: inout [PipelineEvent]
  ) {
    if change.woke { send(.landed, at: time, &output) }
    if change.moved, isSemiMultitouch || table.hidden > 0 { table.measureCentre() }
    if change.moved, !change.jumped || !arbiter.isDragging {
      send(.moved, at: time, &output)
    }
    if change.jumped { handle(.interrupted(.jumped), at: time, &output) }
  }

  /// Adds what landed. Returns whether anything did.
  private mutating func land(
    _ frame: borrowing ContactFrame, at time: Instant, _ output: inout [PipelineEvent]
  ) -> Bool {
    var landed = false
    for index in 0..<frame.count where frame[index].phase == .down {
      let update = frame[index]
      // A touch-down that is sent again for a contact that is down changes nothing.
      guard table.index(of: update.slot) == nil else { continue }
      if !landed { layAside(at: time, &output) }
      let location = surface.location(of: update.position)
      let path = surface.path(of: update.position)
      guard table.land(update.slot, location: location, path: path, at: time) else { continue }
      landed = true
      report(table[table.count - 1], .down, at: time, &output)
    }
    return landed
  }

  /// Lays contacts aside that rest or are frozen, since another one lands, which is a hand of its own.
  private mutating func layAside(at time: Instant, _ output: inout [PipelineEvent]) {
    guard let zones else { return }
    var isChanged = false
    for index in 0..<table.count where !table[index].isResting {
      let contact = table[index]
      let rests =
        !contact.hasGone && zones.hasRest(at: contact.location)
        && time - contact.downTime >= settings.palm.rest
      guard rests || time - contact.time >= settings.palm.frozen else { continue }
      table.rest(index)
      isChanged = true
    }
    if isChanged { send(.lifted, at: time, &output) }
  }

  /// Follows the number of fingers where contacts do not tell all of them. One contact in the place of
  /// another is no change, as long as the number stays.
  private mutating func recount(
    _ frame: borrowing ContactFrame, _ before: Int, from centre: Vector<Points>, at time: Instant,
    _ output: inout [PipelineEvent]
  ) {
    _ = land(frame, at: time, &output)
    table.hidden = max(frame.fingers - table.count, 0)
    let after = table.fingers
    if after == before {
      if isPlaced(frame) {
        table.goOn(from: centre)
        table.startCentre()
      }
      return
    }
    table.startCentre()
    send(after > before ? .landed : .lifted, at: time, &output)
  }

  private func isPlaced(_ frame: borrowing ContactFrame) -> Bool {
    for index in 0..<frame.count {
      let update = frame[index]
      if update.phase != .moved || !update.isTravel { return true }
    }
    return false
  }

  private mutating func send(_ step: Step, at time: Instant, _ output: inout [PipelineEvent]) {
    guard let group = table.group(on: surface.points, zones) else {
      handle(.cleared, at: time, &output)
      return
    }
    switch step {
    case .landed: handle(.landed(group), at: time, &output)
    case .moved: handle(.moved(group), at: time, &output)
    case .rested: handle(.rested(group), at: time, &output)
    case .lifted: handle(.lifted(group), at: time, &output)
    }
  }

  private mutating func interrupt(
    _ interruption: Interruption, at time: Instant, _ output: inout [PipelineEvent]
  ) {
    handle(.interrupted(interruption), at: time, &output)
    if table.counted == 0 { handle(.cleared, at: time, &output) }
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
