internal import Gestures
internal import InputModel

/// Whether the screen shows anything: it goes black where nobody has touched it for a while.
///
///     awake ──idle──► blank ──touch, key, answer──► awake
///
/// The touch that wakes it counts for nothing, up to the lift of all that are down on its device.
struct Blanking: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    /// Nil until the first moment is known.
    case awake(since: Instant?)
    case blank
  }

  /// Nil for never.
  let idleTime: Interval?
  private var state = State.awake(since: nil)
  /// Devices whose touch woke the screen, and is still there.
  private var waking: Set<DeviceID> = []
  /// When the last such touch lifted. A gesture that it made may be told afterwards.
  private var lifted: [DeviceID: Instant] = [:]

  init(idleTime: Interval?) {
    self.idleTime = idleTime
  }

  var isBlank: Bool { state == .blank }

  /// When the screen goes black; nil where nothing brings it about.
  var deadline: Instant? {
    guard let idleTime else { return nil }
    switch state {
    case .awake(let since): return since.map { $0 + idleTime }
    case .blank: return nil
    }
  }

  /// Somebody is there. Returns whether the screen was black.
  mutating func wake(at time: Instant) -> Bool {
    defer { state = .awake(since: time) }
    return isBlank
  }

  /// The first moment that is known counts as one at which somebody was there.
  mutating func begin(at time: Instant) {
    if state == .awake(since: nil) { state = .awake(since: time) }
  }

  mutating func goBlank() {
    state = .blank
  }

  /// Nothing comes of the touches that are down on a device, nor of those that join them.
  mutating func ignore(_ device: DeviceID) {
    waking.insert(device)
  }

  /// All touches of a device have lifted.
  mutating func lift(_ device: DeviceID, at time: Instant) {
    if waking.remove(device) != nil { lifted[device] = time }
  }

  func ignores(_ device: DeviceID) -> Bool { waking.contains(device) }

  func ignores(_ gesture: GestureEvent) -> Bool {
    if waking.contains(gesture.device) { return true }
    guard let lifted = lifted[gesture.device] else { return false }
    return (gesture.landed ?? gesture.time) <= lifted
  }
}
