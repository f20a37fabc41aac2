/// How a cell looks: colours and attributes.
public struct Style: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let reverse = Attributes(rawValue: 4)
  }

  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = Style()

  /// Whether the cell stands out as a block, be it empty.
  var isFilled: Bool { background != .terminal || attributes.contains(.reverse) }

  func with(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }

  /// The style upon what is there already: colours that were chosen for each other stay together.
  func over(_ below: Style) -> Style {
    guard background == .terminal, below.isFilled else { return self }
    return below.with(attributes.intersection(.bold))
  }
}
