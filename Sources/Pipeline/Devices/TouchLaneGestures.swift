internal import Gestures
internal import InputModel

// What contacts come to, and telling it.
extension TouchLane {
  /// Sends what moved. A jump takes back what the contacts were about; where that was nothing yet,
  /// it begins first, so that whoever waits for them learns why nothing comes of them.
  mutating func sendMoves(
    of change: FrameChange, at time: Instant, _ output: inout [PipelineEvent]
  ) {
    if change.woke { send(.landed, at: time, &output) }
    if change.moved, isSemiMultitouch || table.hidden > 0 { table.measureCentre() }
    if change.moved, !change.jumped || !arbiter.isDragging {
      send(.moved, at: time, &output)
    }
    if change.jumped { handle(.interrupted(.jumped), at: time, &output) }
  }

  mutating func send(_ step: Step, at time: Instant, _ output: inout [PipelineEvent]) {
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

  mutating func interrupt(
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

  func report(
    _ contact: TrackedContact, _ phase: ContactPhase, _ interruption: Interruption? = nil,
    at time: Instant, _ output: inout [PipelineEvent]
  ) {
    guard reportsContacts else { return }
    output.append(
      .contact(
        ContactEvent(
          device: device.id, time: time, slot: contact.slot, phase: phase,
          location: contact.location, path: contact.path, interruption: interruption)))
  }
}
