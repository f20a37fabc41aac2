public import InputModel

/// One device's tap, pan and edge-pan, and who of them wins.
///
/// The rules, in order:
/// 1. The edge-pan is asked before the pan, so it wins where both could begin.
/// 2. Either of them takes the contacts from the other and from the tap.
/// 3. A contact beyond the allowed number cancels what is live, and nothing begins before all have
///    lifted. Where the greater number is allowed, too, it may begin from there.
/// 4. After an interruption nothing begins before all contacts have lifted.
public struct TouchArbiter: Sendable {
  private let device: DeviceID
  private var tap: TapRecognizer
  private var pan: DragMachine<PanRule>
  private var edgePan: DragMachine<EdgePanRule>
  private var velocity = VelocityTracker()
  private let slop: Points
  private let settling: SettlingRule?
  private var identifiers: GestureIdentifiers
  private var live = GestureID(rawValue: 0)
  private var last: ContactGroup?
  private var lastLanding: Instant?

  /// An arbiter for a device whose contacts make gestures in numbers within `counts`, and wander while
  /// they land where there is a `settling`.
  public init(
    device: DeviceID, kind: DeviceKind, counts: ClosedRange<Int>, settings: GestureSettings,
    settling: SettlingRule? = nil
  ) {
    self.device = device
    self.settling = settling
    slop = settings.panSlop
    identifiers = GestureIdentifiers(device: device)
    tap = TapRecognizer(
      travel: settling.map { max($0.slop, settings.tapTravel) } ?? settings.tapTravel,
      duration: settings.tapDuration, counts: counts)
    pan = DragMachine(rule: PanRule(slop: settings.panSlop), counts: counts)
    let band = kind == .touchpad ? settings.touchpadEdge : settings.touchscreenEdge
    edgePan = DragMachine(
      rule: EdgePanRule(slop: settings.panSlop, band: band), counts: counts)
  }

  /// When time alone changes something; nil while only contacts can.
  public var deadline: Instant? { tap.deadline }

  /// Whether a pan or an edge-pan is live.
  public var isDragging: Bool { pan.isActive || edgePan.isActive }

  /// Lets time pass.
  public mutating func advance(to time: Instant) {
    tap.advance(to: time)
  }

  /// Takes a change of the device's contacts and appends what follows from it.
  public mutating func handle(
    _ change: GroupChange, at time: Instant, reportInterval: Interval,
    into events: inout [GestureEvent]
  ) {
    let before = last
    let context = Context(time: time, landed: lastLanding, reportInterval: reportInterval)
    follow(change, at: time, reportInterval)
    tap.advance(to: time)
    if let settling {
      let isSettling = lastLanding.map { time - $0 < settling.duration } ?? false
      pan.rule.slop = isSettling ? max(settling.slop, slop) : slop
      edgePan.rule.slop = pan.rule.slop
    }
    let edgeState = edgePan.state
    emit(edgePan.handle(change), .edgePan, edgeState, edgePan.state, before, context, &events)
    if edgePan.isActive {
      pan.yield()
      tap.yield()
    }
    let panState = pan.state
    emit(pan.handle(change), .pan, panState, pan.state, before, context, &events)
    if pan.isActive {
      edgePan.yield()
      tap.yield()
    }
    if let group = tap.handle(change, at: time) {
      let place = GesturePlace(
        location: group.location, down: group.location, recognized: group.location)
      events.append(
        GestureEvent(
          id: identifiers.next(), kind: .tap, phase: .ended, device: device, time: time,
          landed: context.landed, place: place, contacts: group.count))
    }
  }

  private struct Context {
    var time: Instant
    /// Of the contacts that were down before.
    var landed: Instant?
    var reportInterval: Interval
  }

  /// Keeps the newest group and its path; a change of number starts the path anew, since the
  /// centroid jumps.
  private mutating func follow(
    _ change: GroupChange, at time: Instant, _ reportInterval: Interval
  ) {
    switch change {
    case .landed(let group):
      velocity.removeAll()
      velocity.add(group.path, at: time, reportInterval: reportInterval)
      last = group
      lastLanding = time
    case .moved(let group):
      velocity.add(group.path, at: time, reportInterval: reportInterval)
      last = group
    case .rested(let group):
      last = group
    case .lifted, .cleared, .interrupted:
      break
    }
  }

  private mutating func emit<Rule>(
    _ action: DragAction, _ kind: GestureKind, _ old: DragMachine<Rule>.State,
    _ new: DragMachine<Rule>.State, _ before: ContactGroup?, _ context: Context,
    _ events: inout [GestureEvent]
  ) {
    let phase: GesturePhase
    var interruption: Interruption?
    var group = last
    var state = new
    switch action {
    case .none: return
    case .begin:
      phase = .began
      live = identifiers.next()
    case .change:
      phase = .changed
    case .end:
      phase = .ended
      (group, state) = (before, old)
    case .cancel(let reason):
      phase = .cancelled
      interruption = reason
      (group, state) = (before, old)
    }
    guard let group, case .active(let origin, let recognized, let edge) = state else { return }
    events.append(
      GestureEvent(
        id: live, kind: kind, phase: phase, device: device, time: context.time,
        landed: context.landed,
        place: GesturePlace(
          location: group.location, down: origin.location, recognized: recognized),
        translation: group.path - origin.path,
        velocity: phase == .cancelled
          ? .zero : velocity.velocity(at: context.time, reportInterval: context.reportInterval),
        contacts: origin.count, edge: edge, interruption: interruption))
  }
}

/// Gesture identifiers that no other device gives out.
struct GestureIdentifiers: Sendable {
  private var value: UInt64

  init(device: DeviceID) {
    value = UInt64(device.rawValue) << 32
  }

  mutating func next() -> GestureID {
    value &+= 1
    return GestureID(rawValue: value)
  }
}
