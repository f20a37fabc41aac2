import InputModel
import LinuxInput
import LiveInput
import Testing

@testable import SlideToUnlock

@Suite struct SlideToUnlockTests {
  /// Delivers a slide of 105 mm, which something may befall at its end.
  static func unlocks(_ befalls: (inout Panel<SlideToUnlock>) -> Void = { _ in }) -> Int {
    let told = Told<Void>()
    var panel = Panel(HandlingSink(handler: SlideToUnlock()))
    panel.sink.handler.unlocked = { told.values.append(()) }
    panel.send(.down, [(25, 56)])
    for step in 1...42 { panel.send(.moved, [(25 + Double(step) * 2.5, 56)]) }
    befalls(&panel)
    panel.send(.up, [(0, 0)])
    panel.settle()
    return told.values.count
  }

  @Test func aSlideUnlocks() {
    #expect(Self.unlocks() == 1)
  }

  @Test func whatVoidsTheTouchDoesNot() {
    let id = Panel<SlideToUnlock>.id
    #expect(Self.unlocks { $0.sink.interrupted(id, by: .eventsDropped, at: $0.now) } == 0)
    #expect(Self.unlocks { $0.sink.removed(id, at: $0.now) } == 0)
    #expect(Self.unlocks { $0.send(.down, [(130, 56), (10, 10)]) } == 0)
  }
}
