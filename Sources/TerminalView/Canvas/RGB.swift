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
}
