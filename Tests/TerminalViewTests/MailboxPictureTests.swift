import InputModel
import Interaction
import Programs
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct MailboxPictureTests {
  @Test func aRowDraggedToTheLeft() {
    #expect(
      picture(.left82).lines.prefix(11).joined(separator: "\n") == """
          Mailbox  8 messages
        ────────────────────────────────────────────────────────────────────────────────
        ▌ Harbour office        Berth 14, new rates                              09:12
        ▌                       From the first of the month the following rates apply…
        ────────────────────────────────────────────────────────────────────────────────
        library          Two books are due                                08:40     ◷
                         Your loans were extended◉•••i···riday if nobody has r…
        ───────────────────────────────────────────────────────────┊260────────────┃60──
          Choir                 Thursday in the old hall                           Tue
                                Please bring the blue folder; we sing the second part…
        ────────────────────────────────────────────────────────────────────────────────
        """)
  }

  @Test(arguments: [
    (Sample.left30, UInt8(241), "◷"), (.left82, 220, "◷"), (.left270, 94, "≡"),
    (.right30, 241, "✓"), (.right82, 71, "✓"), (.right270, 160, "✕"),
  ])
  func theStripHasColourAndIcon(sample: Sample, color: UInt8, icon: String) {
    let canvas = picture(sample)
    let strip = (0..<80).filter { canvas[column: $0, row: 6].style.background == color }
    let line = (0..<80).map { canvas[column: $0, row: 5].character }
    let isLeft = sample.rawValue.hasPrefix("left")
    #expect(strip.contains(isLeft ? 79 : 0))
    #expect(strip.contains { String(line[$0]) == icon })
  }

  @Test func theIconStaysAtTheRimThenTravels() throws {
    func distance(_ sample: Sample) throws -> Int {
      let canvas = picture(sample, columns: 200, rows: 60)
      let cells = try #require(
        (0..<60).map { row in (0..<200).map { canvas[column: $0, row: row].character } }
          .first { $0.contains("✓") || $0.contains("✕") })
      return cells.firstIndex { $0 == "✓" || $0 == "✕" } ?? -1
    }
    let (at30, at82, at270) = try (distance(.right30), distance(.right82), distance(.right270))
    #expect(at30 == 1)
    // 22 pt and 210 pt beyond the short threshold, at 200 cells on 996 pt.
    #expect(at82 == 5)
    #expect(at270 == 43)
  }

  @Test func theIconBecomesSolidInSteps() {
    let palette = Palette(colors: .indexed256)
    let inks = [0.5, 0.7, 1].map { palette.icon(on: .gray, opacity: $0).foreground }
    #expect(inks == [247, 251, 255])
  }

  @Test(arguments: [
    (Sample.left30, "┊260────────────┊60"), (.left82, "┊260────────────┃60"),
    (.left270, "┃260────────────┃60"), (.right270, "┃60─────────────┃260"),
  ])
  func aCrossedTickLightsUp(sample: Sample, ticks: String) {
    #expect(picture(sample).line(7).contains(ticks))
    #expect(!picture(.rest).text.contains("60"))
  }

  @Test func withoutColoursWordsTellTheActions() {
    let none = Capabilities(colors: .none)
    #expect(picture(.left270, none).line(5).contains("≡ List"))
    #expect(picture(.right270, none).line(5).contains("Delete ✕"))
    #expect(picture(.right270, none)[column: 2, row: 5].style.attributes.contains(.reverse))
  }

  @Test func brownIsStippledYellowOnEightColours() {
    let canvas = picture(.left270, Capabilities(colors: .eight))
    #expect(canvas[column: 79, row: 6].character == "▒")
    #expect(canvas[column: 79, row: 6].style == Style(foreground: 3, background: 0))
  }

  @Test func theOptionsStandOverADimmedList() {
    let canvas = picture(.options)
    #expect(canvas.text.contains(" Come back "))
    #expect(canvas.text.contains("● later today"))
    #expect(canvas[column: 2, row: 2].style == Palette(colors: .indexed256).rule)
    #expect(canvas[column: 1, row: 5].style.background == 220)
  }

  @Test func aNoticeStandsAboveTheStrip() {
    let canvas = picture(.hiding)
    #expect(canvas.text.contains("Deleted “Two books are due”"))
    #expect(canvas.text.contains("↶ Undo"))
    #expect(canvas.line(23).contains("Goodix screen"))
  }

  @Test func anEmptyListSaysSo() {
    let canvas = picture(.empty)
    #expect(canvas.text.contains("Nothing left to do"))
    #expect(canvas.line(23) == " no device: waiting")
    #expect(canvas.text.contains("✕"))
  }
}
