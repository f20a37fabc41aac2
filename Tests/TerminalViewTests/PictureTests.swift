import InputModel
import Testing
import Themes
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
    let counts: [(Capabilities, Int)] = [
      (Capabilities(colors: .none), 0), (Capabilities(colors: .eight), 8),
      (Capabilities(colors: .eight, hasOwnPalette: true), 8),
      (Capabilities(colors: .sixteen), 16),
      (Capabilities(colors: .sixteen, hasOwnPalette: true), 16), (Capabilities(), 256),
    ]
    for (capabilities, count) in counts {
      for color in colors(of: sample, capabilities) {
        guard case .index(let index) = color else {
          #expect(color == .terminal)
          continue
        }
        #expect(Int(index) < count)
      }
    }
  }

  /// A terminal with direct colours has no 256 others.
  @Test(arguments: Sample.allCases)
  func usesNoIndexWhereColoursAreDirect(sample: Sample) {
    for color in colors(of: sample, Capabilities(colors: .direct)) {
      switch color {
      case .terminal: break
      case .index(let index): Issue.record("index \(index)")
      // Below eight the number would be a place in the palette.
      case .rgb(let color): #expect(color.value >= 8)
      }
    }
  }

  /// In both themes.
  private func colors(of sample: Sample, _ capabilities: Capabilities) -> Set<Color> {
    Set(
      BundledTheme.allCases.flatMap { theme in
        picture(sample, capabilities, theme: theme).cells.flatMap(\.style.colors)
      })
  }

  @Test func isTheSameForTheSameArguments() {
    #expect(picture(.watch) == picture(.watch))
    #expect(picture(.left82, at: 0) == picture(.left82, at: 7_000_000))
  }
}

extension Style {
  fileprivate var colors: [Color] { [foreground, background] }
}
