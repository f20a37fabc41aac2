import InputModel
import Interaction
import Programs
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct MenuPictureTests {
  private let ground = Palette(Capabilities()).sunken.background

  @Test func theMenuIsSeenOnlyWhereNothingCoversIt() {
    for sample in [Sample.menuHalf, .menu] {
      let canvas = picture(sample)
      let snapshot = sample.snapshot
      guard case .mailbox(let mailbox) = snapshot.picture else { continue }
      let map = SurfaceMap(surface: snapshot.surface, columns: 80, rows: 24)
      let rim = map.column(mailbox.bar.frame.x)
      for row in 0..<23 {
        #expect((rim..<80).allSatisfy { canvas[column: $0, row: row].style.background != ground })
        #expect(canvas[column: rim - 1, row: row].style == Palette(Capabilities()).shadow)
        #expect((0..<rim - 1).allSatisfy { canvas[column: $0, row: row].style.isFilled })
      }
    }
  }

  @Test func theListKeepsItsLookWhileItMoves() {
    let rest = picture(.rest)
    let half = picture(.menuHalf)
    for row in 2..<22 {
      let line = (0..<60).map { rest[column: $0, row: row].character }
      #expect((14..<74).map { half[column: $0, row: row].character } == line)
    }
  }

  @Test func itemsTellPlaceCountAndWhichIsShown() {
    let canvas = picture(.menu)
    #expect(canvas.line(2).hasPrefix("▌ ✉  Mailbox            8 "))
    #expect(canvas.line(6).hasPrefix("  ✓  Archive         1204 "))
    #expect(canvas[column: 5, row: 8].style.background == Palette(Capabilities()).raised.background)
  }

  @Test func aNameComesBeforeItsCount() {
    let snapshot = Sample.menu.snapshot.editingMailbox {
      $0.menu?.items[3].place = .list("everything that can wait for ever")
    }
    let line = Canvas(drawing: snapshot, columns: 80, rows: 24).line(8)
    #expect(line.hasPrefix("  ≡  everything that can…   "))
    let narrow = picture(.menu, columns: 40, rows: 12)
    #expect(narrow.line(2).hasPrefix(" ◷ Deferred"))
    #expect(narrow.line(3) == " ✓ Archive")
  }
}
