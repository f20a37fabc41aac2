/// What `detent todo` is asked for by the words that follow it.
public enum ToDoTask: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case json
    case iCalendar = "ics"
  }

  /// A file, whose name tells the format.
  public struct File: Hashable, Sendable {
    public var path: String
    public var format: Format

    public init(path: String, format: Format) {
      self.path = path
      self.format = format
    }
  }

  /// The app itself.
  case app
  case exportItems(File)
  case importItems(File)
}

extension ToDoTask {
  init(_ words: [String]) throws(UsageError) {
    switch (words.first, words.count) {
    case (nil, _): self = .app
    case ("export", 2): self = .exportItems(try ToDoTask.file(words[1]))
    case ("import", 2): self = .importItems(try ToDoTask.file(words[1]))
    case ("export", _), ("import", _):
      throw UsageError("detent todo \(words[0]) takes one file, such as items.json or items.ics")
    case (let word?, _):
      throw UsageError("“\(word)” is not expected: detent todo takes export FILE or import FILE")
    }
  }

  private static func file(_ path: String) throws(UsageError) -> File {
    let end = path.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    guard path.contains("."), let format = Format(rawValue: end.lowercased()) else {
      throw UsageError("the file's name is to end with .json or .ics, not “\(path)”")
    }
    return File(path: path, format: format)
  }
}
