import SceneChecks
import SceneScript
import Testing

/// The checks find what is wrong; a check that cannot fail proves nothing.
@Suite struct SceneCheckTests {
  private static let began = #"{"type":"gesture","gesture":"pan","phase":"began","node":"/n"}"#
  private static let ended =
    #"{"type":"gesture","gesture":"pan","phase":"ended","node":"/n","dx":-60.3}"#

  private func faults(_ expectations: String, _ lines: [String]) throws -> [String] {
    SceneCheck(lines).faults(of: try Scene(parsing: "detent events\n" + expectations))
  }

  @Test(arguments: [
    "expect gesture phase=began\nexpect gesture phase=ended dx=-60.3±0.1",
    "count 2 gesture gesture=pan", "never gesture phase=cancelled",
    "expect gesture dx=-61..-60",
  ])
  func whatMatchesIsNoFault(expectations: String) throws {
    #expect(try faults(expectations, [Self.began, Self.ended]) == [])
  }

  @Test(arguments: [
    "expect gesture phase=ended\nexpect gesture phase=began", "count 1 gesture",
    "never gesture phase=began", "expect gesture phase=ended dx=-60±0.1",
    "expect gesture phase=ended dy=0", "expect gesture dx=null",
  ])
  func whatDoesNotMatchIsAFault(expectations: String) throws {
    #expect(try faults(expectations, [Self.began, Self.ended]).count == 1)
  }

  @Test func everyBeginningHasOneEnd() throws {
    #expect(try faults("", [Self.began]).first?.contains("never ended") == true)
    #expect(
      try faults("", [Self.began, Self.began, Self.ended]).first?.contains("and again") == true)
    #expect(try faults("", [Self.ended]).first?.contains("was not live") == true)
  }

  @Test(arguments: ["no object", "[1]", "{\"type\":\"log\",\"message\":\"\u{9B}31m\"}"])
  func whatIsNoCleanLineIsAFault(line: String) throws {
    #expect(try faults("", [line]).count == 1)
  }
}
