import Gestures
import InputModel
import Programs

enum WatchSample {
  static var busy: Snapshot {
    let place = Vector(x: Points(420), y: Points(250))
    let second = Vector(x: Points(700), y: Points(330))
    let watch = WatchSnapshot(
      device: Device.panel, edgeBand: Points(20),
      contacts: [
        WatchedContact(device: Device.panel.id, slot: 0, location: place),
        WatchedContact(device: Device.panel.id, slot: 1, location: second),
      ],
      gestures: [
        gesture(.pan, .changed, dx: -82, dy: 3, vx: -410, contacts: 2),
        gesture(.edgePan, .cancelled, dx: 12, dy: 0, vx: 0, contacts: 1, edge: .left),
        gesture(.tap, .ended, dx: 0, dy: 0, vx: 0, contacts: 1),
        gesture(.shake, .ended, dx: 0, dy: 0, vx: 0, contacts: 0),
      ],
      devices: [
        WatchedDevice(
          description: Device.panel, reportRate: 124.4, jitter: Interval(microseconds: 310),
          frames: 18204, drops: 0),
        WatchedDevice(
          description: Device.pad, reportRate: 79.8, jitter: Interval(microseconds: 1200),
          frames: 512, drops: 2),
        WatchedDevice(description: Device.sensor, reportRate: 199, frames: 90_412),
      ],
      shake: ShakeMeter(linear: 1.3, peak: 0.9, reversals: 2),
      log: [
        "added Goodix screen", "added Joy-Con IMU", "libinput: palm on slot 2",
        "tap at 300, 220", "edge-pan left cancelled: surplus contact", "pan began",
      ])
    var snapshot = Snapshot(
      surface: Device.surface, picture: .watch(watch),
      status: Device.status(contacts: 2, translation: Vector(x: Points(-82), y: Points(3))))
    snapshot.fingers = [
      Device.finger(x: 420, y: 250, cameFrom: (1...10).map { (420 + Double($0) * 20, 252) })
    ]
    return snapshot
  }

  static var waiting: Snapshot {
    Snapshot(
      surface: Device.phone, picture: .watch(WatchSnapshot(edgeBand: Points(20))),
      status: StatusSnapshot(remarks: ["no device: waiting"]))
  }

  private static func gesture(
    _ kind: GestureKind, _ phase: GesturePhase, dx: Double, dy: Double, vx: Double,
    contacts: Int, edge: Edge? = nil
  ) -> GestureEvent {
    GestureEvent(
      id: GestureID(rawValue: 1), kind: kind, phase: phase, device: Device.panel.id,
      time: Instant(microseconds: 0), translation: Vector(x: Points(dx), y: Points(dy)),
      velocity: Vector(x: PointsPerSecond(vx), y: .zero), contacts: contacts, edge: edge)
  }
}
