public import Gestures
public import InputModel
public import Pipeline

/// `detent watch`: contacts, gesture states, figures of the devices and a log of events.
public struct WatchProgram: Program {
  static let logLength = 200

  /// What is counted of a device.
  private struct Count {
    let device: DeviceID
    var frames = 0
    var drops = 0
    var lastFrame: Instant?
  }

  private var stage: Stage
  private var contacts: [WatchedContact] = []
  private var gestures: [GestureEvent] = []
  private var counts: [Count] = []
  private var meter: ShakeReading?
  private var log: [String] = []
  private let settings: GestureSettings

  public init(
    settings: GestureSettings = GestureSettings(), surface: Size<Points>? = nil,
    isReplay: Bool = false
  ) {
    stage = Stage(surface: surface, isReplay: isReplay)
    self.settings = settings
  }

  public var deadline: Instant? { nil }
  public var isMoving: Bool { false }
  public var isDone: Bool { false }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    if case .removed(let id, _) = event { forget(id) }
    let first = lines.count
    _ = stage.handle(event, into: &lines)
    switch event {
    case .gesture(let gesture):
      lines.append(.gesture(gesture, node: stage.node(of: gesture.device)))
      follow(gesture)
    case .contact(let contact):
      lines.append(.contact(contact, node: stage.node(of: contact.device)))
      follow(contact)
    case .rate(let report):
      lines.append(.rate(report, node: stage.node(of: report.device)))
      // Nothing else tells of each frame of a device that is not touched.
      if stage.surface[report.device]?.surface == nil {
        count(report.device) { $0.frames += report.count }
      }
    case .dropped(let id, _):
      count(id) { $0.drops += 1 }
      note("\(stage.node(of: id)): the kernel dropped events (SYN_DROPPED)")
    case .shakeMeter(let reading):
      meter = reading
    case .added, .removed, .grabChanged, .ready, .refused:
      break
    }
    for line in lines[first...] {
      if let text = line.text, !isStep(line) { note(text) }
    }
  }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {}

  public mutating func takeGrabRelease() -> Bool { stage.takeGrabRelease() }

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
    if let text = line.text { note(text) }
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {}

  public func snapshot(at time: Instant) -> Snapshot {
    let device =
      stage.status.device.flatMap { $0.surface == nil ? nil : $0 }
      ?? stage.surface.devices.first { $0.surface != nil }
    let band = device?.kind == .touchpad ? settings.touchpadEdge : settings.touchscreenEdge
    let picture = WatchSnapshot(
      device: device, edgeBand: band, contacts: contacts, gestures: gestures,
      devices: stage.surface.devices.map(watched),
      shake: meter.map {
        ShakeMeter(linear: $0.linear, peak: settings.shake.peak, reversals: $0.reversals)
      },
      log: log)
    return stage.snapshot(.watch(picture))
  }

  private func watched(_ device: DeviceDescription) -> WatchedDevice {
    let rate = stage.rate(of: device.id)
    let count = counts.first { $0.device == device.id }
    return WatchedDevice(
      description: device, reportRate: rate?.rate, jitter: rate?.jitter,
      // Those of a device without a surface come with its rate.
      frames: rate == nil && device.surface == nil ? nil : count?.frames ?? 0,
      drops: count?.drops ?? 0)
  }

  /// A step in the middle of a gesture, too frequent for the log.
  private func isStep(_ line: Line) -> Bool {
    switch line {
    case .gesture(let event, _): event.phase == .changed
    case .contact, .rate: true
    case .added, .removed, .changed, .row, .outcome, .menu, .segment, .options, .compose, .undo,
      .messages, .message, .layout, .lock, .secret, .blank, .log, .overflow, .latency, .realtime,
      .toDo, .item, .calibration, .command, .ready, .error:
      false
    }
  }

  private mutating func follow(_ gesture: GestureEvent) {
    gestures.removeAll { $0.device == gesture.device && $0.kind == gesture.kind }
    gestures.append(gesture)
  }

  private mutating func follow(_ contact: ContactEvent) {
    // Several contacts may be of one frame.
    count(contact.device) { count in
      if count.lastFrame != contact.time { count.frames += 1 }
      count.lastFrame = contact.time
    }
    let index = contacts.firstIndex { $0.device == contact.device && $0.slot == contact.slot }
    switch contact.phase {
    case .down, .moved:
      let new = WatchedContact(
        device: contact.device, slot: contact.slot, location: contact.location)
      if let index { contacts[index] = new } else { contacts.append(new) }
    case .up, .cancelled:
      if let index { contacts.remove(at: index) }
    }
  }

  private mutating func forget(_ device: DeviceID) {
    contacts.removeAll { $0.device == device }
    gestures.removeAll { $0.device == device }
    counts.removeAll { $0.device == device }
    if meter?.device == device { meter = nil }
  }

  private mutating func count(
    _ device: DeviceID, _ change: (inout Count) -> Void
  ) {
    if let index = counts.firstIndex(where: { $0.device == device }) {
      change(&counts[index])
    } else {
      counts.append(Count(device: device))
      change(&counts[counts.count - 1])
    }
  }

  /// Nodes stand without their folder, which takes the room of what is said of them.
  private mutating func note(_ text: String) {
    log.append(text.replacing("/dev/input/", with: ""))
    if log.count > WatchProgram.logLength { log.removeFirst() }
  }
}
