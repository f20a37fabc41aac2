import Goldens
import InputModel
import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite struct LockThemeTests {
  static let locks = [
    Sample.lock, .lockHalf, .lockOver, .unlocked, .refused, .clock, .pinTyped, .passwordTyped,
  ]
  static let page = ThemeStyle(foreground: .index(1), background: .index(2))

  /// A theme in which every part has a colour of its own.
  static let motley = Theme(name: "Motley") { part, depth in
    guard depth != .none else { return ThemeStyle(isReversed: part == .bar) }
    let place = ThemePart.allCases.firstIndex(of: part).map { UInt8($0) } ?? 0
    let colors = UInt8(depth == .eight ? 8 : 16)
    return ThemeStyle(
      foreground: .index((place + 1) % colors), background: .index((place + 2) % colors))
  }

  private func canvas(
    _ sample: Sample, _ theme: Theme, _ capabilities: Capabilities = Capabilities()
  ) -> Canvas {
    Canvas(
      drawing: sample.snapshot, columns: 80, rows: 24, capabilities: capabilities, theme: theme,
      at: Instant(microseconds: 0))
  }

  /// The cells that are not the status strip's.
  private func page(_ canvas: Canvas) -> some Sequence<Cell> {
    canvas.cells.prefix(canvas.columns * (canvas.rows - 1))
  }

  @Test(arguments: locks)
  func everyCellHasAGroundOfTheTheme(sample: Sample) {
    for depth in ColorDepth.allCases where depth != .none {
      let grounds = Set(
        ThemePart.allCases.map { Style(Self.motley[$0, depth]).background })
      for cell in page(canvas(sample, Self.motley, Capabilities(colors: depth))) {
        #expect(grounds.contains(cell.style.background))
      }
    }
  }

  @Test func everyPartIsSeenSomewhere() {
    let seen = Set(Self.locks.flatMap { page(canvas($0, Self.motley)).map(\.style) })
    for part in ThemePart.allCases where part != .title && part != .bar {
      #expect(seen.contains(Style(Self.motley[part, .indexed256])), "\(part)")
    }
    let locked = canvas(.lock, Self.motley)
    #expect(locked[column: 0, row: 0].style == Style(Self.motley[.bar, .indexed256]).blank)
    #expect(locked[column: 36, row: 0].style == Style(Self.motley[.title, .indexed256]))
  }

  @Test(arguments: ColorDepth.allCases)
  func theThumbIsThatOfTheDepth(depth: ColorDepth) throws {
    for bundled in BundledTheme.allCases {
      let theme = try bundled.theme()
      let capabilities = Capabilities(colors: depth)
      let locked = canvas(.lock, theme, capabilities)
      #expect(locked[column: 16, row: 15].style == Style(theme[.thumb, depth]))
      let open = canvas(.unlocked, theme, capabilities)
      #expect(open[column: 60, row: 15].style == Style(theme[.thumbBeyond, depth]))
    }
  }

  /// Signs without a ground of their own stand on that of what lies below.
  @Test func thePageIsTheGroundOfWhatHasNone() {
    let theme = Theme(name: "Page") { part, _ in
      part == .text ? Self.page : ThemeStyle(foreground: .index(3))
    }
    for sample in Self.locks {
      #expect(page(canvas(sample, theme)).allSatisfy { $0.style.background == .index(2) })
    }
  }

  @Test func blackIsNoPlaceOfThePalette() {
    let black = ThemeColor.rgb(red: 0, green: 0, blue: 0)
    let style = Style(ThemeStyle(foreground: black, background: .rgb(red: 1, green: 2, blue: 3)))
    #expect(style.foreground == .rgb(RGB(8)))
    #expect(style.background == .rgb(RGB(0x010203)))
  }

  @Test func noOtherPictureHasItsLooksFromTheTheme() {
    for sample in [Sample.rest, .left82, .compose, .watch, .latency] {
      #expect(canvas(sample, Self.motley) == picture(sample))
    }
  }
}
