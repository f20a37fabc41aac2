public import InputModel

/// Why a touch does not unlock.
public enum LockRefusal: Hashable, Sendable {
  /// It landed beside the thumb, or where the thumb came only later.
  case besideThumb
  /// It landed on the thumb while another touch held it.
  case held
  /// It carried the thumb beyond the threshold, but not all the way from its start.
  case notInOneGo
  /// The device does not tell where it is touched.
  case noPlace
  /// The track changed under the thumb.
  case surfaceChanged
  case interrupted(Interruption)

  /// What a person is told.
  public var sentence: String {
    switch self {
    case .besideThumb: "begin on the thumb"
    case .held: "another touch holds the thumb"
    case .notInOneGo: "slide in one go, from the start"
    case .noPlace: "this device tells no place: use a touchscreen or --touchpad contacts"
    case .surfaceChanged: "the surface changed: start again"
    case .interrupted(let interruption): LockRefusal.sentence(of: interruption)
    }
  }

  private static func sentence(of interruption: Interruption) -> String {
    switch interruption {
    case .surplusContact: "a second finger: start again"
    case .touchCancelled: "the device took the touch back (a palm?): start again"
    case .jumped: "the touch jumped: start again"
    case .unplugged: "the device was unplugged: start again"
    case .eventsDropped: "the kernel dropped events: start again"
    case .unreadable: "the device could not be read: start again"
    case .suspended: "reading was suspended: start again"
    case .shutdown: "ended"
    }
  }
}
