public import Gestures
public import InputModel

/// Fingers that rested in one place for as long as was asked.
public struct Hold: Hashable, Sendable {
  /// When the time was up.
  public var time: Instant
  /// The centroid of the fingers on the device's surface.
  public var location: Vector<Points>
}

/// A given number of fingers that land and stay where they are for a while, on one device.
///
///     gathering ──the last one lands──► waiting ──time──► spent  (hold)
///         │                                │
///         └──────moved, lifted, surplus────┴────────────► spent ──all lifted──► gathering
public struct HoldRecognizer: Hashable, Sendable {
  /// How many fingers must rest.
  public static let fingers = 3
  /// How long: 500 ms, which phones take for a long press.
  public static let duration = Interval.milliseconds(500)

  private struct Finger: Hashable, Sendable {
    var slot: Int32
    var origin: Vector<Points>
    var location: Vector<Points>
  }

  private enum State: Hashable, Sendable {
    case gathering
    case waiting(until: Instant)
    case spent
  }

  /// How far a finger may wander; a pan begins there.
  private let slop: Points
  private var state = State.gathering
  private var fingers: [Finger] = []

  public init(slop: Points = GestureSettings().panSlop) {
    self.slop = slop
  }

  /// When `advance` is wanted; nil while only fingers change something.
  public var deadline: Instant? {
    switch state {
    case .waiting(let end): end
    case .gathering, .spent: nil
    }
  }

  /// Lets time pass. Returns the hold whose time is up.
  public mutating func advance(to time: Instant) -> Hold? {
    guard let deadline, deadline <= time else { return nil }
    state = .spent
    let sum = fingers.reduce(Vector.zero) { $0 + $1.location }
    return Hold(time: deadline, location: sum / Double(fingers.count))
  }

  /// Takes a step of a contact. Returns a hold that was complete before it.
  public mutating func handle(_ contact: ContactEvent) -> Hold? {
    let hold = advance(to: contact.time)
    let index = fingers.firstIndex { $0.slot == contact.slot }
    switch contact.phase {
    case .down:
      land(contact)
    case .moved:
      guard let index else { break }
      fingers[index].location = contact.location
      if (contact.path - fingers[index].origin).length >= slop { state = .spent }
    case .up, .cancelled:
      guard let index else { break }
      fingers.remove(at: index)
      state = fingers.isEmpty ? .gathering : .spent
    }
    return hold
  }

  private mutating func land(_ contact: ContactEvent) {
    fingers.append(
      Finger(slot: contact.slot, origin: contact.path, location: contact.location))
    switch state {
    case .gathering where fingers.count == HoldRecognizer.fingers:
      state = .waiting(until: contact.time + HoldRecognizer.duration)
    case .waiting:
      state = .spent
    case .gathering, .spent:
      break
    }
  }
}
