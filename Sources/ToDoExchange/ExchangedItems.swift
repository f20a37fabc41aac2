public import ToDoStorage

/// What a file holds.
public struct ExchangedItems: Hashable, Sendable {
  public var items: [PortableItem]
  /// How many entries were left out, since they are no items to do or have no text.
  public var omitted = 0
}
