import InputModel
import Programs
import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite struct ComposePictureTests {
  private let palette = Palette(Capabilities())

  private func cursors(_ canvas: Canvas) -> [[Int]] {
    (0..<canvas.rows).flatMap { row in
      (0..<canvas.columns).filter { canvas[column: $0, row: row].style == palette.cursor }.map {
        [$0, row]
      }
    }
  }

  @Test func theSheetHasButtonsFieldsAndText() {
    let canvas = picture(.compose)
    #expect(canvas.line(2).hasPrefix(" Cancel"))
    #expect(canvas.line(2).hasSuffix("Send"))
    #expect(canvas.line(2).contains("New message"))
    #expect(canvas.line(4) == " To       office@harbour.example")
    #expect(canvas.line(6) == " Subject  Berth 14, new rates")
    #expect(canvas.line(8) == " Dear harbour office,")
    #expect(cursors(canvas).count == 1)
  }

  /// With and without colours, the button that the return key presses stands on a ground of its own.
  @Test(arguments: [ColorDepth.indexed256, .none], [ComposeSnapshot.Button.send, .cancel])
  func theButtonThatHasTheKeysStandsOut(depth: ColorDepth, button: ComposeSnapshot.Button) {
    let snapshot = Sample.compose.snapshot.editingMailbox { $0.compose?.selectedButton = button }
    let canvas = Canvas(
      drawing: snapshot, columns: 80, rows: 24, Capabilities(colors: depth))
    let reversed = (0..<80).filter {
      canvas[column: $0, row: 2].style.attributes.contains(.reverse)
    }
    #expect(reversed == (button == .send ? Array(74..<80) : Array(0..<8)))
  }

  @Test func whatIsWrongStandsAtTheFoot() {
    let canvas = picture(.complaint)
    #expect(canvas.line(22).contains("“office@” is no address"))
    #expect(canvas[column: 76, row: 2].style == palette.faint)
    #expect(cursors(canvas) == [[17, 4]])
  }

  @Test(arguments: 0...40)
  func theCursorIsInSightWhereverItStands(step: Int) {
    let text = String(repeating: "word and 田中 שלום\n", count: 12)
    let snapshot = Sample.compose.snapshot.editingMailbox { mailbox in
      mailbox.compose?.fields[2].text = text
      mailbox.compose?.fields[2].cursor = text.count * step / 40
    }
    for (columns, rows) in [(80, 24), (40, 12), (200, 60)] {
      let canvas = Canvas(drawing: snapshot, columns: columns, rows: rows)
      let cells = cursors(canvas)
      #expect(cells.count == 1 || cells.count == 2 && cells[0][0] + 1 == cells[1][0])
    }
  }

  @Test func aLongLineMovesSoThatItsCursorIsSeen() {
    let long = String(repeating: "abcdefghij", count: 20)
    for cursor in [0, 60, 100, 200] {
      let snapshot = Sample.compose.snapshot.editingMailbox { mailbox in
        mailbox.compose?.fields[0].text = long
        mailbox.compose?.fields[0].cursor = cursor
        mailbox.compose?.fields[2].cursor = nil
      }
      let canvas = Canvas(drawing: snapshot, columns: 80, rows: 24)
      #expect(cursors(canvas).map { $0[1] } == [4])
      #expect(canvas.line(4).hasPrefix(" To       "))
    }
  }

  @Test func whereThereIsNoRoomForWordsThereAreSigns() {
    let line = picture(.compose, columns: 40, rows: 12).line(1)
    #expect(line.hasPrefix(" ✕"))
    #expect(line.hasSuffix("▸"))
  }
}
