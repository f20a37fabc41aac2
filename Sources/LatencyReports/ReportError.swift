internal import SafeText

/// Why a file is no report that can be read.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Place: Hashable, Sendable {
    /// The file as a whole.
    case file
    /// Both counted from 1.
    case line(Int, column: Int)
    /// The keys that lead to the value, such as `devices[0].name`.
    case key(String)
  }

  public var file: String
  public var place: Place
  /// What was expected, and what was there instead.
  public var reason: String

  init(file: String, place: Place = .file, reason: String) {
    self.file = file
    self.place = place
    self.reason = reason
  }

  /// One line, safe to print on a terminal.
  public var description: String {
    let text =
      switch place {
      case .file: "\(file): \(reason)"
      case .line(let line, let column): "\(file): line \(line), column \(column): \(reason)"
      case .key(let path): "\(file): \(path): \(reason)"
      }
    return Escaping.visible(text)
  }
}
