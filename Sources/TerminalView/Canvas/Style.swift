/// How a cell looks: colours by the terminal's index, nil for the terminal's own, and attributes.
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

  public var foreground: UInt8?
  public var background: UInt8?
  public var attributes: Attributes

  public init(
    foreground: UInt8? = nil, background: UInt8? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = Style()

  func with(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }

  /// The style upon what is there already: colours that were chosen for each other stay together.
  func over(_ below: Style) -> Style {
    guard background == nil else { return self }
    let isReversed = below.attributes.contains(.reverse)
    guard below.background != nil || isReversed else { return self }
    return below.with(attributes.intersection(.bold))
  }
}
