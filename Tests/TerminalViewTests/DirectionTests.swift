import InputModel
import Interaction
import Programs
import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite struct DirectionTests {
  private func rims(_ canvas: Canvas, row: Int) -> [Int] {
    (0..<canvas.columns).filter { canvas[column: $0, row: row].isDirectionRim }
  }

  @Test(arguments: [
    ("שלום", true), ("مرحبا 12", true), ("Levi לוי", true), ("ﷺ", true), ("Zoë 田中 12", false),
    ("", false),
  ])
  func knowsWhatRunsFromRightToLeft(text: String, isRightToLeft: Bool) {
    #expect(MeasuredText(text, utf8: true).isRightToLeft == isRightToLeft)
    #expect(!MeasuredText(text, utf8: false).isRightToLeft)
  }

  @Test func everyColumnStandsBetweenMarks() {
    let canvas = picture(.rightToLeft)
    // Sender in 7 cells, subject in 24, excerpt in 49; the dates stay without.
    #expect(rims(canvas, row: 2) == [2, 9, 24, 48])
    #expect(rims(canvas, row: 3) == [24, 73])
    #expect(canvas.line(2).hasSuffix("09:12"))
    #expect(rims(canvas, row: 11).isEmpty)
  }

  @Test func columnsStandWhereTheyDoWithoutSuchText() {
    let plain = Sample.rightToLeft.snapshot.editingPage { page in
      for index in page.rows.indices {
        page.rows[index].message.sender = "sender"
        page.rows[index].message.subject = "subject"
      }
    }
    let expected = Canvas(drawing: plain, columns: 80, rows: 24)
    let canvas = picture(.rightToLeft)
    for row in [2, 8, 11] {
      for column in 73..<80 {
        #expect(
          canvas[column: column, row: row].character == expected[column: column, row: row].character
        )
      }
    }
  }

  @Test func aCutTextIsMarkedWhereItIsCut() {
    let canvas = picture(.rightToLeft, columns: 40, rows: 12)
    for row in 0..<12 {
      for rim in rims(canvas, row: row) {
        #expect(!canvas[column: rim, row: row].isContinuation)
      }
    }
    // The moved row begins at the canvas's rim, where no cell is left of it.
    #expect(rims(picture(.rightToLeft), row: 5) == [3, 17])
  }

  @Test func aConsoleGetsNoMarks() {
    let canvas = picture(.rightToLeft, Capabilities(colors: .eight, hasConsoleFont: true))
    #expect((0..<24).allSatisfy { rims(canvas, row: $0).isEmpty })
  }
}
