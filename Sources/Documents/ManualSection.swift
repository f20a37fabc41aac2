/// A part of one of the documents that goes into a manual page.
struct ManualSection: Sendable {
  /// Its title in the page.
  var title: String
  /// The document's file, and the heading there.
  var file: String
  var heading: String

  /// What detent(5) is made of.
  static let formats = [
    ManualSection(title: "LINES", file: "lines.md", heading: "JSON lines"),
    ManualSection(title: "MAILBOX LINES", file: "mailbox.md", heading: "Lines"),
    ManualSection(title: "MAILBOX COMMANDS", file: "mailbox.md", heading: "Commands"),
    ManualSection(title: "MAILDIR", file: "mailbox.md", heading: "The Maildir"),
    ManualSection(title: "TO-DO LINES", file: "todo.md", heading: "Lines"),
    ManualSection(title: "TO-DO COMMANDS", file: "todo.md", heading: "Commands"),
    ManualSection(title: "TO-DO DATABASE", file: "todo.md", heading: "The data"),
    ManualSection(title: "TO-DO FILES", file: "todo.md", heading: "Files"),
    ManualSection(title: "THEMES", file: "lock.md", heading: "Themes"),
    ManualSection(title: "RULES", file: "run.md", heading: "The file"),
    ManualSection(title: "RULES' COMMANDS", file: "run.md", heading: "Commands"),
    ManualSection(title: "METRICS", file: "metrics.md", heading: "The figures"),
  ]
}
