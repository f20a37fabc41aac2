import Glibc
import Testing
import Themes

@Suite struct BundledThemeTests {
  /// The colours of xterm, of which most terminals' palettes are shades.
  static let sixteen: [(Double, Double, Double)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  static func channels(_ color: ThemeColor) -> (Double, Double, Double)? {
    switch color {
    case .terminal: return nil
    case .rgb(let red, let green, let blue): return (Double(red), Double(green), Double(blue))
    case .index(let index) where index < 16: return sixteen[Int(index)]
    case .index(let index) where index < 232:
      let place = Int(index) - 16
      let level = { (step: Int) in step == 0 ? 0 : Double(55 + 40 * step) }
      return (level(place / 36), level(place / 6 % 6), level(place % 6))
    case .index(let index):
      let gray = Double(8 + 10 * (Int(index) - 232))
      return (gray, gray, gray)
    }
  }

  /// WCAG 2.1's relative luminance.
  static func luminance(_ color: (Double, Double, Double)) -> Double {
    let linear = { (value: Double) in
      value / 255 <= 0.04045 ? value / 255 / 12.92 : pow((value / 255 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }

  /// WCAG 2.1's contrast ratio; nil where the terminal's own colours take part.
  static func contrast(_ style: ThemeStyle) -> Double? {
    guard let ink = channels(style.foreground), let ground = channels(style.background) else {
      return nil
    }
    let (first, second) = (luminance(ink), luminance(ground))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: BundledTheme.allCases)
  func itIsWhole(bundled: BundledTheme) throws {
    let theme = try bundled.theme()
    #expect(!theme.name.isEmpty)
    for depth in ColorDepth.allCases {
      // Beyond the threshold the thumb looks different, whatever the terminal has.
      #expect(theme[.thumb, depth] != theme[.thumbBeyond, depth])
      #expect(theme[.thumb, depth] != theme[.text, depth])
    }
  }

  @Test(arguments: ThemePart.allCases)
  func highContrastIsHigh(part: ThemePart) throws {
    let theme = try BundledTheme.highContrast.theme()
    for depth in ColorDepth.allCases where depth != .none {
      let contrast = try #require(Self.contrast(theme[part, depth]), "\(depth)")
      #expect(contrast >= 7, "\(depth)")
      #expect(!theme[part, depth].isDim)
    }
  }

  @Test func theUsualThumbCanBeRead() throws {
    let theme = try BundledTheme.usual.theme()
    for part in [ThemePart.thumb, .thumbBeyond] {
      for depth in ColorDepth.allCases where depth != .none {
        let contrast = try #require(Self.contrast(theme[part, depth]))
        #expect(contrast >= 4.5, "\(part) \(depth)")
      }
    }
  }
}
