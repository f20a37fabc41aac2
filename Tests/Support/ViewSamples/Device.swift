import InputModel
import Interaction
import Programs

/// The devices of the samples, and the surfaces that they give.
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
  static let sensor: DeviceDescription = {
    var device = DeviceDescription(
      id: DeviceID(rawValue: 3), node: "/dev/input/event9", name: "Joy-Con IMU",
      kind: .accelerometer)
    device.accelerometer = AccelerometerAxes(unitsPerG: 4096, firstCode: EventCode.absX)
    return device
  }()
  /// A touchscreen of 160×90 mm.
  static let wide: DeviceDescription = {
    var device = panel
    device.surface = TouchSurface(native: Size(width: Millimetres(160), height: Millimetres(90)))
    return device
  }()
  static let surface = Size(width: Points(996), height: Points(554))
  static let wideSurface = Size(width: Points(1027), height: Points(578))
  static let phone = Size(width: Points(320), height: Points(480))

  static func status(
    of device: DeviceDescription = panel, contacts: Int = 0, translation: Vector<Points>? = nil
  ) -> StatusSnapshot {
    StatusSnapshot(
      device: device, deviceCount: 1, contacts: contacts, translation: translation,
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
