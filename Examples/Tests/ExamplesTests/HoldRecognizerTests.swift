import Gestures
import Holds
import InputModel
import LinuxInput
import LiveInput
import Pipeline
import Testing

@testable import ThreeFingerHold

@Suite struct HoldRecognizerTests {
  static let start = Instant(microseconds: 1_000_000)

  static func step(
    _ slot: Int32, _ phase: ContactPhase, x: Double, after milliseconds: Int64 = 0
  ) -> ContactEvent {
    ContactEvent(
      device: DeviceID(rawValue: 1), time: start + .milliseconds(milliseconds), slot: slot,
      phase: phase, location: Vector(x: Points(x), y: Points(100)))
  }

  /// Three fingers that rest, the last of them since 20 ms after the start.
  static func resting() -> HoldRecognizer {
    var recognizer = HoldRecognizer()
    for slot in 0..<3 {
      let hold = recognizer.handle(
        step(Int32(slot), .down, x: 100 * Double(slot + 1), after: Int64(slot) * 10))
      #expect(hold == nil)
    }
    return recognizer
  }

  @Test func itComesWhenTheTimeIsUpAndOnce() {
    var recognizer = Self.resting()
    let due = Self.start + .milliseconds(520)
    #expect(recognizer.deadline == due)
    let early = recognizer.advance(to: due - Interval(microseconds: 1))
    #expect(early == nil)
    let hold = recognizer.advance(to: due)
    #expect(hold?.time == due)
    #expect(hold?.location == Vector(x: Points(200), y: Points(100)))
    let again = recognizer.advance(to: due + .milliseconds(5000))
    #expect(again == nil)
    #expect(recognizer.deadline == nil)
  }

  @Test func aStepThatComesLateIsNotTooLate() {
    var recognizer = Self.resting()
    let hold = recognizer.handle(Self.step(0, .up, x: 100, after: 530))
    #expect(hold?.time == Self.start + .milliseconds(520))
  }

  @Test(arguments: [
    step(1, .moved, x: 210, after: 300), step(1, .up, x: 200, after: 300),
    step(1, .cancelled, x: 200, after: 300), step(3, .down, x: 300, after: 300),
  ])
  func whatIsNoHoldEndsIt(_ contact: ContactEvent) {
    var recognizer = Self.resting()
    let hold = recognizer.handle(contact)
    #expect(hold == nil)
    #expect(recognizer.deadline == nil)
  }

  @Test func aWanderingFingerHoldsWithinTheSlop() {
    var recognizer = Self.resting()
    let hold = recognizer.handle(Self.step(1, .moved, x: 209.9, after: 300))
    #expect(hold == nil)
    #expect(recognizer.deadline == Self.start + .milliseconds(520))
  }

  @Test func afterAllHaveLiftedItBeginsAnew() {
    var recognizer = Self.resting()
    for slot in 0..<3 { _ = recognizer.handle(Self.step(Int32(slot), .up, x: 0, after: 100)) }
    #expect(recognizer == HoldRecognizer())
  }

  @Test func theProgramTellsAHoldOnAPanel() {
    let told = Told<Hold>()
    var program = ThreeFingerHold()
    program.found = { told.values.append($0) }
    var panel = Panel(
      HandlingSink(settings: PipelineSettings(reportsContacts: true), handler: program))
    panel.send(.down, [(20, 40), (40, 40), (60, 40)])
    panel.settle()
    panel.send(.up, [(20, 40), (40, 40), (60, 40)])
    panel.stroke(from: [(20, 40), (40, 40), (60, 40)], by: 30, frames: 80)
    panel.settle()
    #expect(told.values.map { Int($0.location.x.value) } == [256])
  }
}
