import GestureRules
import Gestures
import InputModel
import Testing

@Suite struct ThrottleTests {
  @Test func stepsComeAtTheIntervalAndTheNewestIsNotLost() {
    var strokes = Strokes(.all("a"))
    strokes.step(.began, 11, at: 0)
    for time in stride(from: 10, through: 250, by: 10) {
      strokes.step(.changed, 11 + Double(time), at: Int64(time))
    }
    #expect(
      strokes.firings.filter { $0.trigger == .changed }.map(\.event.time.microseconds)
        == [10_000, 110_000, 210_000])
    #expect(strokes.engine.deadline == Instant(microseconds: 310_000))
    strokes.firings = []
    strokes.advance(to: 309)
    #expect(strokes.firings.isEmpty)
    strokes.advance(to: 310)
    #expect(strokes.firings.map(\.event.translation.x.value) == [261])
    #expect(strokes.engine.deadline == nil)
    strokes.firings = []
    strokes.step(.changed, 300, at: 320)
    #expect(strokes.firings.isEmpty)
    strokes.advance(to: 410)
    #expect(strokes.taken() == ["a changed"])
  }

  @Test func theEndTakesTheWaitingStepsPlace() {
    var strokes = Strokes(.all("a"))
    strokes.step(.began, 11, at: 0)
    strokes.step(.changed, 20, at: 10)
    strokes.step(.changed, 30, at: 20)
    strokes.step(.ended, 40, at: 30)
    strokes.advance(to: 1000)
    #expect(strokes.taken() == ["a began", "a changed", "a ended"])
  }
}
