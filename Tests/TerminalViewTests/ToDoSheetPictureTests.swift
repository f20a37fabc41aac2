import InputModel
import Interaction
import Programs
import Testing
import Themes
import ViewSamples

@testable import TerminalView

/// The calendar, the menu and the boxes.
@Suite struct ToDoSheetPictureTests {
  private let palette = Palette(Capabilities())

  @Test func theMiddleLineIsMarkedAndOuterValuesAreFainter() throws {
    let canvas = picture(.doCalendar)
    let row = try #require((0..<24).first { canvas.line($0).contains("2026") })
    #expect(canvas.line(row).contains("November"))
    #expect(canvas.line(row).contains("›   30   ‹"))
    func look(_ word: String) throws -> Style {
      let row = try #require((0..<24).first { canvas.line($0).contains(word) })
      let start = try #require(canvas.line(row).firstRange(of: word)?.lowerBound)
      let column = canvas.line(row).distance(from: canvas.line(row).startIndex, to: start)
      return canvas[column: column, row: row].style
    }
    #expect(try look("2026").background == palette.ground(.toDo).background)
    #expect(try look("2025") == .plain)
    #expect(try look("2024") == palette.faint)
    #expect(try look("30   ‹") == palette.pressed)
  }

  /// On 40 columns a day and its weekday fill the wheel.
  @Test func theMarksOfAWheelLeaveItsValueWhole() throws {
    var snapshot = Sample.doCalendar.snapshot
    guard case .toDo(.main(let main, .calendar(var calendar))) = snapshot.picture else {
      Issue.record("no calendar")
      return
    }
    let day = try #require(calendar.wheels.firstIndex { $0.kind == .day })
    for index in calendar.wheels[day].values.indices {
      calendar.wheels[day].values[index].text += " Mon"
    }
    snapshot.picture = .toDo(.main(main, over: .calendar(calendar)))
    for columns in [40, 46, 60, 80] {
      let canvas = Canvas(drawing: snapshot, columns: columns, rows: 24)
      let line = try #require(canvas.lines.first { $0.contains("2026") })
      #expect(line.contains("30"), "\(columns)")
    }
  }

  @Test func theSheetComesFromUnderTheBar() {
    for shown in [Sample.doCalendarHalf, .doCalendar] {
      let canvas = picture(shown)
      #expect(canvas.line(0).contains("Monday 30 November ▾"))
      #expect(!canvas.lines.prefix(2).joined().contains("20"))
      #expect(canvas.text.contains("today"))
    }
    #expect(picture(.doCalendarHalf).line(8).contains("╰───"))
  }

  @Test func theMenuStandsOverItsButton() {
    let canvas = picture(.doMenu)
    #expect(canvas.line(22).hasPrefix("(≡)───"))
    for word in ["Zoë", "! Important", "≡ All items", "⌫ Empty the bin", "← Sign out"] {
      #expect(canvas.text.contains(word), "\(word)")
    }
    #expect(canvas.line(13).hasPrefix("▌◷ Monday 30"))
    let small = picture(.doMenuHalf)
    #expect(small.line(22).hasPrefix("(≡)"))
    #expect(small.text.contains("← Sign out"))
    #expect(picture(.doMenu, columns: 40, rows: 12).text.contains("← Sign"))
  }

  @Test func aBoxSetsItselfOffFromThePage() {
    let canvas = picture(.doBox)
    let masked = palette.masked(palette.ground(.toDo), by: 1)
    #expect(canvas[column: 40, row: 4].style.background == masked.background)
    #expect(canvas[column: 40, row: 10].style.background == .terminal)
    #expect(canvas.text.contains(" To do "))
    #expect(canvas.text.contains("made Tue 24 November 09:41"))
    #expect(canvas.line(16).contains("(✕)"))
    #expect(canvas.line(16).contains("Fri 27 November ▾"))
    #expect(canvas.line(16).contains("(✓)"))
    #expect(canvas.cells.filter { $0.style == palette.cursor }.count == 1)
  }

  @Test func aFallingBoxUncoversThePage() {
    let canvas = picture(.doBoxFalling)
    #expect(canvas.line(4).contains("Return the two library books"))
    #expect(canvas.line(23).contains("Goodix screen"))
  }

  @Test func theBoxOfANewTaskComesFromBelow() {
    let canvas = picture(.doNew)
    #expect(canvas.line(13).contains(" New for Monday 30 November "))
    #expect(canvas.line(15).hasPrefix(" Buy lamp oil for the anchor light"))
    #expect(canvas.line(22).hasPrefix("(✕)"))
    #expect(canvas.line(22).hasSuffix("(✓)"))
    #expect(picture(.doNewHalf).text.contains(" New for Monday 30 November "))
  }

  @Test func aBoxSaysWhyNothingWasKept() {
    #expect(picture(.doBoxRefused).text.contains("It could not be kept: the disk is full"))
    #expect(!picture(.doBoxRefused).text.contains("made Tue"))
    #expect(picture(.doNewRefused).line(21).contains("There is nothing to keep yet"))
    let canvas = picture(.doBoxRefused)
    #expect(canvas.cells.filter { $0.style == palette.pressed }.count == 3)
  }
}
