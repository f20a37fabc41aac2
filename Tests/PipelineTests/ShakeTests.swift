import Gestures
import InputModel
import Testing

/// Motions of a device, in g, played to a recogniser at 100 Hz.
@Suite struct ShakeTests {
  static func shakes(
    rate: Double = 100, seconds: Double, _ motion: (Double) -> Acceleration
  ) -> Int {
    var recognizer = ShakeRecognizer(settings: ShakeSettings())
    var count = 0
    for step in 0...Int(seconds * rate) {
      let time = Double(step) / rate
      let instant = Instant(microseconds: 1_000_000 + Int64(time * 1e6))
      if recognizer.handle(motion(time), at: instant) { count += 1 }
    }
    return count
  }

  static func sine(_ amplitude: Double, _ frequency: Double, _ time: Double) -> Acceleration {
    Acceleration(x: amplitude * wave(frequency * time), y: 0, z: 1)
  }

  /// A sine by Bhaskara's approximation: what shakes is no exact sine either.
  static func wave(_ turns: Double) -> Double {
    let half = (turns - turns.rounded(.down)) * 2
    let x = half < 1 ? half : half - 1
    let value = 16 * x * (1 - x) / (5 - 4 * x * (1 - x))
    return half < 1 ? value : -value
  }

  @Test(arguments: [20.0, 50.0, 100.0, 400.0])
  func oneSecondOfShakingIsOneShake(rate: Double) {
    let count = Self.shakes(rate: rate, seconds: 3) { time in
      time > 1 && time < 2 ? Self.sine(2.5, 4, time) : Acceleration(x: 0, y: 0, z: 1)
    }
    #expect(count == 1)
  }

  @Test func aLastingShakeCountsOnceAndAnotherAfterCalmAgain() {
    let count = Self.shakes(seconds: 9) { time in
      (time > 1 && time < 4) || (time > 5 && time < 6)
        ? Self.sine(2, 4, time) : Acceleration(x: 0, y: 0, z: 1)
    }
    #expect(count == 2)
  }

  @Test func silenceIsCalm() {
    var recognizer = ShakeRecognizer(settings: ShakeSettings())
    var count = 0
    for start in [1.0, 5.0] {
      for step in 0...100 {
        let time = start + Double(step) / 100
        let instant = Instant(microseconds: Int64(time * 1e6))
        if recognizer.handle(Self.sine(2, 4, time), at: instant) { count += 1 }
      }
    }
    #expect(count == 2)
  }

  @Test func aBumpIsNoShake() {
    let count = Self.shakes(seconds: 3) { time in
      time > 1 && time < 1.03 ? Acceleration(x: 9, y: 0, z: 1) : Acceleration(x: 0, y: 0, z: 1)
    }
    #expect(count == 0)
  }

  @Test func aTiltIsNoShake() {
    let count = Self.shakes(seconds: 3) { time in
      let share = min(max(time - 1, 0) / 0.3, 1)
      return Acceleration(x: Self.wave(share / 4), y: 0, z: Self.wave(share / 4 + 0.25))
    }
    #expect(count == 0)
  }

  @Test(arguments: [0.1, 0.3, 0.6])
  func aDropIsNoShake(fall: Double) {
    let count = Self.shakes(seconds: 4) { time in
      switch time - 1 {
      case ..<0: Acceleration(x: 0, y: 0, z: 1)
      case ..<fall: Acceleration(x: 0.02, y: 0.01, z: 0.03)
      // The impact and its ringing: 12 g at 25 Hz, dying away.
      case ..<(fall + 0.3):
        Acceleration(
          x: 0, y: 0, z: 1 + 12 * Self.wave((time - 1 - fall) * 25) * (1 - (time - 1 - fall) / 0.3))
      default: Acceleration(x: 0, y: 0, z: 1)
      }
    }
    #expect(count == 0)
  }

  @Test func walkingIsNoShake() {
    let count = Self.shakes(seconds: 10) { time in
      Acceleration(x: 0.2 * Self.wave(time), y: 0, z: 1 + 0.8 * Self.wave(time * 2))
    }
    #expect(count == 0)
  }
}
