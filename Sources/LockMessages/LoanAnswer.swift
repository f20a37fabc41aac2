/// What the process that holds all input devices answers to a screen that wants to read a node.
public enum LoanAnswer: UInt8, CaseIterable, Hashable, Sendable {
  /// A descriptor comes with it.
  case lent = 1
  /// The node is not held: the screen may open it.
  case spared
  /// There is no such node.
  case gone
}
