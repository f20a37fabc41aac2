import InputModel
import Testing

@testable import Interaction

@Suite struct SecretLayoutTests {
  /// A phone's screen both ways, a panel of 160×90 mm, a touchpad of 100×60 mm, a tablet upright.
  static let surfaces = [(320, 480), (480, 320), (1027, 578), (641, 385), (900, 1440)]

  static func layout(_ surface: (Int, Int), _ plan: KeyboardPlan) -> SecretLayout {
    let size = Size(width: Points(Double(surface.0)), height: Points(Double(surface.1)))
    return SecretLayout(surface: size, bar: LockLayout(surface: size).bar, plan: plan)
  }

  static let plans = [KeyboardPlan.keypad] + KeyboardPlan.Layer.allCases.map(KeyboardPlan.keyboard)

  @Test(arguments: surfaces)
  func nothingOverlapsAndAllLiesWithin(surface: (Int, Int)) {
    for plan in Self.plans {
      let layout = Self.layout(surface, plan)
      let frames = layout.keys.map(\.frame) + [layout.field, layout.sentence]
      for (index, frame) in frames.enumerated() {
        #expect(frame.x.value >= -1e-9 && frame.maxX.value <= Double(surface.0) + 1e-9)
        #expect(frame.y >= layout.frame.y && frame.maxY.value <= Double(surface.1) * 0.945)
        #expect(frame.height > .zero)
        for other in frames[(index + 1)...] {
          let overlaps =
            frame.x.value < other.maxX.value - 1e-6 && other.x.value < frame.maxX.value - 1e-6
            && frame.y.value < other.maxY.value - 1e-6 && other.y.value < frame.maxY.value - 1e-6
          #expect(!overlaps, "\(plan): \(frame) and \(other)")
        }
      }
    }
  }

  @Test(arguments: surfaces)
  func aKeypadsKeysAreLargeEnough(surface: (Int, Int)) {
    for key in Self.layout(surface, .keypad).keys {
      #expect(key.frame.width >= Points(44) && key.frame.height >= Points(44))
    }
  }

  /// Ten keys a row need 440 pt.
  @Test(arguments: surfaces)
  func aKeyboardsKeysAreLargeEnoughWhereThereIsRoom(surface: (Int, Int)) {
    for layer in KeyboardPlan.Layer.allCases {
      for key in Self.layout(surface, .keyboard(layer)).keys {
        #expect(key.frame.height >= Points(44))
        if surface.0 >= 480 { #expect(key.frame.width >= Points(44)) }
      }
    }
  }

  @Test func theKeypadIsATelephones() {
    let names = Self.layout((320, 480), .keypad).keys.map(\.key.name)
    #expect(
      names == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "enter"])
  }

  /// Whatever the Latin password, it can be typed: all of ASCII that is printed.
  @Test func theKeyboardHasAllOfASCII() {
    let keys = KeyboardPlan.Layer.allCases.flatMap { KeyboardPlan.keyboard($0).rows.joined() }
    let characters = Set(
      keys.compactMap { if case .character(let character) = $0.key { character } else { nil } })
    let missing = (0x20..<0x7F).map { Character(Unicode.Scalar($0)) }
      .filter { !characters.contains($0) }
    #expect(missing == [])
  }
}
