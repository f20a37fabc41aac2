public import InputModel
public import Interaction

/// The menu under the list, with its items from the top.
public struct MailMenuSnapshot: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public var place: Place
    public var frame: Rectangle
    /// How many messages lie there.
    public var count: Int
    /// Whether this is what is shown.
    public var isCurrent: Bool
    /// Whether the return key chooses it.
    public var isSelected: Bool

    public init(
      place: Place, frame: Rectangle, count: Int, isCurrent: Bool, isSelected: Bool = false
    ) {
      self.place = place
      self.frame = frame
      self.count = count
      self.isCurrent = isCurrent
      self.isSelected = isSelected
    }
  }

  /// The whole menu; its right part is covered while it is not fully open.
  public var frame: Rectangle
  public var items: [Item]

  public init(frame: Rectangle, items: [Item]) {
    self.frame = frame
    self.items = items
  }
}
