import InputModel
import Interaction
import Programs

enum LockSample {
  static func at(_ fraction: Double, _ phase: SlideLock.Phase) -> Snapshot {
    let track = Rectangle(x: Points(180), y: Points(320), width: Points(636), height: Points(72))
    let thumb = Points(88)
    let travel = track.width - thumb
    let lock = LockSnapshot(
      title: "Kiosk 3", mode: "cosmetic",
      bar: Rectangle(x: .zero, y: .zero, width: Points(996), height: Points(44)), track: track,
      thumb: Rectangle(
        x: track.x + travel * fraction, y: track.y, width: thumb, height: track.height),
      thresholdX: track.x + travel * SlideLock.threshold, phase: phase, fraction: fraction,
      opensOnRelease: phase == .dragging && fraction >= SlideLock.threshold,
      resetButton: phase == .unlocked
        ? Rectangle(x: Points(876), y: .zero, width: Points(120), height: Points(44)) : nil)
    var status = Device.status()
    status.remarks = ["protects this terminal only"]
    var snapshot = Snapshot(surface: Device.surface, picture: .lock(lock), status: status)
    guard phase == .dragging else { return snapshot }
    snapshot.status = Device.status(
      contacts: 1, translation: Vector(x: travel * fraction, y: .zero))
    snapshot.status.remarks = status.remarks
    let x = 224 + (travel * fraction).value
    snapshot.fingers = [
      Device.finger(x: x, y: 352, cameFrom: (1...8).map { (x - Double($0) * 16, 354) })
    ]
    return snapshot
  }

  static var refused: Snapshot {
    var snapshot = at(0, .locked)
    guard case .lock(var lock) = snapshot.picture else { return snapshot }
    lock.refusal = "a second finger: start again"
    snapshot.picture = .lock(lock)
    return snapshot
  }
}
