import InputModel
import Testing

@testable import Interaction

/// The four animations: where they begin and end, and that they go one way.
@Suite struct NamedMotionTests {
  private let start = Instant(microseconds: 5_000_000)

  private func samples(until end: Instant, _ value: (Instant) -> Double) -> [Double] {
    (0...50).map { step in
      value(start + Interval(seconds: (end - start).seconds * Double(step) / 50))
    }
  }

  private func rises(_ values: [Double]) -> Bool { zip(values, values.dropFirst()).allSatisfy(<=) }

  @Test func aSheetSlidesDownAndBrakes() {
    let slide = SlideDown(from: 0, to: 1, at: start)
    let values = samples(until: slide.end) { slide.shown(at: $0) }
    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(rises(values))
    #expect(values[25] > 0.8)
  }

  @Test func aBoxFallsFasterAndFaster() {
    let fall = Fall(distance: Points(400), at: start)
    let values = samples(until: fall.end) { fall.offset(at: $0).value }
    #expect(values.first == 0)
    #expect(values.last == 400)
    #expect((values[25] - 100).magnitude < 0.1)
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    #expect(rises(steps.map { ($0 * 1000).rounded() }))
  }

  @Test func aHigherFallTakesLonger() {
    let (low, high) = (
      Fall(distance: Points(100), at: start), Fall(distance: Points(400), at: start)
    )
    #expect(((high.end - start).seconds / (low.end - start).seconds - 2).magnitude < 1e-3)
  }

  @Test func aBoxIsSqueezedUpWithoutASwing() {
    let squeeze = SqueezeUp(from: 0, to: 1, at: start)
    let heights = samples(until: squeeze.end) { squeeze.height(at: $0) }
    #expect(rises(heights))
    #expect(heights.last == 1)
    #expect(squeeze.width(at: start) == SqueezeUp.narrowest)
    #expect(squeeze.width(at: squeeze.end) == 1)
  }

  @Test func aMenuPopsOverInLessTimeThanAnySheetTakes() {
    let pop = PopOver(from: 0, to: 1, at: start)
    let values = samples(until: pop.end) { pop.fraction(at: $0) }
    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(rises(values))
    #expect(pop.end < SlideDown(from: 0, to: 1, at: start).end)
    #expect(PopOver.scale(at: 0) == 0)
    #expect(PopOver.scale(at: 1) == 1)
  }

  /// One that turns round half way goes on from where it is.
  @Test func turningRoundDoesNotJump() {
    let half = start + .milliseconds(60)
    let down = SlideDown(from: 0, to: 1, at: start)
    #expect(
      SlideDown(from: down.shown(at: half), to: 0, at: half).shown(at: half) == down.shown(at: half)
    )
    let pop = PopOver(from: 0, to: 1, at: start)
    #expect(
      PopOver(from: pop.fraction(at: half), to: 0, at: half).fraction(at: half)
        == pop.fraction(at: half))
  }

  @Test func allAreLeftOutWhereMotionIsReduced() {
    #expect(SlideDown(from: 0, to: 1, at: start, isInstant: true).end == start)
    #expect(SlideDown(from: 0, to: 1, at: start, isInstant: true).shown(at: start) == 1)
    #expect(
      Fall(distance: Points(400), at: start, isInstant: true).offset(at: start) == Points(400))
    #expect(SqueezeUp(from: 0, to: 1, at: start, isInstant: true).height(at: start) == 1)
    #expect(PopOver(from: 1, to: 0, at: start, isInstant: true).fraction(at: start) == 0)
  }
}
