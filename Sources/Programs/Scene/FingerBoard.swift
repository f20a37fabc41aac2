public import Gestures
public import InputModel

/// The contacts that are down, with their trails, as a view draws them.
public struct FingerBoard: Hashable, Sendable {
  static let trailLength = 12

  public private(set) var fingers: [FingerSnapshot] = []

  public init() {}

  /// Takes a step of a contact whose place on the scene is `location`.
  public mutating func handle(_ event: ContactEvent, at location: Vector<Points>) {
    let index = fingers.firstIndex { $0.device == event.device && $0.slot == event.slot }
    switch (event.phase, index) {
    case (.down, nil):
      fingers.append(FingerSnapshot(device: event.device, slot: event.slot, location: location))
    case (.down, .some(let index)), (.moved, .some(let index)):
      fingers[index].trail.insert(fingers[index].location, at: 0)
      if fingers[index].trail.count > FingerBoard.trailLength { fingers[index].trail.removeLast() }
      fingers[index].location = location
    case (.up, .some(let index)), (.cancelled, .some(let index)):
      fingers.remove(at: index)
    case (.moved, nil), (.up, nil), (.cancelled, nil):
      break
    }
  }
}
