import InputModel
import Interaction
import Programs
import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite struct MailboxPictureTests {
  @Test(arguments: [
    (Sample.left30, RGB(0x585858), "◷"), (.left82, RGB(0xFFD700), "◷"),
    (.left270, RGB(0x875F00), "≡"), (.right30, RGB(0x585858), "✓"),
    (.right82, RGB(0x5FAF5F), "✓"), (.right270, RGB(0xD70000), "✕"),
  ])
  func theStripHasColourAndIcon(sample: Sample, color: RGB, icon: String) throws {
    let index = try #require(color.index)
    for (colors, expected) in [
      (ColorDepth.indexed256, Color.index(index)), (.direct, .rgb(color)),
    ] {
      let canvas = picture(sample, Capabilities(colors: colors))
      let strip = (0..<80).filter { canvas[column: $0, row: 6].style.background == expected }
      let isLeft = sample.rawValue.hasPrefix("left")
      #expect(strip.contains(isLeft ? 79 : 0))
      #expect(strip.contains { String(canvas[column: $0, row: 5].character) == icon })
    }
  }

  @Test func theIconStaysAtTheRimThenTravels() throws {
    func distance(_ sample: Sample) throws -> Int {
      let canvas = picture(sample, columns: 200, rows: 60)
      let cells = try #require(
        (5..<60).map { row in (0..<200).map { canvas[column: $0, row: row].character } }
          .first { $0.contains("✓") || $0.contains("✕") })
      return cells.firstIndex { $0 == "✓" || $0 == "✕" } ?? -1
    }
    let (at30, at82, at270) = try (distance(.right30), distance(.right82), distance(.right270))
    #expect(at30 == 1)
    // 22 pt and 210 pt beyond the short threshold, at 200 cells on 1027 pt.
    #expect(at82 == 5)
    #expect(at270 == 42)
  }

  @Test(arguments: [
    (Sample.left30, "┊260────────────┊60"), (.left82, "┊260────────────┃60"),
    (.left270, "┃260────────────┃60"), (.right270, "┃60────────────┃260"),
  ])
  func aCrossedTickLightsUp(sample: Sample, ticks: String) {
    #expect(
      picture(sample).line(7).replacing("─", with: "").contains(ticks.replacing("─", with: "")))
    #expect(!picture(.rest).text.contains("60─"))
  }

  @Test func theWordOfTheSnapshotTellsTheAction() {
    let none = Capabilities(colors: .none)
    #expect(picture(.left270, none).line(5).contains("≡ List"))
    #expect(picture(.right270, none).line(5).contains("Delete ✕"))
    #expect(picture(.right270, none)[column: 2, row: 5].style.attributes.contains(.reverse))
  }

  @Test func aMessageTellsWhetherItIsNewAndWhenItComesBack() {
    #expect(picture(.rest).line(2).hasPrefix("▌● Harbour office"))
    #expect(picture(.rest).line(5).hasPrefix("   City library"))
    #expect(picture(.deferred).line(2).hasSuffix("◷ today 18:00"))
    #expect(picture(.deferred).line(8).hasSuffix("◷ 14 Jan 2027"))
    #expect(picture(.deferred).line(11).hasSuffix("◷ someday"))
    #expect(picture(.pushing, columns: 40, rows: 12).text.contains("◷ today 18:00"))
    let canvas = picture(.deferred)
    let warning = Palette(Capabilities()).warning.foreground
    #expect(canvas[column: 25, row: 15].style == Style(foreground: warning))
  }

  @Test func aNoticeStandsAboveTheStrip() {
    let canvas = picture(.hiding)
    #expect(canvas.text.contains("Deleted “Two books are due”"))
    #expect(canvas.text.contains("↶ Undo"))
    #expect(canvas.line(23).contains("Goodix screen"))
  }

  @Test func aViewWithoutMessagesSaysWhy() {
    #expect(picture(.empty).text.contains("Nothing left to do"))
    #expect(picture(.loading).text.contains("Reading the mail"))
    #expect(picture(.empty).line(23) == " no device: waiting")
    #expect(picture(.empty).line(0).hasSuffix("✎   ✕"))
  }

  @Test(arguments: [(0.0...0.5, 2...12), (0.5...1, 12...22), (0.25...0.75, 7...17)])
  func theLastColumnShowsWhatIsInSight(share: ClosedRange<Double>, rows: ClosedRange<Int>) {
    let snapshot = Sample.rest.snapshot.editingPage { $0.visible = share }
    let canvas = Canvas(drawing: snapshot, columns: 80, rows: 24)
    let marked = (0..<24).filter { canvas[column: 79, row: $0].character == "┃" }
    #expect(marked == Array(rows))
  }
}
