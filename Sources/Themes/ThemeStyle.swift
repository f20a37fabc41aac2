/// How a part looks on terminals of one depth.
public struct ThemeStyle: Hashable, Sendable {
  public var foreground: ThemeColor
  public var background: ThemeColor
  public var isBold: Bool
  public var isDim: Bool
  public var isReversed: Bool

  public init(
    foreground: ThemeColor = .terminal, background: ThemeColor = .terminal, isBold: Bool = false,
    isDim: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
  }

  public static let plain = ThemeStyle()
}
