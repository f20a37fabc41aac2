public import InputModel
public import Interaction

/// The calendar that slides down from under the bar: three wheels side by side over three round buttons.
public struct ToDoCalendarSnapshot: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case today
    case cancel
    case choose
  }

  /// The whole sheet; the part above the bar's lower rim is under the bar.
  public var frame: Rectangle
  /// How dark the rest of the page is, from 0 to 1.
  public var mask: Double
  /// What is chosen, such as `Show a day`.
  public var title: String
  public var caption: Rectangle
  /// Year, month and day.
  public var wheels: [ToDoWheelSnapshot]
  public var today: Rectangle
  public var cancel: Rectangle
  public var choose: Rectangle
  /// The button that the return key presses; nil where keys turn a wheel.
  public var selectedButton: Button?

  public init(
    frame: Rectangle, mask: Double, title: String, caption: Rectangle,
    wheels: [ToDoWheelSnapshot], today: Rectangle, cancel: Rectangle, choose: Rectangle,
    selectedButton: Button? = nil
  ) {
    self.frame = frame
    self.mask = mask
    self.title = title
    self.caption = caption
    self.wheels = wheels
    self.today = today
    self.cancel = cancel
    self.choose = choose
    self.selectedButton = selectedButton
  }
}

/// A column of values that turns under a line in its middle.
public struct ToDoWheelSnapshot: Hashable, Sendable {
  /// A value in sight; the outer ones stick out of the wheel's frame while it turns.
  public struct Value: Hashable, Sendable {
    public var text: String
    public var frame: Rectangle
    /// Whether it stands in the middle, or is the nearest to it.
    public var isChosen: Bool

    public init(text: String, frame: Rectangle, isChosen: Bool) {
      self.text = text
      self.frame = frame
      self.isChosen = isChosen
    }
  }

  public var kind: CalendarWheel
  public var frame: Rectangle
  /// The line in the middle, on which the chosen value comes to rest.
  public var middle: Rectangle
  public var values: [Value]
  /// Whether keys turn it.
  public var isSelected: Bool
  public var isMoving: Bool

  public init(
    kind: CalendarWheel, frame: Rectangle, middle: Rectangle, values: [Value],
    isSelected: Bool = false, isMoving: Bool = false
  ) {
    self.kind = kind
    self.frame = frame
    self.middle = middle
    self.values = values
    self.isSelected = isSelected
    self.isMoving = isMoving
  }
}
