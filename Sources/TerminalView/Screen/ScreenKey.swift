/// What came from the keyboard, or from the mouse where the terminal reports it.
public enum ScreenKey: Hashable, Sendable {
  case character(Character)
  case up
  case down
  case left
  case right
  case enter
  case escape
  case tab
  case backspace
  /// The first button went down on a cell, counted from 0 at the top left.
  case click(column: Int, row: Int)
  /// No key: the terminal's answer to `queryStatus`.
  case statusReport
}
