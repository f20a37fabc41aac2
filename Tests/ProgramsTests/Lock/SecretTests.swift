import InputModel
import Interaction
import Pipeline
import Programs
import Testing

/// The lock program with a PIN, on a panel of 160×90 mm.
@Suite struct SecretTests {
  static func asking(blanksAfter: Interval? = nil) -> LockPanel {
    var panel = LockPanel(secret: .pin, blanksAfter: blanksAfter)
    panel.slide()
    panel.wait(1000)
    return panel
  }

  static func requests(_ panel: LockPanel) -> [SecretRequest] { panel.requests.take() }

  static func phases(_ lines: [Line]) -> [SecretPanel.Phase] {
    lines.compactMap { if case .secret(let report) = $0 { report.phase } else { nil } }
  }

  @Test func aSlideAsksAndTheThumbStaysAtTheEnd() throws {
    var panel = LockPanel(secret: .pin)
    panel.slide()
    #expect(panel.lock?.phase == .slid)
    #expect(!panel.runner.program.isDone)
    panel.wait(1000)
    #expect(panel.lock?.fraction == 1)
    #expect(panel.lock?.secret?.phase == .asking)
    let lines = panel.runner.takeLines()
    #expect(Self.phases(lines) == [.asking])
    let keys = lines.compactMap { line in
      if case .layout(let element, let frame) = line, frame.width > .zero,
        element.hasPrefix("key")
      {
        element
      } else {
        nil as String?
      }
    }
    #expect(keys.count == 12)
    #expect(keys.contains("key 0") && keys.contains("key erase") && keys.contains("key enter"))
  }

  @Test func thePanelComesFromBelow() throws {
    var panel = LockPanel(secret: .pin)
    panel.slide()
    var tops: [Double] = []
    while panel.runner.program.isMoving {
      if let secret = panel.lock?.secret { tops.append(secret.frame.y.value) }
      panel.wait(16)
    }
    #expect(tops.count > 10)
    #expect(tops == tops.sorted(by: >))
  }

  @Test func thePINOpensByKeys() {
    var panel = Self.asking()
    panel.type("2580")
    #expect(panel.lock?.secret?.dots == 4)
    panel.runner.handle(.key(.enter), at: panel.now)
    #expect(
      Self.requests(panel) == [.add("2"), .add("5"), .add("8"), .add("0"), .submit])
    #expect(panel.lock?.secret?.phase == .checking)
    #expect(panel.lock?.phase == .slid)
    panel.runner.tell(.accepted, at: panel.now)
    #expect(panel.lock?.phase == .unlocked)
    panel.wait(1000)
    #expect(panel.lock?.secret == nil)
    #expect(panel.lock?.resetButton != nil)
  }

  @Test func resetAsksAgain() {
    var panel = Self.asking()
    panel.type("2580")
    panel.runner.handle(.key(.enter), at: panel.now)
    panel.runner.tell(.accepted, at: panel.now)
    panel.wait(1000)
    panel.runner.handle(.reset, at: panel.now)
    panel.wait(1000)
    #expect(panel.lock?.phase == .locked)
    panel.runner.tell(.accepted, at: panel.now)
    #expect(panel.lock?.phase == .locked)
    panel.slide()
    #expect(panel.lock?.phase == .slid)
  }

  /// Two fingers that take turns: each lands before the other has lifted.
  @Test func tapsThatOverlapAllCount() {
    var panel = Self.asking()
    for (index, name) in ["key 2", "key 5", "key 8", "key 0", "key enter"].enumerated() {
      let slot = Int32(index % 2)
      panel.wait(30)
      panel.touch(name, slot: slot)
      if index > 0 {
        panel.wait(20)
        panel.lift(slot: 1 - slot)
      }
    }
    panel.wait(30)
    panel.lift(slot: 0)
    #expect(
      Self.requests(panel) == [.add("2"), .add("5"), .add("8"), .add("0"), .submit])
  }

  @Test func aKeyIsLitWhileItIsTouchedAndCountsOnLiftWithinIt() {
    var panel = Self.asking()
    panel.touch("key 5")
    #expect(panel.lock?.secret?.keys.filter(\.isPressed).map(\.key) == [.character("5")])
    #expect(Self.requests(panel).isEmpty)
    panel.wait()
    panel.drag(40)
    #expect(panel.lock?.secret?.keys.contains { $0.isPressed } == false)
    panel.wait()
    panel.lift()
    #expect(Self.requests(panel).isEmpty)
    panel.wait()
    panel.touch("key 5")
    panel.wait()
    panel.send(.cancelled)
    #expect(Self.requests(panel).isEmpty)
  }

  @Test func aContactThatLandedBeforeThePanelStoodCountsForNothing() {
    var panel = LockPanel(secret: .pin)
    panel.slide()
    panel.wait(40)
    panel.send(.down, Vector(x: Millimetres(80), y: Millimetres(50)))
    panel.wait(1000)
    panel.lift()
    #expect(Self.requests(panel).isEmpty)
    #expect(panel.lock?.secret?.phase == .asking)
  }

  @Test func escapeLocksAgain() {
    var panel = Self.asking()
    panel.type("25")
    panel.runner.handle(.key(.escape), at: panel.now)
    #expect(Self.requests(panel) == [.add("2"), .add("5"), .clear])
    #expect(panel.lock?.phase == .springing)
    panel.wait(1000)
    #expect(panel.lock?.phase == .locked)
    #expect(panel.lock?.secret == nil)
  }

  @Test func whoeverGoesIsLockedOut() {
    var panel = Self.asking()
    panel.type("25")
    panel.wait(19_000)
    #expect(panel.lock?.phase == .slid)
    panel.wait(2000)
    #expect(Self.requests(panel).last == .clear)
    #expect(panel.lock?.phase == .locked)
  }

  @Test func aWaitIsToldAndCountsDown() {
    var panel = Self.asking()
    panel.type("1")
    panel.runner.handle(.key(.enter), at: panel.now)
    panel.runner.tell(.refused(wait: Interval(seconds: 8)), at: panel.now)
    let waiting = panel.runner.takeLines().map(\.json).filter { $0.contains("waiting") }
    #expect(waiting.count == 1 && waiting[0].hasSuffix("\"phase\":\"waiting\",\"wait\":8.0}\n"))
    #expect(panel.lock?.secret?.sentence == "wrong: again in 8 s")
    panel.wait(3000)
    #expect(panel.lock?.secret?.sentence == "wrong: again in 5 s")
    panel.touch("key 5")
    panel.wait()
    panel.lift()
    panel.type("5")
    #expect(Self.requests(panel) == [.add("1"), .submit])
    panel.wait(5000)
    #expect(panel.lock?.secret?.phase == .asking)
    panel.type("5")
    #expect(panel.lock?.secret?.sentence == nil)
  }

  /// Nothing that is printed or drawn tells how much was typed beyond the dots.
  @Test func noLineTellsWhatWasTyped() {
    var panel = Self.asking()
    _ = panel.runner.takeLines()
    panel.type(String(repeating: "7", count: 100))
    #expect(panel.runner.takeLines() == [])
    #expect(panel.lock?.secret?.dots == SecretSnapshot.mostDots)
  }

  @Test func withoutASecretTheSlideAloneOpens() {
    var panel = LockPanel()
    panel.slide()
    #expect(panel.lock?.phase == .unlocked)
    panel.runner.tell(.accepted, at: panel.now)
    #expect(Self.phases(panel.runner.takeLines()) == [])
  }
}
