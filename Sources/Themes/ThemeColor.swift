/// The colour of ink or ground.
public enum ThemeColor: Hashable, Sendable {
  /// What the terminal has where nothing is said.
  case terminal
  /// A place of the terminal's palette, as many as the depth has.
  case index(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
