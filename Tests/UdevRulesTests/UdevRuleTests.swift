import Testing
import UdevRules

@Suite struct UdevRuleTests {
  @Test(arguments: UdevRule.allCases)
  func eachHasARuleAndSaysWhatItGrants(rule: UdevRule) {
    let lines = rule.text.split(separator: "\n")
    #expect(lines.contains { !$0.hasPrefix("#") })
    #expect(rule.text.contains("Know what this grants"))
  }

  @Test(arguments: [UdevRule.seat, .group])
  func keyboardsArePassedOverBeforeAnythingIsGranted(rule: UdevRule) throws {
    let lines = rule.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let keyboards = try #require(lines.firstIndex { $0.contains("ID_INPUT_KEYBOARD") })
    let grant = try #require(lines.firstIndex { $0.contains("uaccess") || $0.contains("GROUP=") })
    #expect(lines[keyboards].contains("GOTO=") && keyboards < grant)
  }
}
