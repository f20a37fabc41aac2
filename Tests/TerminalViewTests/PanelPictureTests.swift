import InputModel
import Programs
import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite struct PanelPictureTests {
  private let palette = Palette(Capabilities())

  @Test func theRestIsDimmed() {
    let canvas = picture(.options)
    #expect(canvas[column: 4, row: 0].style == palette.rule)
    #expect(canvas.line(2).contains(" Come back "))
  }

  @Test func theDefaultIsMarkedAndTheChosenOneFilled() {
    let canvas = picture(.options)
    #expect(canvas.line(8).contains("● later today"))
    #expect(canvas[column: 46, row: 8].style == palette.raised.with(.bold))
  }

  @Test func aMonthTellsTodayAndThePast() {
    let canvas = picture(.month)
    #expect(canvas.line(3).contains("‹ Nov"))
    #expect(canvas.line(3).contains("December 2026"))
    #expect(canvas.line(5).contains("Mo"))
    #expect(canvas.line(7).contains("1          2        [3]         4"))
    let past = canvas.line(7).firstIndex(of: "1").map {
      canvas.line(7).distance(from: canvas.line(7).startIndex, to: $0)
    }
    #expect(past.map { canvas[column: $0, row: 7].style } == palette.rule)
  }

  @Test func wordsAreBrokenWhereTilesAreNarrow() {
    let canvas = picture(.options, columns: 40, rows: 12)
    #expect(canvas.text.contains("weekend"))
    #expect(!canvas.text.contains("this weekend"))
  }

  @Test func aFieldShowsItsNameTextAndCursor() {
    let canvas = picture(.newList)
    #expect(canvas.line(4).contains("Name   Garden"))
    #expect(canvas[column: 16, row: 4].style == palette.cursor)
    #expect(canvas[column: 15, row: 4].style == palette.raised)
    let plain = picture(.newList, Capabilities(colors: .none))
    #expect(plain.line(4).contains("Name  │Garden"))
    #expect(plain[column: 16, row: 4].style.attributes.contains(.reverse))
  }
}
