/// A button that the plus beside an item opens.
public enum ToDoRowButton: Int, CaseIterable, Hashable, Sendable {
  /// Marks the item as important, or no longer.
  case important
  /// Moves it to what is done, or back.
  case check
  /// Strikes it through, or takes the line away.
  case bin
}
