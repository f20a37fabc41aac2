internal import CNcurses

/// Numbers for the pairs of colours in use, as ncurses wants them.
struct ColorPairs {
  private var numbers: [UInt32: Int32] = [:]

  /// The pair for the colours of `style`; 0, the terminal's own, where no more can be made.
  mutating func number(of style: Style) -> Int32 {
    let foreground = style.foreground.map(Int32.init) ?? -1
    let background = style.background.map(Int32.init) ?? -1
    if foreground < 0, background < 0 { return 0 }
    let key = UInt32(bitPattern: (foreground + 1) << 16 | (background + 1))
    if let number = numbers[key] { return number }
    let number = Int32(numbers.count + 1)
    guard init_extended_pair(number, foreground, background) == curses_ok else { return 0 }
    numbers[key] = number
    return number
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
