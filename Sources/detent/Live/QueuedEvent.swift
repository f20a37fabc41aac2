internal import Gestures
internal import InputModel
internal import Latency
internal import Pipeline
internal import Programs

/// What goes through the queue to the program's thread.
enum QueuedEvent: QueueElement {
  case pipeline(PipelineEvent)
  /// There is something in the inbox.
  case news
  /// Somebody wants to know whether the queue moves.
  case pulse(Pulse)
  /// Large and rare: kept elsewhere, so that a place of the queue stays small.
  indirect case log(Line, Instant)
  case realtime([RealtimeGrant])
  /// A picture is on the terminal, so long after the first of its events was handled.
  case drawn(Interval, DrawnEvidence)

  private static let gestureGroup: UInt32 = 0
  private static let contactGroup: UInt32 = 1

  var admission: Admission {
    switch self {
    case .pipeline(.gesture(let event)): QueuedEvent.admission(of: event)
    case .pipeline(.contact(let event)): QueuedEvent.admission(of: event)
    case .pipeline(.added), .pipeline(.removed), .pipeline(.ready), .pipeline(.rate),
      .pipeline(.dropped), .pipeline(.shakeMeter), .pipeline(.grabChanged), .pipeline(.refused),
      .news, .pulse, .log, .realtime, .drawn:
      .single
    }
  }

  private static func admission(of event: GestureEvent) -> Admission {
    let key = QueueKey(group: gestureGroup, number: event.id.rawValue)
    switch (event.kind, event.phase) {
    case (.tap, _), (.shake, _): return .single
    case (.pan, .began), (.edgePan, .began): return .opens(key)
    case (.pan, .changed), (.edgePan, .changed): return .continues(key)
    case (.pan, .ended), (.edgePan, .ended), (.pan, .cancelled), (.edgePan, .cancelled):
      return .closes(key)
    }
  }

  private static func admission(of event: ContactEvent) -> Admission {
    let number = UInt64(event.device.rawValue) << 32 | UInt64(UInt32(bitPattern: event.slot))
    let key = QueueKey(group: contactGroup, number: number)
    switch event.phase {
    case .down: return .opens(key)
    case .moved: return .continues(key)
    case .up, .cancelled: return .closes(key)
    }
  }

  /// Whether a picture shows it.
  var isDrawn: Bool {
    switch self {
    case .pipeline, .news, .log, .realtime: true
    case .drawn, .pulse: false
    }
  }
}
