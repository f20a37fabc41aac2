import InputModel
import Testing

@Suite struct LengthTests {
  @Test func thresholdsAreTheDesignsMillimetres() {
    #expect((Millimetres(Points(60)).value - 9.350).magnitude < 0.0005)
    #expect((Millimetres(Points(260)).value - 40.515).magnitude < 0.0005)
    #expect((Millimetres(Points(44)).value - 6.856).magnitude < 0.0005)
  }

  @Test func thereAndBackAgain() {
    let length = Millimetres(12.34)
    #expect((Millimetres(Points(length)) - length).value.magnitude < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func anIntervalTakesAnyNumberOfSeconds(seconds: Double) {
    #expect(Interval(seconds: seconds).microseconds.magnitude <= 9_000_000_000_000_000_000)
  }
}
