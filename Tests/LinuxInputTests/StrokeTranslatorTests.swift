import InputModel
import Testing

@testable import LinuxInput

@Suite struct StrokeTranslatorTests {
  private let unit = StrokeTranslator.unitsPerMillimetre
  private let left: UInt32 = 0x110
  private let right: UInt32 = 0x111

  @Test func aScrollBeginsMovesAndEndsWithZeroOnBothAxes() {
    var strokes = StrokeTranslator()
    let first = strokes.scroll(x: 2 * unit, y: 0)
    #expect(first?.phase == .began)
    #expect(first?.fingers == 2)
    #expect(abs((first?.delta.x.value ?? 0) - 2) < 1e-9)
    #expect(strokes.scroll(x: 0, y: -unit)?.phase == .moved)
    #expect(strokes.scroll(x: 0, y: 0)?.phase == .ended)
    #expect(strokes.scroll(x: 0, y: 0) == nil)
  }

  @Test func downAndUpOfOneButtonAtOnceAreATapAtTheLift() {
    var strokes = StrokeTranslator()
    #expect(strokes.button(left, isDown: true) == nil)
    #expect(strokes.button(left, isDown: false) == .init(phase: .tapped, fingers: 1))
    #expect(strokes.button(right, isDown: true) == nil)
    #expect(strokes.button(right, isDown: false) == .init(phase: .tapped, fingers: 2))
  }

  @Test func aButtonThatStaysDownBeyondTheBatchIsAClick() {
    var strokes = StrokeTranslator()
    #expect(strokes.button(left, isDown: true) == nil)
    strokes.settle()
    #expect(strokes.button(left, isDown: false) == nil)
  }

  @Test func otherButtonsAreNoTaps() {
    var strokes = StrokeTranslator()
    #expect(strokes.button(left, isDown: true) == nil)
    #expect(strokes.button(right, isDown: false) == nil)
    #expect(strokes.button(0x113, isDown: true) == nil)
    #expect(strokes.button(0x113, isDown: false) == nil)
  }

  @Test func aSwipeKeepsItsFingersAndItsDirection() {
    var strokes = StrokeTranslator()
    let step = strokes.swipe(.moved, fingers: 3, x: -unit, y: unit / 2)
    #expect(step.fingers == 3)
    #expect(abs(step.delta.x.value + 1) < 1e-9)
    #expect(abs(step.delta.y.value - 0.5) < 1e-9)
  }
}
