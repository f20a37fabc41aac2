internal import InputModel

/// A contact that is down.
struct TrackedContact: Hashable, Sendable {
  var slot: Int32
  /// On the surface.
  var location: Vector<Points>
  /// At true scale.
  var path: Vector<Points>
  var downPath: Vector<Points>
  let downTime: Instant
  /// The kernel's time of its last report.
  var time: Instant
  /// Where it was when it last rested, and from when on it did.
  var restPath: Vector<Points>
  var restTime: Instant
  /// Whether it has gone anywhere since it landed.
  var hasGone = false
  /// Whether it rests, and counts for nothing.
  var isResting = false

  init(slot: Int32, location: Vector<Points>, path: Vector<Points>, at time: Instant) {
    self.slot = slot
    self.location = location
    self.path = path
    self.time = time
    downPath = path
    downTime = time
    restPath = path
    restTime = time
  }

  /// Puts it elsewhere without a way there.
  mutating func place(location: Vector<Points>, path: Vector<Points>) {
    let shift = path - self.path
    self.location = location
    self.path = path
    downPath = downPath + shift
    restPath = restPath + shift
  }
}
