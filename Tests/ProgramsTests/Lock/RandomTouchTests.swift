import InputModel
import Interaction
import SeededSource
import Testing

/// A million random frames, judged by an independent statement of what a slide is: nothing else
/// unlocks, and where no second device could hold the thumb, every slide does.
@Suite struct RandomTouchTests {
  static let frames = 1_000_000
  static let parts = 40
  /// Frames before everything begins anew, with other devices.
  static let round = 1000

  @Test(arguments: 0..<parts)
  func onlyASlideUnlocks(part: Int) {
    var random = Seeded(seed: UInt64(part + 1))
    var (frames, unlocks) = (0, 0)
    while frames < Self.frames / Self.parts {
      let setups = Self.setups(&random)
      var table = LockTable(setups)
      var hands = setups.indices.map {
        RandomHand(device: $0, setup: setups[$0], random: &random)
      }
      let share = min(Self.round, Self.frames / Self.parts - frames)
      while table.frames < share {
        hands[Int.random(in: hands.indices, using: &random)].act(&table, &random)
      }
      frames += table.frames
      unlocks += table.unlocks
      #expect(table.falseUnlocks.isEmpty, "part \(part), \(setups)")
      if setups.count == 1 { #expect(table.unlocks == table.slides, "part \(part), \(setups)") }
    }
    // A lock that never opens would pass as well.
    #expect(unlocks > 20)
  }

  /// With a secret set no frames, keys and answers unlock but a slide, what is submitted after it, and
  /// the `accepted` that comes then.
  @Test(arguments: 0..<parts / 2)
  func onlyTheSecretUnlocks(part: Int) {
    var random = Seeded(seed: UInt64(1000 + part))
    var unlocks = 0
    for _ in 0..<4 {
      let setups = Self.setups(&random)
      var table = LockTable(
        setups, secret: Bool.random(using: &random) ? .pin : .password,
        blanksAfter: Bool.random(using: &random) ? Interval(seconds: 2) : nil)
      var hands = setups.indices.map {
        RandomHand(device: $0, setup: setups[$0], random: &random)
      }
      while table.frames < Self.round * 2 {
        hands[Int.random(in: hands.indices, using: &random)].act(&table, &random)
        RandomTyping.act(&table, &random)
      }
      unlocks += table.unlocks
      #expect(table.falseUnlocks.isEmpty, "part \(part), \(setups)")
    }
    // A lock that never opens would pass as well.
    #expect(unlocks > 0)
  }

  static func setups(_ random: inout Seeded) -> [LockTable.Setup] {
    let screen = LockTable.Setup(
      kind: .touchscreen, fingers: Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1,
      isRaw: Bool.random(using: &random))
    let pad = LockTable.Setup(
      kind: .touchpad, fingers: Int.random(in: 1...2, using: &random),
      isRaw: Bool.random(using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return [pad]
    case 1: return [screen, pad]
    default: return [screen]
    }
  }
}
