import InputModel
import Testing

@testable import Interaction

@Suite struct SecretPanelTests {
  static let start = Instant(microseconds: 1_000_000)

  static func asking(_ kind: LockSecret = .pin) -> SecretPanel {
    var panel = SecretPanel(kind)
    panel.ask(at: start)
    return panel
  }

  /// What is asked of whoever gathers the secret when `text` is typed.
  static func type(_ text: String, _ panel: inout SecretPanel) -> [SecretRequest] {
    text.compactMap { panel.take(.character($0), at: start) }
  }

  @Test func whatIsTypedIsPassedOnAndCounted() {
    var panel = Self.asking()
    #expect(Self.type("25", &panel) == [.add("2"), .add("5")])
    #expect(panel.count == 2)
    let erased = panel.take(.eraseLast, at: Self.start)
    #expect(erased == .eraseLast)
    let cleared = panel.take(.eraseLast, at: Self.start)
    #expect(cleared == .clear)
    #expect(panel.count == 0)
  }

  @Test func aPINHasDigitsOfAnyScriptAndNothingElse() {
    var panel = Self.asking()
    #expect(Self.type("1a٣ -½百", &panel) == [.add("1"), .add("3")])
  }

  @Test func aPasswordHasAllButControls() {
    var panel = Self.asking(.password)
    #expect(Self.type("ä\u{1B} \n€", &panel) == [.add("ä"), .add(" "), .add("€")])
  }

  @Test func anAccentByItselfIsNoCharacterMore() {
    var panel = Self.asking(.password)
    #expect(Self.type("e", &panel).count == 1)
    let accent = panel.take(.character("\u{301}"), at: Self.start)
    #expect(accent == .add("\u{301}"))
    #expect(panel.count == 1)
  }

  @Test func anEmptyPINIsNotCheckedAndAnEmptyPasswordIs() {
    var pin = Self.asking()
    let nothing = pin.take(.enter, at: Self.start)
    #expect(nothing == nil)
    #expect(pin.phase == .asking)
    #expect(pin.sentence(at: Self.start) == "nothing typed")
    var password = Self.asking(.password)
    let submitted = password.take(.enter, at: Self.start)
    #expect(submitted == .submit)
  }

  @Test func whileItChecksAndWaitsNothingIsTaken() {
    var panel = Self.asking()
    _ = Self.type("1", &panel)
    _ = panel.take(.enter, at: Self.start)
    #expect(panel.phase == .checking)
    for input in [SecretInput.character("1"), .eraseLast, .clear, .enter, .cancel] {
      let request = panel.take(input, at: Self.start)
      #expect(request == nil)
    }
    _ = panel.take(.refused(wait: Interval(seconds: 8)), at: Self.start)
    #expect(panel.phase == .waiting)
    for input in [SecretInput.character("1"), .enter, .cancel] {
      let request = panel.take(input, at: Self.start)
      #expect(request == nil)
    }
    #expect(panel.phase == .waiting)
  }

  @Test func theSecondsThatRemainAreCounted() {
    var panel = Self.asking()
    _ = panel.take(.refused(wait: Interval(seconds: 2.5)), at: Self.start)
    #expect(panel.sentence(at: Self.start) == "wrong: again in 3 s")
    var sentences: [String?] = []
    var moments: [Double] = []
    while panel.phase == .waiting, let due = panel.deadline {
      _ = panel.advance(to: due)
      moments.append((due - Self.start).seconds)
      sentences.append(panel.sentence(at: due))
    }
    #expect(moments == [0.5, 1.5, 2.5])
    #expect(sentences == ["wrong: again in 2 s", "wrong: again in 1 s", "wrong"])
    #expect(panel.phase == .asking)
  }

  @Test func aWaitOfAnEarlierScreenComesBeforeTheFirstTry() {
    var panel = SecretPanel(.pin)
    _ = panel.take(.closed(wait: Interval(seconds: 30)), at: Self.start)
    #expect(panel.phase == .hidden)
    panel.ask(at: Self.start + Interval(seconds: 10))
    #expect(panel.phase == .waiting)
    #expect(panel.wait(at: Self.start + Interval(seconds: 10)) == Interval(seconds: 20))
    var late = SecretPanel(.pin)
    _ = late.take(.closed(wait: Interval(seconds: 30)), at: Self.start)
    late.ask(at: Self.start + Interval(seconds: 30))
    #expect(late.phase == .asking)
  }

  @Test func anAnswerThatNobodyWaitsForOpensNothing() {
    var hidden = SecretPanel(.pin)
    _ = hidden.take(.accepted, at: Self.start)
    #expect(hidden.phase == .hidden)
    var asking = Self.asking()
    _ = asking.take(.accepted, at: Self.start)
    #expect(asking.phase == .asking)
    _ = asking.take(.refused(wait: Interval(seconds: 8)), at: Self.start)
    _ = asking.take(.accepted, at: Self.start)
    #expect(asking.phase == .waiting)
  }

  @Test func whoeverGoesLeavesNothingTyped() {
    var panel = Self.asking()
    _ = Self.type("25", &panel)
    let early = panel.advance(to: Self.start + Interval(seconds: 19))
    #expect(early == nil)
    let request = panel.advance(to: Self.start + Interval(seconds: 20))
    #expect(request == .clear)
    #expect(panel.phase == .hidden)
    #expect(panel.count == 0)
  }
}
