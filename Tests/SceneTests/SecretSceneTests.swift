import Interaction
import Invocation
import Programs
import Replay
import SceneChecks
import SceneScript
import Testing

/// Locks with a secret, by hand and by keys, on virtual time. Replay's own checker knows 2580.
@Suite struct SecretSceneTests {
  private static let slide = """
    device screen touchscreen 160x90 40
    detent lock --title Hall
    wait 300
    down 0 at element thumb
    move 0 along 0.9 in 400
    wait 80
    up 0
    wait 1500

    """

  private static func tap(_ keys: String...) -> String {
    keys.map { "down 0 at element \"key \($0)\"\nwait 60\nup 0\nwait 60\n" }.joined()
  }

  /// Plays a scene with a PIN. Returns what does not hold of it.
  private static func faults(_ text: String, _ auth: LockAuth = .pin) throws -> [String] {
    let scene = try Scene(parsing: text)
    guard case .run(var invocation) = try ArgumentParser.parse(scene.arguments) else {
      throw SceneError("the scene's arguments run nothing")
    }
    invocation.auth = auth
    let lines = try scene.lines(invocation).map { String($0.json.dropLast()) }
    return SceneCheck(lines).faults(of: scene).map { "\($0)" }
  }

  @Test func aPINByTouchUnlocks() throws {
    let faults = try Self.faults(
      Self.slide + Self.tap("2", "5", "8", "0", "enter") + """

        expect lock phase=slid fraction=1
        expect secret phase=asking
        expect layout element="key 1"
        expect secret phase=checking
        expect secret phase=accepted
        expect lock phase=unlocked fraction=1
        """)
    #expect(faults == [])
  }

  @Test func aWrongPINAndThenTheRightOne() throws {
    let faults = try Self.faults(
      Self.slide + Self.tap("2", "5", "8", "enter", "0", "0") + "wait 2500\n"
        + Self.tap("2", "5", "9", "erase", "8", "0", "enter") + """

          expect secret phase=asking
          expect secret phase=checking
          expect secret phase=waiting wait=2
          expect secret phase=asking
          expect secret phase=checking
          expect secret phase=accepted
          expect lock phase=unlocked
          count 1 lock phase=unlocked
          """)
    #expect(faults == [])
  }

  @Test func escapeLocks() throws {
    let faults = try Self.faults(
      Self.slide + Self.tap("2", "5") + """
        command key escape
        wait 1500

        expect secret phase=asking
        expect secret phase=hidden
        expect lock phase=springing
        expect layout element="key 1" width=0
        expect lock phase=locked fraction=0
        count 0 lock phase=unlocked
        """)
    #expect(faults == [])
  }

  @Test func whoeverGoesIsLockedOutAfterTwentySeconds() throws {
    let faults = try Self.faults(
      Self.slide + Self.tap("2", "5") + """
        wait 21000

        expect secret phase=hidden
        expect lock phase=locked
        count 0 lock phase=unlocked
        """)
    #expect(faults == [])
  }

  @Test func aPasswordByKeysUnlocks() throws {
    let faults = try Self.faults(
      Self.slide + """
        command type 2580
        command key enter
        wait 1000

        expect secret phase=asking
        expect layout element="key q"
        expect secret phase=accepted
        expect lock phase=unlocked
        """, .pam)
    #expect(faults == [])
  }

  @Test func theTouchThatWakesDoesNotSlide() throws {
    let faults = try Self.faults(
      """
      device screen touchscreen 160x90 40
      detent lock --blank-after 5s
      wait 6000
      down 0 at element thumb
      move 0 along 0.9 in 400
      wait 80
      up 0
      wait 500

      expect blank blank=true
      expect blank blank=false
      count 0 lock phase=dragging
      count 0 lock phase=unlocked
      """, .none)
    #expect(faults == [])
  }

  @Test func noCommandUnlocks() throws {
    let faults = try Self.faults(
      Self.slide + """
        command accepted
        command {"secret":"accepted"}
        wait 1000

        count 2 error
        count 0 lock phase=unlocked
        """)
    #expect(faults == [])
  }
}
