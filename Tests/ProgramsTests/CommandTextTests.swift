import GestureRules
import Gestures
import InputModel
import Programs
import Testing

/// What a rehearsal of `detent run` tells a person.
@Suite struct CommandTextTests {
  private static let panel = DeviceDescription(
    id: DeviceID(rawValue: 1), node: "/dev/input/event4", name: "Panel", kind: .touchscreen)

  private func line(
    _ command: RuleCommand, _ trigger: RuleTrigger = .ended, _ kind: GestureKind = .pan,
    contacts: Int = 3, edge: Edge? = nil, direction: Direction? = .left
  ) -> String? {
    let event = GestureEvent(
      id: GestureID(rawValue: 1), kind: kind, phase: .ended, device: CommandTextTests.panel.id,
      time: Instant(microseconds: 7), translation: Vector(x: Points(-96), y: .zero),
      contacts: contacts, edge: edge)
    let firing = RuleFiring(
      rule: "r", trigger: trigger, command: command, limits: RuleLimits(), event: event,
      device: CommandTextTests.panel, direction: direction, distance: Points(96.04))
    return Line.command(CommandReport(firing, at: event.time, .rehearsed)).text
  }

  @Test func gestureRuleAndStepAreTold() {
    #expect(
      line(.exec(["swaymsg", "next"]))
        == "event4 pan ended 3f leftwards 96.0 pt: “r” would run swaymsg next")
    #expect(
      line(.exec(["a"]), .crossing(Points(60), .down), .edgePan, contacts: 1, edge: .right)
        == "event4 edge-pan right crossing 60.0 pt down 1f leftwards 96.0 pt: “r” would run a")
    #expect(
      line(.exec(["a"]), .ended, .tap, contacts: 1, direction: nil)
        == "event4 tap ended 1f: “r” would run a")
    #expect(
      line(.exec(["a"]), .ended, .shake, contacts: 0, direction: nil)
        == "event4 shake ended: “r” would run a")
  }

  @Test(arguments: [
    (["a b", ""], "'a b' ''"), (["it's"], #"'it'\''s'"#),
    (["~/bin/my own", "~/x"], "~/'bin/my own' '~/x'"),
    (["--x=1", "a,b:c@d%e+f"], "--x=1 a,b:c@d%e+f"), (["$HOME", "a;b", "*"], "'$HOME' 'a;b' '*'"),
    (["a\nb", "\u{1b}[2J", "\t'\\"], #"$'a\nb' $'\x1b[2J' $'\t\'\\'"#), (["größer"], "'größer'"),
  ])
  func wordsAreWrittenAsAShellTakesThem(_ words: [String], _ written: String) throws {
    let text = try #require(line(.exec(words)))
    #expect(text.hasSuffix("would run \(written)"))
  }

  /// `$DETENT_X` is not named by a line that has `$DETENT_X_Y`.
  @Test func aLineForTheShellHasTheVariablesThatItNames() throws {
    let text = try #require(line(.shell("echo ${DETENT_DX%.*} $DETENT_DY_2 | x")))
    #expect(
      text.hasSuffix("would run DETENT_DX=-96.0 sh -c 'echo ${DETENT_DX%.*} $DETENT_DY_2 | x'"))
  }
}
