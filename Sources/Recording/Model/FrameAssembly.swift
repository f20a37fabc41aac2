public import InputModel

/// Puts events together to frames.
///
///     gathering ──SYN_REPORT──► gathering, a frame
///        └──SYN_DROPPED──► void ──SYN_REPORT──► gathering, a frame that follows a drop
///
/// What the kernel sent between SYN_DROPPED and the next SYN_REPORT is void, as its documentation of
/// event codes says.
public struct FrameAssembly: Sendable {
  private enum State {
    case gathering
    case void
  }

  private var state = State.gathering
  private var events: [RawEvent] = []

  public init() {}

  /// Takes an event. Returns the frame that it completes.
  public mutating func take(_ event: RawEvent, at time: Instant) -> RecordedFrame? {
    guard event.type == EventCode.synchronization else {
      switch state {
      case .gathering: events.append(event)
      case .void: break
      }
      return nil
    }
    switch event.code {
    case EventCode.synReport:
      defer {
        events.removeAll(keepingCapacity: true)
        state = .gathering
      }
      switch state {
      case .gathering: return RecordedFrame(time: time, events: events)
      case .void: return RecordedFrame(time: time, events: [], followsDrop: true)
      }
    case EventCode.synDropped:
      events.removeAll(keepingCapacity: true)
      state = .void
    default:
      // SYN_MT_REPORT parts the contacts of protocol A.
      switch state {
      case .gathering: events.append(event)
      case .void: break
      }
    }
    return nil
  }
}
