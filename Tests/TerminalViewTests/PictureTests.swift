import InputModel
import Testing
import ViewSamples

@testable import TerminalView

/// What holds for every picture on every terminal.
@Suite struct PictureTests {
  static let sizes = [(0, 0), (1, 1), (10, 3), (40, 12), (57, 13), (80, 24), (81, 25), (200, 60)]

  @Test(arguments: Sample.allCases)
  func fitsAnyTerminal(sample: Sample) {
    for (columns, rows) in PictureTests.sizes {
      let canvas = picture(sample, columns: columns, rows: rows)
      #expect(canvas.cells.count == columns * rows)
      for row in 0..<rows {
        for column in 0..<columns where canvas[column: column, row: row].isContinuation {
          let left = canvas[column: column - 1, row: row].character.unicodeScalars.first
          #expect(left.map(CellWidth.of) == 2)
        }
      }
    }
  }

  @Test(arguments: Sample.allCases)
  func drawsNoControlCharacter(sample: Sample) {
    for scalar in picture(sample, columns: 200, rows: 60).cells.flatMap(\.character.unicodeScalars)
    {
      #expect(![.control, .format, .privateUse].contains(scalar.properties.generalCategory))
    }
  }

  @Test(arguments: Sample.allCases)
  func isASCIIWithoutUTF8(sample: Sample) {
    for (columns, rows) in PictureTests.sizes {
      let canvas = picture(
        sample, columns: columns, rows: rows, Capabilities(utf8: false, colors: .none))
      #expect(canvas.cells.allSatisfy { $0.character.isASCII })
    }
  }

  @Test(arguments: Sample.allCases)
  func usesTheColoursThatThereAre(sample: Sample) {
    let counts: [(Capabilities.Colors, Int)] = [(.none, 0), (.eight, 8), (.sixteen, 16)]
    for (colors, count) in counts {
      let styles = Set(picture(sample, Capabilities(colors: colors)).cells.map(\.style))
      for style in styles {
        #expect((style.foreground.map(Int.init) ?? -1) < count)
        #expect((style.background.map(Int.init) ?? -1) < count)
      }
    }
  }

  @Test func isTheSameForTheSameArguments() {
    #expect(picture(.watch) == picture(.watch))
    #expect(picture(.left82, at: 0) == picture(.left82, at: 7_000_000))
  }
}
