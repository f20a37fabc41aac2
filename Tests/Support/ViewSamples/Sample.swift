import InputModel
import Interaction
public import Programs

/// Snapshots to look at, by name.
public enum Sample: String, CaseIterable, Sendable {
  case rest
  case left30 = "left-30"
  case left82 = "left-82"
  case left270 = "left-270"
  case right30 = "right-30"
  case right82 = "right-82"
  case right270 = "right-270"
  case hiding
  case options
  case lists
  case empty
  case strange
  case phone
  case lock
  case lockHalf = "lock-50"
  case lockOver = "lock-81"
  case unlocked
  case refused
  case watch
  case waiting
  case latency
  case latencyWaiting = "latency-waiting"

  public var snapshot: Snapshot {
    switch self {
    case .rest: MailboxSample.at(.zero)
    case .left30: MailboxSample.at(Points(-30))
    case .left82: MailboxSample.at(Points(-82))
    case .left270: MailboxSample.at(Points(-270))
    case .right30: MailboxSample.at(Points(30))
    case .right82: MailboxSample.at(Points(82))
    case .right270: MailboxSample.at(Points(270))
    case .hiding: MailboxSample.hiding
    case .options: MailboxSample.options
    case .lists: MailboxSample.lists
    case .empty: MailboxSample.empty
    case .strange: MailboxSample.strange
    case .phone: MailboxSample.phone
    case .lock: LockSample.at(0, .locked)
    case .lockHalf: LockSample.at(0.5, .dragging)
    case .lockOver: LockSample.at(0.81, .dragging)
    case .unlocked: LockSample.at(1, .unlocked)
    case .refused: LockSample.refused
    case .watch: WatchSample.busy
    case .waiting: WatchSample.waiting
    case .latency: LatencySample.busy
    case .latencyWaiting: LatencySample.waiting
    }
  }
}

/// A touchscreen of 155×86 mm, and its surface.
enum Device {
  static let panel = DeviceDescription(
    id: DeviceID(rawValue: 1), node: "/dev/input/event4", name: "Goodix screen",
    kind: .touchscreen,
    surface: TouchSurface(
      native: Size(width: Millimetres(155.2), height: Millimetres(86.4))),
    sizeSource: .device)
  static let pad = DeviceDescription(
    id: DeviceID(rawValue: 2), node: "/dev/input/event7", name: "SynPS/2 Synaptics TouchPad",
    kind: .touchpad,
    surface: TouchSurface(
      native: Size(width: Millimetres(102), height: Millimetres(61))),
    sizeSource: .override, isGrabbed: true, fingers: 1)
  static let sensor = DeviceDescription(
    id: DeviceID(rawValue: 3), node: "/dev/input/event9", name: "Joy-Con IMU",
    kind: .accelerometer)
  static let surface = Size(width: Points(996), height: Points(554))
  static let phone = Size(width: Points(320), height: Points(480))

  static func status(contacts: Int = 0, translation: Vector<Points>? = nil) -> StatusSnapshot {
    StatusSnapshot(
      device: panel, deviceCount: 1, contacts: contacts, translation: translation,
      reportRate: 124.4, latency: Interval(microseconds: 400), misses: 0)
  }

  static func finger(x: Double, y: Double, cameFrom trail: [(Double, Double)] = [])
    -> FingerSnapshot
  {
    FingerSnapshot(
      device: panel.id, slot: 0, location: Vector(x: Points(x), y: Points(y)),
      trail: trail.map { Vector(x: Points($0.0), y: Points($0.1)) })
  }
}
