/// What a program that is started finds at one of its descriptors.
public enum ChildStream: Hashable, Sendable {
  /// /dev/null.
  case nothing
  /// The terminal at a path, which becomes that of the program's session.
  case terminal(String)
  /// What is at a lower one.
  case same(as: Int32)
  /// What is at this descriptor of the process that starts it.
  case copy(Int32)
  case closed
}
