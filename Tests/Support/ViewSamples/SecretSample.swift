import Gestures
import InputModel
import Interaction
import Pipeline
import Programs

/// What asks for a secret after the slide, by the real program.
enum SecretSample {
  static let start = Instant(microseconds: 1_000_000)

  /// A lock after its slide, and after `text` was typed and `answer` came of it.
  static func asking(
    _ secret: LockSecret, on surface: Size<Points>, typed text: String = "",
    answer: SecretAnswer? = nil, pressing name: String? = nil, moving: Bool = false,
    keyboard: KeyboardState = KeyboardState()
  ) -> Snapshot {
    var (program, lines) = (lock(secret, on: surface), [] as [Line])
    slide(&program)
    let time = start + (moving ? .milliseconds(130) : Interval(seconds: 2))
    program.advance(to: time, into: &lines)
    program.handle(.keyboard(keyboard), at: time, into: &lines)
    for character in text { program.handle(.key(.character(character)), at: time, into: &lines) }
    if let answer {
      program.handle(.key(.enter), at: time, into: &lines)
      program.handle(answer, at: time, into: &lines)
    }
    if let name { press(name, on: &program, at: time) }
    return shown(program, at: time)
  }

  /// A lock at rest, with its clock.
  static func rest(on surface: Size<Points>) -> Snapshot {
    shown(lock(.none, on: surface), at: start)
  }

  static var blank: Snapshot {
    var (program, lines) = (lock(.none, on: Device.surface), [] as [Line])
    program.advance(to: start, into: &lines)
    program.advance(to: start + Interval(seconds: 60), into: &lines)
    return shown(program, at: start + Interval(seconds: 60))
  }

  private static func lock(_ secret: LockSecret, on surface: Size<Points>) -> LockProgram {
    LockProgram(
      title: "Kiosk 3", mode: "kiosk", surface: surface, secret: secret,
      blanksAfter: Interval(seconds: 60),
      civil: { _ in CivilTime(CivilDate(daysSince1970: 20_787), hour: 14, minute: 7) })
  }

  private static func slide(_ program: inout LockProgram) {
    guard case .lock(let lock) = program.snapshot(at: start).picture else { return }
    var lines: [Line] = []
    for phase in [GesturePhase.began, .changed, .ended] {
      let way = phase == .began ? Points(10) : lock.track.width
      let place = GesturePlace(
        location: lock.thumb.center, down: lock.thumb.center, recognized: lock.thumb.center)
      let event = GestureEvent(
        id: GestureID(rawValue: 1), kind: .pan, phase: phase, device: DeviceID(rawValue: 1),
        time: start, landed: start, place: place, translation: Vector(x: way, y: .zero),
        contacts: 1)
      program.handle(.gesture(event), into: &lines)
    }
  }

  private static func press(_ name: String, on program: inout LockProgram, at time: Instant) {
    guard case .lock(let lock) = program.snapshot(at: time).picture,
      let key = lock.secret?.keys.first(where: { $0.key.name == name })
    else { return }
    var lines: [Line] = []
    let event = ContactEvent(
      device: DeviceID(rawValue: 1), time: time, slot: 0, phase: .down,
      location: key.frame.center)
    program.handle(.contact(event), into: &lines)
  }

  private static func shown(_ program: LockProgram, at time: Instant) -> Snapshot {
    var snapshot = program.snapshot(at: time)
    snapshot.status = Device.status()
    snapshot.status.remarks = ["console and devices held", "keys muted", "SysRq muted"]
    snapshot.fingers = []
    return snapshot
  }
}
