import Gestures
import InputModel
import LinuxInput
import LiveInput
import Pipeline
import Testing

@testable import PageTurner

@Suite struct PageTurnerTests {
  let told = Told<Int>()
  var panel: Panel<PageTurner>

  init() {
    var settings = PipelineSettings()
    settings.gestures.contactCounts = 1...2
    let told = told
    var turner = PageTurner()
    turner.shown = { told.values.append($0) }
    panel = Panel(HandlingSink(settings: settings, handler: turner))
  }

  /// The pages that were shown, the first one and one after each stroke.
  mutating func pages(
    after strokes: [(places: [(x: Double, y: Double)], way: Double, frames: Int)]
  ) -> [Int] {
    for stroke in strokes {
      panel.stroke(from: stroke.places, by: stroke.way, frames: stroke.frames)
      panel.settle()
    }
    return told.values
  }

  @Test mutating func twoFingersWithSpeedTurnOnAndBack() {
    let pages = pages(after: [
      ([(90, 40), (110, 40)], -25, 8), ([(90, 40), (110, 40)], -25, 8),
      ([(50, 40), (70, 40)], 25, 8),
    ])
    #expect(pages == [1, 2, 3, 2])
  }

  @Test mutating func withoutSpeedTheNearestPageComes() {
    // 4 mm/s are held still; half of the panel is 80 mm.
    let pages = pages(after: [
      ([(90, 40), (110, 40)], -2, 60), ([(130, 40), (150, 40)], -100, 3000),
    ])
    #expect(pages == [1, 1, 2])
  }

  @Test mutating func oneFingerTurnsFromTheRimAlone() {
    let pages = pages(after: [([(90, 40)], -25, 8), ([(159, 40)], -25, 8), ([(1, 40)], 25, 8)])
    #expect(pages == [1, 2, 1])
  }

  @Test mutating func downAndUpTurnsNothing() {
    panel.send(.down, [(50, 20), (70, 20)])
    for step in 1...8 {
      panel.send(.moved, [(50, 20 + 3 * Double(step)), (70, 20 + 3 * Double(step))])
    }
    panel.send(.up, [(0, 0), (0, 0)])
    panel.settle()
    #expect(told.values == [1])
  }

  @Test mutating func aGestureThatIsTakenBackTurnsNothing() {
    panel.send(.down, [(90, 40), (110, 40)])
    panel.send(.moved, [(60, 40), (80, 40)])
    panel.sink.interrupted(Panel<PageTurner>.id, by: .eventsDropped, at: panel.now)
    panel.settle()
    #expect(told.values == [1, 1])
  }

  @Test mutating func theLastPageStays() {
    let turn = (places: [(x: 90.0, y: 40.0), (x: 110.0, y: 40.0)], way: -25.0, frames: 8)
    let pages = pages(after: Array(repeating: turn, count: 5))
    #expect(pages == [1, 2, 3, 4, 5, 5])
  }
}
