import Calibration
import InputModel
import Programs
import Testing

@testable import TerminalView

@Suite struct CalibrationPictureTests {
  static func picture(_ calibration: CalibrationSnapshot, columns: Int, rows: Int) -> Canvas {
    Canvas(
      drawing: Snapshot(
        surface: Size(width: Points(320), height: Points(180)), picture: .calibration(calibration),
        status: StatusSnapshot()),
      columns: columns, rows: rows)
  }

  static let asking = CalibrationSnapshot(
    device: "Goodix screen",
    facts: ["size: 49.9×28 mm, assumed: nothing states it", "matrix: none"],
    prompt: "touch the target near the top right corner: 10 % of the width and 10 % of the height"
      + " in from it",
    progress: "2 of 8", complaint: "more than one finger was down: touch with one",
    target: Fraction(x: 1 - 8.5 / 80, y: 2.5 / 24),
    touched: [Fraction(x: 8.5 / 80, y: 2.5 / 24)])

  /// However little room there is, a person is told what to do.
  @Test(arguments: [(40, 12), (60, 15), (80, 16)])
  func whatIsToBeDoneStays(columns: Int, rows: Int) {
    var asking = Self.asking
    asking.facts = ["size: 160×90 mm, by the hwdb: EVDEV_ABS_00=::40 EVDEV_ABS_01=::40"]
    let lines = Self.picture(asking, columns: columns, rows: rows).text.split(separator: "\n")
    let text = lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    #expect(text.contains("touch the target near"))
    #expect(text.contains("in from it"))
    #expect(text.contains("touch with one"))
    #expect(!lines.contains { $0.trimmingPrefix { $0 == " " }.hasPrefix("%") })
  }

  @Test func targetsAreInTheirCells() {
    #expect(
      Self.picture(Self.asking, columns: 80, rows: 24).text.hasPrefix(
        """

                │                                                              │
              ──●──                                                          ──+──
                │                                                              │
                        Goodix screen                             2 of 8
                        size: 49.9×28 mm, assumed: nothing states it
                        matrix: none

                        touch the target near the top right corner: 10 %
                        of the width and 10 % of the height in from it
                        more than one finger was down: touch with one

        """))
  }

  @Test(arguments: [(40, 12), (41, 13), (300, 100)])
  func smallAndLargeTerminalsShowWhatIsAskedFor(columns: Int, rows: Int) {
    let text = Self.picture(Self.asking, columns: columns, rows: rows).text
    #expect(text.contains("──+──"))
    #expect(text.contains("Goodix"))
  }
}
