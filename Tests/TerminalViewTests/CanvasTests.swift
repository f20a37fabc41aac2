import Testing

@testable import TerminalView

@Suite struct CanvasTests {
  private let wide = MeasuredText.Piece(character: "田", width: 2)
  private let narrow = MeasuredText.Piece(character: "x", width: 1)

  private func canvas(_ puts: [(MeasuredText.Piece, Int)]) -> Canvas {
    var canvas = Canvas(columns: 4, rows: 1)
    for (piece, column) in puts {
      canvas.put(piece, column: column, row: 0, style: .plain, clip: canvas.bounds)
    }
    return canvas
  }

  @Test func aWideCharacterTakesTwoCells() {
    let canvas = canvas([(wide, 1)])
    #expect(canvas.text == " 田")
    #expect(canvas.cells.map(\.isContinuation) == [false, false, true, false])
  }

  @Test(arguments: [(1, " x"), (2, "  x")])
  func halfOfAWideCharacterIsBlanked(column: Int, expected: String) {
    let canvas = canvas([(wide, 1), (narrow, column)])
    #expect(canvas.text == expected)
    #expect(canvas.cells.allSatisfy { !$0.isContinuation })
  }

  @Test func aWideCharacterOverTwoOthersBlanksBoth() {
    #expect(canvas([(wide, 0), (wide, 2), (wide, 1)]).text == " 田")
  }

  @Test(arguments: [-1, 3])
  func aWideCharacterThatSticksOutLeavesASpace(column: Int) {
    #expect(canvas([(narrow, 0), (narrow, 3), (wide, column)]).text == (column < 0 ? "   x" : "x"))
  }
}
