internal import Gestures
internal import InputModel

/// A contact that is down.
struct TrackedContact: Hashable, Sendable {
  var slot: Int32
  /// On the surface.
  var location: Vector<Points>
  /// At true scale.
  var path: Vector<Points>
  var downPath: Vector<Points>
  /// The kernel's time of its last report.
  var time: Instant
}

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
  private var storage: [TrackedContact]
  /// The farthest that any contact went since the table was empty.
  private(set) var farthest = Points.zero
  private let jump: JumpRule

  init(jump: JumpRule) {
    self.jump = jump
    storage = Array(
      repeating: TrackedContact(
        slot: 0, location: .zero, path: .zero, downPath: .zero, time: Instant(microseconds: 0)),
      count: ContactTable.capacity)
  }

  subscript(index: Int) -> TrackedContact { storage[index] }

  func index(of slot: Int32) -> Int? {
    for index in 0..<count where storage[index].slot == slot { return index }
    return nil
  }

  /// Adds a contact. Returns false when the table is full.
  mutating func land(
    _ slot: Int32, location: Vector<Points>, path: Vector<Points>, at time: Instant
  ) -> Bool {
    guard count < ContactTable.capacity else { return false }
    if count == 0 { farthest = .zero }
    storage[count] = TrackedContact(
      slot: slot, location: location, path: path, downPath: path, time: time)
    count += 1
    return true
  }

  /// Moves a contact.
  mutating func move(
    _ index: Int, location: Vector<Points>, path: Vector<Points>, at time: Instant
  ) -> ContactStep {
    let way = (path - storage[index].path).length
    let isJump = jump.isJump(of: way, in: time - storage[index].time)
    storage[index].time = time
    guard storage[index].path != path else { return .stayed }
    storage[index].location = location
    storage[index].path = path
    farthest = max(farthest, (path - storage[index].downPath).length)
    return isJump ? .jumped : .moved
  }

  /// Takes a contact out, keeping the order of the others.
  mutating func remove(_ index: Int) {
    for later in index + 1..<max(count, index + 1) { storage[later - 1] = storage[later] }
    count -= 1
  }

  mutating func removeAll() {
    count = 0
    farthest = .zero
  }

  /// The contacts taken together; nil when none is down.
  func group(on surface: Size<Points>) -> ContactGroup? {
    guard count > 0 else { return nil }
    var location = storage[0].location
    var path = storage[0].path
    var margins = EdgeMargins(of: storage[0].location, on: surface)
    for index in 1..<max(count, 1) {
      location = location + storage[index].location
      path = path + storage[index].path
      margins = margins.nearest(EdgeMargins(of: storage[index].location, on: surface))
    }
    return ContactGroup(
      count: count, location: location / Double(count), path: path / Double(count),
      margins: margins, farthest: farthest)
  }
}
