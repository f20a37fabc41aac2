/// The colour of a cell's ink or ground.
public enum Color: Hashable, Sendable {
  /// What the terminal has where nothing is said.
  case terminal
  /// A place of the terminal's palette.
  case index(UInt8)
  case rgb(RGB)
}
