/// One thing that a hand does.
public enum SceneStep: Hashable, Sendable {
  /// A place on the device, in native millimetres.
  public enum Place: Hashable, Sendable {
    case at(x: Double, y: Double)
    /// The middle of an element that the program laid out, moved by millimetres.
    case element(String, dx: Double, dy: Double)
  }

  /// Where a motion leads.
  public enum Way: Hashable, Sendable {
    case to(x: Double, y: Double)
    case by(x: Double, y: Double)
    /// A share of the way that the thumb can go on the track.
    case alongTrack(Double)
  }

  /// What an accelerometer goes through, for some milliseconds at a rate in Hz.
  public enum Motion: Hashable, Sendable {
    case still
    /// A sine of g at Hz along x.
    case shake(amplitude: Double, frequency: Double)
    /// Constant g along x, on top of gravity.
    case bump(Double)
    /// Gravity turns from z to x.
    case tilt
    /// Free fall, then an impact that rings.
    case drop
  }

  case use(String)
  case down([Int32], Place)
  case move([Int32], Way, milliseconds: Double, rate: Double)
  case up([Int32])
  case palm(Int32)
  /// Steps that begin at the same time, each on a device of its own.
  indirect case together([SceneStep])
  case wait(milliseconds: Double)
  case motion(Motion, milliseconds: Double, rate: Double)
  case unplug(String)
  case plug(String)
  /// The kernel drops events.
  case lose
  case signal(String)
  /// A line on the program's standard input.
  case command(String)
  /// The node's permission bits change, and udev tells.
  case permission(String, mode: UInt32)
}
