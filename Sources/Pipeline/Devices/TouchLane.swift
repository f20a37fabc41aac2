internal import Gestures
internal import InputModel

/// One touch device: its contacts, and the gestures that they make.
struct TouchLane: Sendable {
  let device: DeviceDescription
  let surface: TouchSurface
  let reportsContacts: Bool
  let reportsGestures: Bool
  let settings: GestureSettings
  var slots: SlotTracker?
  var table: ContactTable
  /// Where palms and thumbs rest; nil on a touchscreen.
  var zones: PalmZones?
  /// Whether the ways of single contacts say little, since they are corners of a box.
  let isSemiMultitouch: Bool
  var arbiter: TouchArbiter
  var meter = ReportMeter()
  var frame: ContactFrame
  var gestures: [GestureEvent] = []
  /// When time alone changes something; nil while only frames can.
  var deadline: Instant?

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
      move(frame[index], of: frame, isRecounted: isRecounted, to: &change, &output)
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

  /// What a frame does to the contacts.
  struct FrameChange {
    var moved = false
    var jumped = false
    var woke = false
    var lifted = false
    var cancelled = false
  }

  /// What is told of them as a group.
  enum Step {
    case landed
    case moved
    case rested
    case lifted
  }
}
