import Testing

@testable import TerminalView

@Suite struct FigureTests {
  @Test(arguments: [
    (0.0, "0", "0.0"), (-82.4, "-82", "-82.4"), (-0.04, "0", "0.0"), (7.96, "8", "8.0"),
    (1e300, "?", "?"), (.nan, "?", "?"), (-.infinity, "?", "?"),
  ])
  func showsNumbers(value: Double, whole: String, tenths: String) {
    #expect(Figure.whole(value) == whole)
    #expect(Figure.tenths(value) == tenths)
  }

  @Test func shortensWholeNumbers() {
    #expect(Figure.short(8) == "8")
    #expect(Figure.short(8.25) == "8.3")
  }
}
