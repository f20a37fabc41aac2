import InputModel
import Interaction
import Programs
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct BarPictureTests {
  private func litColumns(at position: Double?, columns: Int = 80) -> [Int] {
    let snapshot = Sample.rest.snapshot.editingMailbox { $0.bar.position = position }
    let canvas = Canvas(drawing: snapshot, columns: columns, rows: 24)
    return (0..<columns).filter { canvas[column: $0, row: 1].character == "━" }
  }

  @Test(arguments: [
    (0.0, 20..<33), (0.5, 28..<40), (1, 34..<47), (2, 48..<60), (-3, 20..<33), (9, 48..<60),
  ])
  func theLineUnderTheSegmentsMoves(position: Double, columns: Range<Int>) {
    #expect(abs((litColumns(at: position).first ?? -1) - columns.lowerBound) <= 1)
    #expect(abs((litColumns(at: position).last ?? -1) + 1 - columns.upperBound) <= 1)
  }

  @Test func nothingIsLitWhereTheViewHasNoSegment() {
    #expect(litColumns(at: nil).isEmpty)
    #expect(litColumns(at: .nan).isEmpty)
  }

  @Test func aBarOfOneLineLightsABlock() {
    let canvas = picture(.rest, columns: 40, rows: 12)
    let raised = Palette(Capabilities()).raised.background
    let lit = (0..<40).filter { canvas[column: $0, row: 0].style.background == raised }
    #expect(lit == Array(18..<23))
  }

  @Test func theTitleGoesBeforeItsCount() {
    #expect(picture(.rest, columns: 200, rows: 60).text.contains("Mailbox  8 messages"))
    #expect(picture(.rest).line(0).hasPrefix(" ≡  Mailbox  8  "))
    #expect(picture(.rest, columns: 40, rows: 12).line(0).hasPrefix("≡  Mailbox   ◷"))
    let snapshot = Sample.rest.snapshot.editingMailbox {
      $0.bar.title = "A list with a name that is long"
    }
    let line = Canvas(drawing: snapshot, columns: 80, rows: 24).line(0)
    #expect(line.hasPrefix(" ≡  A list with a n…"))
    #expect(line.contains("◷ Deferred"))
  }

  @Test func whatCanBeUndoneStandsBeforeTheComposeButton() {
    #expect(picture(.undone).line(0).hasSuffix("↶ 3  ✎"))
    #expect(!picture(.rest).line(0).contains("↶"))
  }
}
