/// A colour of 24 bits.
public struct RGB: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// The colour that is written as six hexadecimal digits; what lies above them is left out.
  public init(_ value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }

  public var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The colour that lies `share` of the way to `other`; a share beyond 0 to 1 is held within it.
  func mixed(with other: RGB, share: Double) -> RGB {
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    func mix(_ from: UInt8, _ to: UInt8) -> UInt32 {
      UInt32((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return RGB(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }
}

extension RGB {
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The place among xterm's 256 colours that has exactly this colour; nil where none has.
  ///
  /// 16 to 231 are a cube of six levels a channel, 232 to 255 are grays. The first sixteen are left
  /// out: every terminal and every user has others.
  var index: UInt8? {
    if let red = RGB.levels.firstIndex(of: red), let green = RGB.levels.firstIndex(of: green),
      let blue = RGB.levels.firstIndex(of: blue)
    {
      return UInt8(16 + 36 * red + 6 * green + blue)
    }
    guard red == green, green == blue, red >= 8, red <= 238, red % 10 == 8 else { return nil }
    return 232 + (red - 8) / 10
  }

  /// The colour of a place among xterm's 256; nil for the first sixteen.
  init?(index: UInt8) {
    switch index {
    case 0..<16: return nil
    case 16..<232:
      let (cube, levels) = (Int(index) - 16, RGB.levels)
      (red, green, blue) = (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    case 232...: (red, green, blue) = RGB.gray(index)
    default: return nil
    }
  }

  /// The place among xterm's 256 colours that is nearest to this colour.
  var nearestIndex: UInt8 {
    func level(_ value: UInt8) -> UInt8 {
      RGB.levels.min { abs(Int($0) - Int(value)) < abs(Int($1) - Int(value)) } ?? 0
    }
    let cube = RGB(red: level(red), green: level(green), blue: level(blue))
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let step = UInt8(min(max((mean - 3) / 10, 0), 23))
    let gray = RGB(RGB.gray(232 + step))
    let nearest = distance(to: gray) < distance(to: cube) ? gray : cube
    return nearest.index ?? 232 + step
  }

  private init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  private init(_ channels: (UInt8, UInt8, UInt8)) {
    self.init(red: channels.0, green: channels.1, blue: channels.2)
  }

  private static func gray(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
    let level = 8 + (index - 232) * 10
    return (level, level, level)
  }

  private func distance(to other: RGB) -> Int {
    zip([red, green, blue], [other.red, other.green, other.blue]).reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }
}
