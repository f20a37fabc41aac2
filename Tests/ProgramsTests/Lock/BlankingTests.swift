import InputModel
import Interaction
import Pipeline
import Programs
import Testing

@Suite struct BlankingTests {
  static func blank(secret: LockSecret = .none) -> LockPanel {
    var panel = LockPanel(secret: secret, blanksAfter: Interval(seconds: 60))
    panel.wait(61_000)
    return panel
  }

  @Test func itGoesBlankOnceAndSaysSo() {
    var panel = LockPanel(blanksAfter: Interval(seconds: 60))
    panel.wait(59_000)
    #expect(panel.lock?.isBlank == false)
    panel.wait(2000)
    #expect(panel.lock?.isBlank == true)
    panel.wait(600_000)
    let blanks = panel.runner.takeLines().map(\.json).filter { $0.contains("blank") }
    #expect(blanks == ["{\"type\":\"blank\",\"t\":61000000,\"blank\":true}\n"])
  }

  @Test func theTouchThatWakesDoesNotSlide() {
    var panel = Self.blank()
    panel.slide()
    #expect(panel.lock?.isBlank == false)
    #expect(panel.lock?.phase == .locked)
    #expect(panel.lock?.refusal == nil)
    panel.wait(100)
    panel.slide()
    #expect(panel.lock?.phase == .unlocked)
  }

  /// A second finger on the device whose touch woke the screen is part of that touch.
  @Test func whoJoinsTheTouchThatWakesDoesNotSlideEither() {
    var panel = Self.blank()
    panel.send(.down, Vector(x: Millimetres(5), y: Millimetres(5)), slot: 1)
    panel.wait()
    panel.land()
    panel.send(.up, slot: 1)
    panel.drag(95)
    panel.wait()
    panel.lift()
    #expect(panel.lock?.phase == .locked)
  }

  @Test func theKeyThatWakesIsNotTyped() {
    var panel = SecretTests.asking(blanksAfter: Interval(seconds: 5))
    panel.type("2")
    panel.runner.handle(.key(.enter), at: panel.now)
    panel.runner.tell(.refused(wait: Interval(seconds: 30)), at: panel.now)
    panel.wait(29_000)
    #expect(panel.lock?.isBlank == true)
    #expect(panel.lock?.secret == nil)
    panel.type("5")
    #expect(panel.lock?.isBlank == false)
    panel.wait(1000)
    panel.slide()
    panel.wait(1000)
    panel.type("5")
    #expect(panel.requests.take() == [.add("2"), .submit, .add("5")])
  }

  @Test func whatWasTypedIsForgottenWithThePicture() {
    var panel = SecretTests.asking(blanksAfter: Interval(seconds: 5))
    panel.type("25")
    panel.wait(6000)
    #expect(panel.lock?.isBlank == true)
    #expect(panel.requests.take().last == .clear)
    panel.wait(1000)
    #expect(panel.lock?.phase == .locked)
  }

  @Test func aHeldThumbGoesBackWithThePicture() {
    var panel = LockPanel(blanksAfter: Interval(seconds: 60))
    panel.land()
    panel.drag(95)
    panel.wait(61_000)
    #expect(panel.lock?.isBlank == true)
    panel.drag(1)
    panel.wait()
    panel.lift()
    #expect(panel.lock?.phase == .locked)
    #expect(panel.lock?.isBlank == false)
  }

  @Test func anAnswerWakesAndADeviceDoesNot() {
    var panel = Self.blank(secret: .pin)
    panel.replug()
    #expect(panel.lock?.isBlank == true)
    panel.runner.tell(.closed(wait: Interval(seconds: 3)), at: panel.now)
    #expect(panel.lock?.isBlank == false)
  }

  @Test func whatIsUnlockedStaysToBeSeen() {
    var panel = LockPanel(blanksAfter: Interval(seconds: 60))
    panel.slide()
    panel.wait(600_000)
    #expect(panel.lock?.isBlank == false)
  }
}
