internal import func Glibc.cos
internal import func Glibc.sin
internal import InputModel

extension SceneStep.Motion {
  /// The acceleration in g after some seconds of a motion that lasts `duration`.
  func acceleration(at elapsed: Double, of duration: Double) -> Acceleration {
    switch self {
    case .still:
      Acceleration(x: 0, y: 0, z: 1)
    case .shake(let amplitude, let frequency):
      Acceleration(x: amplitude * sin(2 * Double.pi * frequency * elapsed), y: 0, z: 1)
    case .bump(let strength):
      Acceleration(x: elapsed < duration ? strength : 0, y: 0, z: 1)
    case .tilt:
      Acceleration(
        x: sin(Double.pi / 2 * elapsed / duration), y: 0,
        z: cos(Double.pi / 2 * elapsed / duration))
    case .drop:
      dropped(elapsed, duration)
    }
  }

  /// Falls for the first half, then rings at 25 Hz from 12 g down to nothing.
  private func dropped(_ elapsed: Double, _ duration: Double) -> Acceleration {
    let half = duration / 2
    guard elapsed > half else { return Acceleration(x: 0.02, y: 0.01, z: 0.03) }
    let since = elapsed - half
    let ringing = 12 * (1 - since / half) * cos(2 * Double.pi * 25 * since)
    return Acceleration(x: 0, y: 0, z: 1 + ringing)
  }
}
