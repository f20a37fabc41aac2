internal import Gestures
internal import InputModel

/// What a report made of a contact.
enum ContactStep: Hashable, Sendable {
  case stayed
  case moved
  /// It is elsewhere, and no finger moves that fast.
  case jumped
}

/// The contacts of one device, in storage that is allocated once.
///
/// An inline array would be copied as a whole by every read through a value of this type.
struct ContactTable: Sendable {
  /// More fingers than two hands have; panels that report more lose the surplus.
  static let capacity = 16

  private(set) var count = 0
  var storage: [TrackedContact]
  /// Fingers that are down without a place of their own.
  var hidden = 0
  /// How many contacts rest, and count for nothing.
  var resting = 0
  /// The farthest that any contact went since none counted.
  var farthest = Points.zero
  /// By how much the path of the group differs from the mean of its contacts' paths: where other
  /// contacts tell of the same fingers, it goes on from where it was.
  var shift = Vector<Points>.zero
  var centreDown = Vector<Points>.zero
  private let jump: JumpRule

  init(jump: JumpRule) {
    self.jump = jump
    storage = Array(
      repeating: TrackedContact(
        slot: 0, location: .zero, path: .zero, at: Instant(microseconds: 0)),
      count: ContactTable.capacity)
  }

  subscript(index: Int) -> TrackedContact { storage[index] }

  /// The contacts that make gestures.
  var counted: Int { count - resting }
  /// The fingers that make gestures, those without a place included.
  var fingers: Int { counted == 0 ? 0 : counted + hidden }

  func index(of slot: Int32) -> Int? {
    for index in 0..<count where storage[index].slot == slot { return index }
    return nil
  }

  /// Adds a contact. Returns false when the table is full.
  mutating func land(
    _ slot: Int32, location: Vector<Points>, path: Vector<Points>, at time: Instant
  ) -> Bool {
    guard count < ContactTable.capacity else { return false }
    if counted == 0 { (farthest, shift) = (.zero, .zero) }
    storage[count] = TrackedContact(slot: slot, location: location, path: path, at: time)
    count += 1
    return true
  }

  /// Moves a contact.
  ///
  /// - Parameter measures: Whether the way counts for how far any contact went.
  mutating func move(
    _ index: Int, location: Vector<Points>, path: Vector<Points>, at time: Instant, measures: Bool
  ) -> ContactStep {
    let way = (path - storage[index].path).length
    let isJump = jump.isJump(of: way, in: time - storage[index].time)
    storage[index].time = time
    guard storage[index].path != path else { return .stayed }
    storage[index].location = location
    storage[index].path = path
    if measures, !storage[index].isResting {
      farthest = max(farthest, (path - storage[index].downPath).length)
    }
    return isJump ? .jumped : .moved
  }

  /// Puts a contact elsewhere without a way there.
  mutating func place(
    _ index: Int, location: Vector<Points>, path: Vector<Points>, at time: Instant
  ) {
    storage[index].time = time
    storage[index].place(location: location, path: path)
  }

  /// Takes a contact out, keeping the order of the others.
  mutating func remove(_ index: Int) {
    if storage[index].isResting { resting -= 1 }
    for later in index + 1..<max(count, index + 1) { storage[later - 1] = storage[later] }
    count -= 1
  }

  mutating func removeAll() {
    count = 0
    resting = 0
    hidden = 0
    farthest = .zero
    shift = .zero
  }
}
