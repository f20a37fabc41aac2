public import Programs

/// What came from the keyboard, or from the mouse where the terminal reports it.
public enum ScreenKey: Hashable, Sendable {
  case key(Key)
  /// The first button went down on a cell, counted from 0 at the top left.
  case click(column: Int, row: Int)
  /// No key: the terminal's answer to `queryStatus`.
  case statusReport
}
