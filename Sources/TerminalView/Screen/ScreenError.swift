internal import SafeText

/// Why a terminal cannot be drawn on.
public enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is no terminal.
  case notATerminal
  /// terminfo does not know the terminal, or knows that it cannot place the cursor.
  case unsupportedTerminal(name: String)
  /// The terminal is smaller than `needed`.
  case tooSmall(columns: Int, rows: Int, needed: ScreenSize)
  /// The terminal says that it is larger than `most`.
  case tooLarge(columns: Int, rows: Int, most: ScreenSize)

  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output are not both a terminal"
    case .unsupportedTerminal(let name):
      "the terminal type “\(Escaping.visible(name))” cannot be drawn on"
    case .tooSmall(let columns, let rows, let needed):
      "the terminal has \(columns)×\(rows) cells; at least \(needed.columns)×\(needed.rows) are needed"
    case .tooLarge(let columns, let rows, let most):
      "the terminal has \(columns)×\(rows) cells; at most \(most.columns)×\(most.rows) are drawn"
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

  /// More than the smallest letters have room for on any panel. ncurses counts cells in 16 bits with
  /// a sign, and draws beyond its memory where a terminal claims 40,000 columns.
  static let largest = ScreenSize(columns: 2000, rows: 1000)

  func holds(_ other: ScreenSize) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
