/// What the kernel said of one slot, and what of it is new in this frame.
struct TrackedSlot: Hashable, Sendable {
  /// Whether the kernel says that something is there.
  private(set) var isPresent = false
  /// Whether it touches, and does not hover.
  var isDown = false
  /// Whether the slot held a contact that was followed at the end of the last frame.
  private(set) var wasDown = false
  /// The type that the kernel gave last. It repeats nothing, so the type outlives a contact: the
  /// next one of the slot is a palm as well, unless a type is sent with it.
  var isPalm = false
  /// Whether the contact is too large or too heavy for a finger.
  var isLarge = false
  /// Whether the contact has been a palm since it landed. It does not become a finger on its way.
  private var wasPalm = false
  /// Whether a second tracking id came without a release.
  private var wasReplaced = false
  private(set) var hasMoved = false
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0
  /// Values that the kernel repeats as little as the type.
  var pressure: Int32 = 0
  var distance: Int32 = 0
  var size: Int32 = 0

  var continues: Bool { wasDown && isDown && !wasReplaced && !isRefused }
  var ends: Bool { wasDown && !continues }
  /// Whether it ends without a lift.
  var isVoid: Bool { isRefused || wasReplaced }
  var lands: Bool { isDown && !isRefused && (!wasDown || wasReplaced) }

  private var isRefused: Bool { isPalm || isLarge || wasPalm }

  mutating func track(isPresent: Bool) {
    if isPresent, wasDown { wasReplaced = true }
    self.isPresent = isPresent
    isLarge = false
    wasPalm = false
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
    wasDown = isDown && !isRefused
    wasPalm = isPresent && isRefused
    hasMoved = false
    wasReplaced = false
  }

  /// The contact is void.
  mutating func clear() {
    isPresent = false
    isDown = false
    wasDown = false
    isLarge = false
    wasPalm = false
  }
}
