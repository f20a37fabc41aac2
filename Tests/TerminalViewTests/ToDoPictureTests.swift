import InputModel
import Interaction
import Programs
import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite struct ToDoPictureTests {
  private let palette = Palette(Capabilities())

  private func ground(_ tone: ToDoRowSnapshot.Tone, isLit: Bool = false) -> Color {
    palette.ground(tone, isLit: isLit).background
  }

  @Test func theHalvesAreYellowAndGreenAndHistoryIsGray() {
    let canvas = picture(.doDay)
    for row in 4..<12 { #expect(canvas[column: 40, row: row].style.background == ground(.toDo)) }
    for row in 12..<16 { #expect(canvas[column: 40, row: row].style.background == ground(.done)) }
    for row in 16..<22 {
      #expect(canvas[column: 40, row: row].style.background == ground(.history))
    }
    let empty = picture(.doEmpty)
    for row in 2..<22 {
      let expected = row < 12 ? ground(.toDo) : ground(.done)
      #expect(empty[column: 70, row: row].style.background == expected)
    }
  }

  @Test func aRowHasASignAMarkATextADayAndAPlus() {
    let canvas = picture(.doDay)
    #expect(canvas.line(2).hasPrefix("▌○ ! Pay the harbour dues"))
    #expect(canvas.line(4).hasPrefix(" ○   Return the two library books"))
    #expect(canvas.line(4).contains("Fri 27 November (+)"))
    #expect(canvas.line(12).hasPrefix(" ✓   Call the dentist"))
    #expect(canvas[column: 3, row: 2].style == palette.alert(on: .toDo, isLit: true))
  }

  /// Each sign lies within what can be touched.
  @Test func thePlusOpensThreeButtonsInPlace() throws {
    #expect(picture(.doButtons).line(4).contains("done (!)(✓)(⌫)(✕)"))
    #expect(picture(.doButtons).line(18).contains("(!)(↶)(↶)(✕)"))
    #expect(picture(.doDay).line(4).contains("(+)"))
    guard case .toDo(.main(let main, _)) = Sample.doButtons.snapshot.picture else {
      Issue.record("no main page")
      return
    }
    let row = main.panes[0].rows[1]
    let buttons = try #require(row.buttons)
    for (columns, rows) in [(40, 12), (80, 24), (132, 43), (200, 60)] {
      let canvas = picture(.doButtons, columns: columns, rows: rows)
      let map = SurfaceMap(
        surface: Sample.doButtons.snapshot.surface, columns: columns, rows: rows)
      for (sign, frame) in [
        ("!", buttons.important), ("✓", buttons.check), ("⌫", buttons.bin), ("✕", row.plus),
      ] {
        let region = map.region(frame)
        let place = region.rows.flatMap { line in
          (columns / 2..<columns).map { ($0, line) }
        }.first { String(canvas[column: $0.0, row: $0.1].character) == sign }
        let column = try #require(place?.0)
        #expect(map.location(column: column, row: 0).x >= frame.x - Points(7))
        #expect(map.location(column: column, row: 0).x <= frame.maxX + Points(7))
      }
    }
  }

  @Test(arguments: [ColorDepth.indexed256, .eight, .none])
  func theButtonThatHasTheKeysStandsOut(depth: ColorDepth) {
    let capabilities = Capabilities(colors: depth)
    let canvas = picture(.doButtons, capabilities)
    let pressed = Palette(capabilities).pressed
    #expect((0..<80).filter { canvas[column: $0, row: 4].style == pressed } == [70, 71, 72])
  }

  @Test(arguments: [
    (Sample.doLeft30, 4, Shade.gray, "✓"), (.doRight82, 4, .green, "✓"),
    (.doLeft270, 4, .red, "⌫"), (.doDone82, 12, .yellow, "↶"), (.doDone270, 12, .red, "⌫"),
  ])
  func aMovedRowUncoversAStrip(sample: Sample, row: Int, shade: Shade, icon: String) {
    let canvas = picture(sample)
    let strip = (0..<80).filter {
      canvas[column: $0, row: row].style.background == palette.color(shade)
    }
    #expect(strip.contains(sample == .doRight82 || sample == .doDone270 ? 0 : 79))
    #expect(strip.contains { String(canvas[column: $0, row: row].character) == icon })
    #expect(canvas.line(row + 1).contains("60"))
    #expect(canvas.line(row + 1).contains("260"))
  }

  @Test func anEmptyListSaysSo() {
    #expect(picture(.doEmpty).text.contains("Nothing to do: enjoy the day"))
    #expect(picture(.doEmpty).text.contains("Nothing done yet: it will come"))
    #expect(picture(.doLoading).text.contains("Reading the list"))
    #expect(picture(.doScrolled).text.contains(" ✓   …"))
  }

  @Test func theBarHasTheDayWhatThereIsToDoAndWhatCanBeUndone() {
    #expect(picture(.doDay).line(0).hasPrefix(" 6 to do"))
    #expect(picture(.doDay).line(0).contains("  Monday 30 November ▾  "))
    #expect(picture(.doDay).line(0).hasSuffix("↶ 2"))
    #expect(picture(.doImportant).line(0).contains("Important ▾"))
    #expect(picture(.doDay, columns: 40, rows: 12).line(0).contains(" Monday 30 November "))
  }

  @Test func aNoticeStandsBetweenTheRoundButtons() {
    let line = picture(.doUndone).line(22)
    #expect(line.hasPrefix("(≡)"))
    #expect(line.contains("Done “Pay the harbour dues”"))
    #expect(line.contains("↶ Undo"))
    #expect(line.hasSuffix("(+)"))
  }

  /// There the last line is the status strip's and the buttons' alike.
  @Test func onALowTerminalTheFootIsShared() {
    let line = picture(.doDay, columns: 40, rows: 12).line(11)
    #expect(line.hasPrefix("≡"))
    #expect(line.contains("Goodix screen"))
    #expect(line.hasSuffix("+"))
    #expect(picture(.doNew, columns: 40, rows: 12).line(11).hasPrefix("✕"))
    #expect(picture(.doBox, columns: 40, rows: 12).line(11).hasPrefix(" Goodix"))
  }

  @Test func theLogoIsYellowAndGreen() {
    for (columns, rows) in [(40, 12), (80, 24), (200, 60)] {
      let canvas = picture(.doLaunch, columns: columns, rows: rows)
      let inks = canvas.cells.filter { "█▀▄".contains($0.character) }.map(\.style.foreground)
      #expect(Set(inks) == [ground(.toDo), ground(.done)])
      #expect(canvas.text.contains("DoDid"))
    }
  }

  /// Where there are no colours, signs tell the letters and the halves apart.
  @Test func withoutColoursAllIsToldApart() {
    let none = Capabilities(colors: .none)
    #expect(Set(picture(.doLaunch, none).text).isSuperset(of: ["█", "▒"]))
    let canvas = picture(.doDay, none)
    #expect(!canvas[column: 5, row: 4].style.attributes.contains(.reverse))
    #expect(canvas[column: 5, row: 12].style.attributes.contains(.reverse))
    #expect(canvas[column: 5, row: 16].style.attributes.contains(.dim))
  }
}
