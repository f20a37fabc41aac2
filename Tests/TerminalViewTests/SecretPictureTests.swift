import Goldens
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct SecretPictureTests {
  @Test func theKeypadStandsInTheMiddleBelowItsField() {
    let lines = (0..<24).map { picture(.pin).line($0) }
    #expect(lines[5].contains("enter the PIN"))
    let rows = ["1 +2 +3", "4 +5 +6", "7 +8 +9", "erase +0 +enter"]
    let places = rows.map { row in
      let words = row.split(separator: "+").map { $0.filter { $0 != " " } }
      return lines.firstIndex { line in words.allSatisfy(line.contains) }
    }
    #expect(places == [9, 12, 15, 18])
    #expect(lines[2].contains("14:07 · Monday 30 November"))
  }

  @Test func dotsStandForCharactersAndNothingElse() {
    let text = picture(.pinTyped).text
    #expect(text.contains("● ● ●") && !text.contains("● ● ● ●"))
    #expect(text.contains("Num Lock"))
    #expect(picture(.passwordTyped).text.contains("a keyboard is not read · Caps Lock · German"))
  }

  @Test func aTouchedKeyIsLit() {
    let canvas = picture(.pinTyped)
    let zero = (0..<80).first { canvas[column: $0, row: 18].character == "0" }
    let lit = zero.map { canvas[column: $0, row: 18].style.background }
    #expect(lit == .index(39))
    let five = (0..<80).first { canvas[column: $0, row: 12].character == "5" }
    #expect(five.map { canvas[column: $0, row: 12].style.background } == .index(237))
  }

  @Test func aWaitIsToldAndTheKeysAreOutlines() {
    let canvas = picture(.pinWrong)
    #expect(canvas.text.contains("wrong: again in 8 s"))
    #expect(!canvas.cells.contains { $0.style.background == .index(237) })
  }

  @Test(arguments: Look.allCases)
  func aBlankScreenShowsNothing(look: Look) {
    let canvas = picture(.blank, look.capabilities)
    #expect(canvas.text.allSatisfy { $0 == "\n" })
    #expect(Set(canvas.cells.map(\.style)).count == 1)
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 8), (200, 60)])
  func theWholeKeypadCanBeRead(columns: Int, rows: Int) {
    let canvas = Canvas(drawing: Sample.pin.snapshot, columns: columns, rows: rows)
    for digit in "0123456789" { #expect(canvas.text.contains(digit)) }
  }

  @Test func theClockIsLargeWhereThereIsRoom() {
    let clock = { (columns: Int, rows: Int) in
      Canvas(drawing: Sample.clock.snapshot, columns: columns, rows: rows)
        .cells.count { "█▀▄".contains($0.character) }
    }
    #expect(clock(40, 12) == 0)
    #expect(clock(80, 24) > 20)
    #expect(clock(200, 60) > 200)
  }
}
