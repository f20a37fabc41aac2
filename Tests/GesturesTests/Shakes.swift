import Gestures
import InputModel
import Motions

/// What a recogniser tells of samples.
enum Shakes {
  typealias Sample = (acceleration: Acceleration, time: Instant)

  static func times(_ samples: [Sample]) -> [Instant] {
    var recognizer = ShakeRecognizer(settings: ShakeSettings())
    return samples.compactMap { recognizer.handle($0.acceleration, at: $0.time) ? $0.time : nil }
  }

  static func samples(of motion: Motion, by sensor: Sensor, seed: UInt64) -> [Sample] {
    var samples: [Sample] = []
    sensor.sample(motion, seed: seed) { samples.append(($0, $1)) }
    return samples
  }

  static func times(of motion: Motion, by sensor: Sensor, seed: UInt64) -> [Instant] {
    var recognizer = ShakeRecognizer(settings: ShakeSettings())
    var times: [Instant] = []
    sensor.sample(motion, seed: seed) { acceleration, time in
      if recognizer.handle(acceleration, at: time) { times.append(time) }
    }
    return times
  }
}
