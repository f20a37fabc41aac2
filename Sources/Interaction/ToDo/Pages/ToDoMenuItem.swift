/// What the menu of the to-do app offers.
public enum ToDoMenuItem: Int, CaseIterable, Hashable, Sendable {
  /// The day that was shown last.
  case day
  case important
  case all
  /// Takes what is deleted away for good, once it was chosen twice.
  case purge
  case signOut
}
