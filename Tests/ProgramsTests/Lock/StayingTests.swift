import InputModel
import Programs
import Testing

/// A lock that stays is left by a key, and only unlocked.
@Suite struct StayingTests {
  @Test func aLockedOneIsLeftByNoKey() {
    var panel = LockPanel()
    for key in [Key.character("q"), .escape, .enter, .character("r")] {
      panel.runner.handle(.key(key), at: panel.now)
    }
    panel.land()
    panel.drag(50)
    panel.runner.handle(.key(.character("q")), at: panel.now)
    #expect(!panel.runner.program.isDone)
  }

  @Test func anUnlockedOneIsLeftByQ() {
    var panel = LockPanel()
    panel.slide()
    panel.wait(1000)
    #expect(!panel.runner.program.isDone)
    panel.runner.handle(.key(.character("q")), at: panel.now)
    #expect(panel.runner.program.isDone)
  }

  /// Who leaves and resets before the thumb has come to rest has locked.
  @Test func aResetTakesTheLeavingBack() {
    var panel = LockPanel()
    panel.slide()
    panel.runner.handle(.key(.character("q")), at: panel.now)
    panel.runner.handle(.key(.character("r")), at: panel.now)
    panel.wait(1000)
    #expect(!panel.runner.program.isDone)
    panel.slide()
    panel.wait(1000)
    #expect(!panel.runner.program.isDone)
  }
}
