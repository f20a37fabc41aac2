/// What the kernel said of one slot, and what of it is new in this frame.
struct TrackedSlot: Hashable, Sendable {
  var isDown = false
  /// Whether the slot held a contact that was followed at the end of the last frame.
  var wasDown = false
  var isPalm = false
  /// Whether a second tracking id came without a release.
  var wasReplaced = false
  var hasMoved = false
  var x: Int32 = 0
  var y: Int32 = 0

  var continues: Bool { wasDown && isDown && !wasReplaced && !isPalm }
  var ends: Bool { wasDown && !continues }
  /// Whether it ends without a lift.
  var isVoid: Bool { isPalm || wasReplaced }
  var lands: Bool { isDown && !isPalm && (!wasDown || wasReplaced) }

  mutating func track(isDown: Bool) {
    if isDown, wasDown { wasReplaced = true }
    self.isDown = isDown
    isPalm = false
  }

  mutating func move(toX x: Int32) {
    hasMoved = hasMoved || x != self.x
    self.x = x
  }

  mutating func move(toY y: Int32) {
    hasMoved = hasMoved || y != self.y
    self.y = y
  }

  /// The frame is over.
  mutating func settle() {
    wasDown = isDown && !isPalm
    hasMoved = false
    wasReplaced = false
  }

  /// The contact is void.
  mutating func clear() {
    isDown = false
    wasDown = false
    isPalm = false
  }
}
