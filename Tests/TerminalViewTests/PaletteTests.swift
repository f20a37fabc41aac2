import Glibc
import Interaction
import Programs
import Testing
import Themes

@testable import TerminalView

@Suite struct PaletteTests {
  static let strips = RowBackground.allCases.filter { $0 != .none }

  /// The relative luminance of WCAG 2.
  private func luminance(_ color: RGB) -> Double {
    func linear(_ level: UInt8) -> Double {
      let share = Double(level) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }

  private func contrast(_ left: RGB, _ right: RGB) -> Double {
    let (high, low) = (luminance(left), luminance(right))
    return (max(high, low) + 0.05) / (min(high, low) + 0.05)
  }

  /// What a colour is on a terminal of these capabilities whose first sixteen are those of VGA.
  private func rgb(_ color: Color, isBold: Bool, _ capabilities: Capabilities) -> RGB? {
    switch color {
    case .terminal: return nil
    case .rgb(let color): return color
    case .index(let index):
      if index >= 16 { return Shade.allCases.map(\.rgb).first { $0.index == index } }
      if capabilities.hasOwnPalette,
        let entry = PaletteEntry.all.first(where: { $0.index == index })
      {
        return entry.shade.rgb
      }
      let bright = isBold && index < 8 ? index + 8 : index
      return [0: RGB(0x000000), 7: RGB(0xAAAAAA), 15: RGB(0xFFFFFF)][bright]
    }
  }

  @Test(arguments: [
    Capabilities(colors: .direct), Capabilities(),
    Capabilities(colors: .sixteen, hasOwnPalette: true),
    Capabilities(colors: .eight, hasOwnPalette: true),
  ])
  func theWordsOfEveryStripCanBeRead(capabilities: Capabilities) throws {
    let palette = Palette(capabilities)
    for background in PaletteTests.strips {
      let style = palette.strip(background)
      let isBold = style.attributes.contains(.bold)
      let text = try #require(rgb(style.foreground, isBold: isBold, capabilities))
      let ground = try #require(rgb(style.background, isBold: false, capabilities))
      #expect(contrast(text, ground) >= 4.5, "\(background)")
      #expect(ground == background.shade?.rgb)
    }
  }

  /// Half transparent it is faint on purpose, but no less than WCAG asks of a sign.
  @Test func theIconCanBeSeenFromTheStart() {
    let palette = Palette(Capabilities(colors: .direct))
    for opacity in [0.5, 0.6, 0.7, 0.8, 0.9, 1] {
      guard case .rgb(let ink) = palette.icon(on: .gray, opacity: opacity).foreground else {
        Issue.record("no exact colour")
        continue
      }
      #expect(contrast(ink, Shade.gray.rgb) >= 3)
    }
  }

  @Test func theIconBecomesSolid() {
    let indexed = Palette(Capabilities())
    #expect(
      [0.5, 0.7, 1].map { indexed.icon(on: .gray, opacity: $0).foreground }
        == [.index(248), .index(251), .index(231)])
    let direct = Palette(Capabilities(colors: .direct))
    #expect(
      [0.5, 0.75, 1].map { direct.icon(on: .gray, opacity: $0).foreground }
        == [.rgb(RGB(0xACACAC)), .rgb(RGB(0xD5D5D5)), .rgb(RGB(0xFFFFFF))])
  }

  /// A theme's colours are names, and a changed palette has others by them.
  @Test func highContrastStaysHighOnAChangedPalette() throws {
    let console = Capabilities(colors: .eight, hasOwnPalette: true)
    let theme = try BundledTheme.highContrast.theme()
    for part in ThemePart.allCases {
      let style = Style(theme[part, .eight])
      let isBold = style.attributes.contains(.bold)
      let ink = try #require(rgb(style.foreground, isBold: isBold, console))
      let ground = try #require(rgb(style.background, isBold: false, console))
      #expect(contrast(ink, ground) >= 7, "\(part)")
    }
  }

  @Test func layersCanBeRead() {
    #expect(contrast(Shade.paper.rgb, Shade.raised.rgb) >= 4.5)
    #expect(contrast(Shade.link.rgb, Shade.raised.rgb) >= 4.5)
    #expect(contrast(Shade.sunkenText.rgb, Shade.sunken.rgb) >= 4.5)
    #expect(contrast(Shade.muted.rgb, Shade.sunken.rgb) >= 4.5)
    #expect(contrast(Shade.ink.rgb, Shade.accent.rgb) >= 4.5)
  }

  /// Black on yellow, green and gray, and what is fainter or redder; on the row that has the keys too.
  @Test(arguments: [ToDoRowSnapshot.Tone.toDo, .done, .history], [false, true])
  func theGroundsOfTheToDoAppCanBeReadOn(tone: ToDoRowSnapshot.Tone, isLit: Bool) throws {
    for capabilities in [
      Capabilities(colors: .direct), Capabilities(),
      Capabilities(colors: .eight, hasOwnPalette: true),
    ] {
      let palette = Palette(capabilities)
      for style in [
        palette.ground(tone, isLit: isLit), palette.faint(on: tone, isLit: isLit),
        palette.alert(on: tone, isLit: isLit), palette.strong(on: tone, isLit: isLit),
      ] {
        let isBold = style.attributes.contains(.bold)
        let ink = try #require(rgb(style.foreground, isBold: isBold, capabilities))
        let ground = try #require(rgb(style.background, isBold: false, capabilities))
        #expect(contrast(ink, ground) >= 4.5, "\(style)")
      }
    }
    let ground = Palette(Capabilities(colors: .direct)).ground(tone, isLit: isLit)
    guard case .rgb(let color) = ground.background else {
      Issue.record("no exact colour")
      return
    }
    #expect(contrast(Shade.ink.rgb, color) >= 10)
  }

  @Test(arguments: [
    Capabilities(colors: .direct), Capabilities(), Capabilities(colors: .sixteen),
    Capabilities(colors: .eight), Capabilities(colors: .eight, hasOwnPalette: true),
    Capabilities(colors: .none),
  ])
  func theGroundsOfTheToDoAppDiffer(capabilities: Capabilities) {
    let palette = Palette(capabilities)
    let tones = [ToDoRowSnapshot.Tone.toDo, .done, .history]
    #expect(Set(tones.map { palette.ground($0) }).count == 3)
    guard palette.isRich else { return }
    #expect(Set(tones.map { palette.masked(palette.ground($0), by: 1).background }).count == 3)
  }

  @Test func aMaskGrowsDarker() {
    let palette = Palette(Capabilities(colors: .direct))
    let levels = [0, 0.25, 0.5, 0.75, 1].map { strength in
      guard case .rgb(let color) = palette.masked(palette.ground(.toDo), by: strength).background
      else { return -1.0 }
      return luminance(color)
    }
    #expect(levels == levels.sorted(by: >))
    #expect(levels.allSatisfy { $0 >= 0 })
    let few = Palette(Capabilities(colors: .eight))
    #expect(few.masked(few.ground(.toDo), by: 1) == Style(attributes: .dim))
  }

  @Test(arguments: Shade.allCases)
  func everyShadeIsExactWith256Colours(shade: Shade) {
    #expect(shade.rgb.index != nil)
    #expect(shade.rgb.value >= 8)
  }

  @Test(arguments: [
    Capabilities(colors: .direct), Capabilities(), Capabilities(colors: .sixteen),
    Capabilities(colors: .sixteen, hasOwnPalette: true), Capabilities(colors: .eight),
    Capabilities(colors: .eight, hasOwnPalette: true),
  ])
  func stripsDifferInColour(capabilities: Capabilities) {
    let palette = Palette(capabilities)
    #expect(Set(PaletteTests.strips.map(palette.strip)).count == 5)
  }
}
