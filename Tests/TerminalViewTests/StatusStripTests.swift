import InputModel
import Programs
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct StatusStripTests {
  private func strip(_ columns: Int, _ change: (inout StatusSnapshot) -> Void = { _ in }) -> String
  {
    var snapshot = Sample.left82.snapshot
    change(&snapshot.status)
    let canvas = Canvas(drawing: snapshot, columns: columns, rows: 24)
    return canvas.line(23)
  }

  @Test func saysItAllWhereThereIsRoom() {
    #expect(
      strip(100)
        == " ◉ Goodix screen 160×90 mm · 1 contact · −82 pt (−12.8 mm) · 124 Hz · p99 0.4 ms of 8"
        + " · 0 missed")
  }

  @Test(arguments: [
    (80, " ◉ Goodix screen 160×90 mm · −82 pt (−12.8 mm) · 124 Hz · p99 0.4 ms of 8"),
    (66, " ◉ Goodix screen · −82 pt (−12.8 mm) · 124 Hz · p99 0.4 ms of 8"),
    (60, " ◉ Goodix screen · −82 pt (−12.8 mm) · p99 0.4 ms of 8"),
    (40, " ◉ Goodix screen · −82 pt (−12.8 mm)"),
    (20, " ◉ Goodix screen"), (12, " ◉ Goodix…"),
  ])
  func leavesOutByWeight(columns: Int, expected: String) {
    #expect(strip(columns) == expected)
  }

  @Test func keepsReplayAndRemarksLongest() {
    let line = strip(44) {
      $0.isReplay = true
      $0.remarks = ["size assumed"]
    }
    #expect(line == " REPLAY · ◉ Goodix screen · size assumed")
  }

  @Test func troubleOutlivesThePace() {
    let line = strip(60) {
      $0.misses = 3
      $0.refused = 1
    }
    #expect(line == " ◉ Goodix screen · −82 pt (−12.8 mm) · 3 missed · 1 refused")
  }

  @Test func namesTheKindWhereTheNameDoesNot() {
    let line = strip(100) { $0.device?.name = "ELAN 04F3" }
    #expect(line.contains("ELAN 04F3 touchscreen 160"))
  }

  @Test func namesTheVerticalAxis() {
    let line = strip(100) { $0.translation = Vector(x: Points(3), y: Points(-40)) }
    #expect(line.contains("y −40 pt (−6.2 mm)"))
  }
}
