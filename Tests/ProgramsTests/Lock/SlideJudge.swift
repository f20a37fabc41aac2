import Gestures
import InputModel
import Interaction
import Programs

/// One change of one contact as a hand made it, in millimetres on its device.
struct Touch: Hashable {
  var slot: Int32
  var phase: ContactPhase
  var x = 0.0
  var y = 0.0
}

/// A device as the judge knows it.
struct JudgedDevice {
  var width: Double
  var height: Double
  /// How many contacts count as one.
  var fingers: Int
  /// Whether a second landing in a slot breaks the contact that is there (raw frames), or is nothing.
  var breaksRepeatedLandings: Bool
}

/// What a slide is, in the words of the definition and from the frames alone; nothing of the lock is
/// asked but what everybody sees: where the thumb is, and whether somebody holds it.
///
/// It begins on the thumb. It is one continuous contact (the fingers that count as one land and are
/// one until the first of them lifts), alone on its device from the landing on. It is no palm, goes no
/// more than 5 mm at over 6 m/s, and nothing is lost of it. It carries the thumb over 80 % of its way
/// and lifts there.
struct SlideJudge {
  private struct Contact {
    var x: Double
    var y: Double
    var time: Int64
  }

  private static let millimetresPerPoint = 25.4 / 163

  let device: JudgedDevice
  private var contacts: [Int32: Contact] = [:]
  private var landings = 0
  private var isSpoilt = false
  private var beginsOnThumb = false
  private var start = 0.0

  init(device: JudgedDevice) {
    self.device = device
  }

  var isTouched: Bool { !contacts.isEmpty }

  /// The contacts are lost: dropped events, an unplug, a suspend.
  mutating func interrupt() {
    contacts.removeAll()
    (landings, isSpoilt) = (0, false)
  }

  /// Follows a frame at `time`, in microseconds, after which the lock looks like `shown`.
  ///
  /// - Returns: whether a slide was completed by it.
  mutating func follow(_ touches: [Touch], at time: Int64, shown: @autoclosure () -> Snapshot)
    -> Bool
  {
    for touch in touches where touch.phase == .moved { move(touch, time) }
    for touch in touches where breaks(touch) { remove(touch.slot, isLift: false) }
    var isSlide = false
    for touch in touches where touch.phase == .up && contacts[touch.slot] != nil {
      if isCandidate { isSlide = isSlide || carries(shown()) }
      remove(touch.slot, isLift: true)
    }
    var hasLanded = false
    for touch in touches where touch.phase == .down && contacts[touch.slot] == nil {
      contacts[touch.slot] = Contact(x: touch.x, y: touch.y, time: time)
      landings += 1
      hasLanded = true
    }
    if hasLanded { begin(shown()) }
    return isSlide
  }

  private var isCandidate: Bool {
    !isSpoilt && landings == device.fingers && contacts.count == device.fingers && beginsOnThumb
  }

  private var middle: (x: Double, y: Double) {
    let count = Double(max(contacts.count, 1))
    return (
      contacts.values.reduce(0) { $0 + $1.x } / count,
      contacts.values.reduce(0) { $0 + $1.y } / count
    )
  }

  private mutating func move(_ touch: Touch, _ time: Int64) {
    guard let contact = contacts[touch.slot] else { return }
    let (dx, dy) = (touch.x - contact.x, touch.y - contact.y)
    let way = (dx * dx + dy * dy).squareRoot()
    let seconds = Double(time - contact.time) / 1e6
    if way > 5, seconds <= 0 || way / seconds > 6000 { isSpoilt = true }
    contacts[touch.slot] = Contact(x: touch.x, y: touch.y, time: time)
  }

  private func breaks(_ touch: Touch) -> Bool {
    guard contacts[touch.slot] != nil else { return false }
    return touch.phase == .cancelled || touch.phase == .down && device.breaksRepeatedLandings
  }

  private mutating func remove(_ slot: Int32, isLift: Bool) {
    contacts[slot] = nil
    isSpoilt = !contacts.isEmpty
    if contacts.isEmpty { landings = 0 }
  }

  /// The thumb's way is carried by the finger's own, which is physical on every device.
  private func carries(_ snapshot: Snapshot) -> Bool {
    guard case .lock(let lock) = snapshot.picture else { return false }
    let way = (lock.track.width.value - lock.thumb.width.value) * SlideJudge.millimetresPerPoint
    return way > 0 && middle.x - start >= 0.8 * way
  }

  private mutating func begin(_ snapshot: Snapshot) {
    beginsOnThumb = false
    guard landings == device.fingers, contacts.count == device.fingers,
      case .lock(let lock) = snapshot.picture, lock.phase == .locked || lock.phase == .springing
    else { return }
    start = middle.x
    let x = middle.x / device.width * snapshot.surface.width.value
    let y = middle.y / device.height * snapshot.surface.height.value
    beginsOnThumb =
      x >= lock.thumb.x.value && x < lock.thumb.maxX.value && y >= lock.thumb.y.value
      && y < lock.thumb.maxY.value
  }
}
