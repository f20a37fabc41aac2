internal import SafeText

/// Why a terminal cannot be drawn on.
public enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is no terminal.
  case notATerminal
  /// terminfo does not know the terminal, or knows that it cannot place the cursor.
  case unsupportedTerminal(name: String)
  /// The terminal is smaller than `needed`.
  case tooSmall(columns: Int, rows: Int, needed: ScreenSize)

  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output are not both a terminal"
    case .unsupportedTerminal(let name):
      "the terminal type “\(Escaping.visible(name))” cannot be drawn on"
    case .tooSmall(let columns, let rows, let needed):
      "the terminal has \(columns)×\(rows) cells; at least \(needed.columns)×\(needed.rows) are needed"
    }
  }
}

/// An extent in cells.
public struct ScreenSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The smallest terminal on which every picture can be read.
  public static let smallest = ScreenSize(columns: 40, rows: 12)

  func holds(_ other: ScreenSize) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
