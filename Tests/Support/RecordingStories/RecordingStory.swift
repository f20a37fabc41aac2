internal import Gestures
public import InputModel
internal import Invocation
internal import Programs
public import Recording
internal import Replay

/// What Detent makes of a recording when it is played in process.
public struct RecordingStory: Sendable {
  /// The devices that Detent reads, as `detent events` announces them.
  public var devices: [DeviceDescription] = []
  public var gestures: [GestureStory] = []
  /// Of each `began`, `ended` and `cancelled` what does not pair; empty when all do.
  public var faults: [String] = []

  /// Plays a recording as `detent events` does, with every number of contacts.
  public init(
    _ recording: Recording, rotation: QuarterTurn = .none, size: Size<Millimetres>? = nil
  ) {
    var invocation = Invocation(command: .events)
    invocation.size = size
    invocation.rotation = rotation
    var player = RecordingPlayer(recording, invocation, EventsProgram(), draws: false)
    var lines = player.takeLines()
    var last = RecordingPlayer<EventsProgram>.start
    while let due = player.due() {
      player.step()
      lines += player.takeLines()
      last = due
    }
    // What a hand still holds when the recording ends is no fault: it is cancelled at the end.
    player.finish(at: last + Interval(seconds: 1))
    lines += player.takeLines()
    var events: [GestureEvent] = []
    for line in lines {
      switch line {
      case .added(let device): devices.append(device)
      case .gesture(let event, node: _): events.append(event)
      default: break
      }
    }
    gestures = GestureStory.stories(of: events)
    faults = gestures.filter { $0.phase == nil }.map { "\($0.words)" }
    faults += RecordingStory.strays(in: events)
  }

  /// Steps of gestures that are not live.
  private static func strays(in events: [GestureEvent]) -> [String] {
    var live: Set<GestureID> = []
    return events.compactMap { event in
      let isKnown =
        switch event.phase {
        case .began: live.insert(event.id).inserted
        case .changed: live.contains(event.id)
        case .ended, .cancelled:
          live.remove(event.id) != nil || event.kind == .tap || event.kind == .shake
        }
      return isKnown ? nil : "\(event.kind.rawValue) \(event.phase.rawValue) out of turn"
    }
  }

  /// The gestures' words, what repeats counted.
  public var words: [String] {
    var runs: [(words: String, count: Int)] = []
    for gesture in gestures {
      if runs.last?.words == gesture.words {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((gesture.words, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.words : "\($0.words) ×\($0.count)" }
  }
}
