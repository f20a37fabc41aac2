internal import InputModel

/// The keys by which a device says that it is touched, and by how many fingers.
///
/// A pad with fewer slots than fingers tells the others by these alone.
struct FingerKeys: Hashable, Sendable {
  private(set) var isTouched = false
  /// Whether BTN_TOUCH was ever set: some drivers declare it and set it for hard presses only.
  private(set) var wasEverTouched = false
  /// Whether BTN_TOUCH was released in this frame.
  private(set) var wasReleased = false
  /// Whether the pad itself is pressed down.
  private(set) var isClicked = false
  /// One bit a key, by the number of fingers that it stands for.
  private var tools: UInt8 = 0

  /// The fingers of the largest key that is set, touching or near.
  var count: Int { tools == 0 ? 0 : 7 - tools.leadingZeroBitCount }

  init() {}

  mutating func take(_ code: UInt16, isDown: Bool) {
    switch code {
    case EventCode.buttonTouch:
      wasReleased = wasReleased || isTouched && !isDown
      isTouched = isDown
      wasEverTouched = wasEverTouched || isDown
    case EventCode.buttonLeft: isClicked = isDown
    case EventCode.toolFinger: set(1, isDown)
    case EventCode.toolDoubleTap: set(2, isDown)
    case EventCode.toolTripleTap: set(3, isDown)
    case EventCode.toolQuadTap: set(4, isDown)
    case EventCode.toolQuintTap: set(5, isDown)
    default: break
    }
  }

  /// The frame is over.
  mutating func settle() { wasReleased = false }

  private mutating func set(_ fingers: UInt8, _ isDown: Bool) {
    if isDown { tools |= 1 << fingers } else { tools &= ~(1 << fingers) }
  }
}
