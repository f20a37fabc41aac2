internal import CNcurses

/// Numbers for the pairs of colours in use, as ncurses wants them.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private var numbers: [Pair: Int32] = [:]

  /// The pair for the colours of `style`; 0, the terminal's own, where no more can be made.
  mutating func number(of style: Style) -> Int32 {
    let pair = Pair(foreground: style.foreground.curses, background: style.background.curses)
    if pair.foreground < 0, pair.background < 0 { return 0 }
    if let number = numbers[pair] { return number }
    let number = Int32(numbers.count + 1)
    guard init_extended_pair(number, pair.foreground, pair.background) == curses_ok else {
      return 0
    }
    numbers[pair] = number
    return number
  }
}

extension Color {
  /// The number by which ncurses knows it: of a place in the palette, or where the terminfo entry
  /// has direct colours, of red, green and blue.
  fileprivate var curses: Int32 {
    switch self {
    case .terminal: -1
    case .index(let index): Int32(index)
    case .rgb(let color): Int32(bitPattern: color.value)
    }
  }
}

extension Style.Attributes {
  var curses: attr_t {
    var attributes = attr_t(0)
    if contains(.bold) { attributes |= curses_bold }
    if contains(.dim) { attributes |= curses_dim }
    if contains(.reverse) { attributes |= curses_reverse }
    return attributes
  }
}
