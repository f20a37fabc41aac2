public import InputModel

/// Pans and taps from motions that libinput recognised: no places, so no edge-pan.
///
///     idle ──began, moved──► waiting ──travel ≥ slop──► active ──ended──► idle  (ended)
///                              └──ended──► idle           └──cancelled──► idle  (cancelled)
public struct StrokeRecognizer: Sendable {
  private enum State: Hashable, Sendable {
    case idle
    case waiting(travel: Vector<Points>, fingers: Int)
    case active(travel: Vector<Points>, fingers: Int, id: GestureID)
  }

  private let device: DeviceID
  private let counts: ClosedRange<Int>
  private let slop: Points
  private var state = State.idle
  private var velocity = VelocityTracker()
  private var identifiers: GestureIdentifiers

  public init(device: DeviceID, counts: ClosedRange<Int>, settings: GestureSettings) {
    self.device = device
    self.counts = counts
    slop = settings.panSlop
    identifiers = GestureIdentifiers(device: device)
  }

  /// Takes a step and appends what follows from it.
  public mutating func handle(
    _ update: StrokeUpdate, reportInterval: Interval, into events: inout [GestureEvent]
  ) {
    let delta = Vector<Points>(update.delta)
    switch (state, update.phase) {
    case (_, .tapped):
      guard counts.contains(update.fingers) else { return }
      events.append(
        GestureEvent(
          id: identifiers.next(), kind: .tap, phase: .ended, device: device, time: update.time,
          contacts: update.fingers))
    case (.idle, .began), (.idle, .moved):
      guard counts.contains(update.fingers) else { return }
      velocity.removeAll()
      velocity.add(.zero, at: update.time, reportInterval: reportInterval)
      state = .waiting(travel: .zero, fingers: update.fingers)
      move(by: delta, update.time, reportInterval, &events)
    case (.waiting, .began), (.waiting, .moved), (.active, .began), (.active, .moved):
      move(by: delta, update.time, reportInterval, &events)
    case (.active, .ended):
      append(.ended, at: update.time, reportInterval, &events)
      state = .idle
    case (.active, .cancelled):
      append(.cancelled, at: update.time, reportInterval, &events, .touchCancelled)
      state = .idle
    case (.idle, .ended), (.idle, .cancelled):
      break
    case (.waiting, .ended), (.waiting, .cancelled):
      state = .idle
    }
  }

  /// The live motion is void.
  public mutating func interrupt(
    by interruption: Interruption, at time: Instant, into events: inout [GestureEvent]
  ) {
    append(.cancelled, at: time, .zero, &events, interruption)
    state = .idle
  }

  private mutating func move(
    by delta: Vector<Points>, _ time: Instant, _ reportInterval: Interval,
    _ events: inout [GestureEvent]
  ) {
    switch state {
    case .idle:
      break
    case .waiting(let travel, let fingers):
      let total = travel + delta
      velocity.add(total, at: time, reportInterval: reportInterval)
      if total.length < slop {
        state = .waiting(travel: total, fingers: fingers)
      } else {
        state = .active(travel: total, fingers: fingers, id: identifiers.next())
        append(.began, at: time, reportInterval, &events)
      }
    case .active(let travel, let fingers, let id):
      let total = travel + delta
      velocity.add(total, at: time, reportInterval: reportInterval)
      state = .active(travel: total, fingers: fingers, id: id)
      append(.changed, at: time, reportInterval, &events)
    }
  }

  private func append(
    _ phase: GesturePhase, at time: Instant, _ reportInterval: Interval,
    _ events: inout [GestureEvent], _ interruption: Interruption? = nil
  ) {
    guard case .active(let travel, let fingers, let id) = state else { return }
    events.append(
      GestureEvent(
        id: id, kind: .pan, phase: phase, device: device, time: time, translation: travel,
        velocity: phase == .cancelled
          ? .zero : velocity.velocity(at: time, reportInterval: reportInterval),
        contacts: fingers, interruption: interruption))
  }
}
