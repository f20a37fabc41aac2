public import InputModel
public import Interaction

/// The popover over the menu button.
public struct ToDoMenuSnapshot: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public var item: ToDoMenuItem
    public var label: String
    public var frame: Rectangle
    /// Whether this is what is shown.
    public var isCurrent: Bool
    /// Whether the return key chooses it.
    public var isSelected: Bool

    public init(
      item: ToDoMenuItem, label: String, frame: Rectangle, isCurrent: Bool = false,
      isSelected: Bool = false
    ) {
      self.item = item
      self.label = label
      self.frame = frame
      self.isCurrent = isCurrent
      self.isSelected = isSelected
    }
  }

  /// The whole popover, grown to its present size out of the menu button.
  public var frame: Rectangle
  /// How far it is open, from 0 to 1; the frames are scaled by it already.
  public var fraction: Double
  /// Who is signed in.
  public var account: String
  public var caption: Rectangle
  public var items: [Item]

  public init(
    frame: Rectangle, fraction: Double, account: String, caption: Rectangle, items: [Item]
  ) {
    self.frame = frame
    self.fraction = fraction
    self.account = account
    self.caption = caption
    self.items = items
  }
}
