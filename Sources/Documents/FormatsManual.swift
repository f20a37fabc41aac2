internal import InputModel
internal import Invocation

/// detent(5): the lines that programs exchange with Detent, and its files.
public enum FormatsManual {
  /// A document lacks a section that the page is made of.
  public struct Missing: Error, Hashable, Sendable {
    public var file: String
    public var heading: String
  }

  /// The documents that the page is made of.
  public static let files = Set(ManualSection.formats.map(\.file)).sorted()

  /// The page. `documents` are the texts of `files`, by their names; the date is such as 2026-03-04.
  public static func text(of documents: [String: String], date: String) throws(Missing) -> String {
    var page = Roff()
    page.request(".TH DETENT 5 \(date) \"Detent \(DetentVersion.text)\" \"Detent's formats\"")
    page.section("NAME")
    page.request("detent \\- lines and files of Detent")
    page.section("DESCRIPTION")
    for line in Roff.filled(Markdown.roff(description)) { page.request(line) }
    for section in ManualSection.formats {
      guard
        let lines = documents[section.file].flatMap({ Markdown.section(section.heading, of: $0) })
      else { throw Missing(file: section.file, heading: section.heading) }
      page.section(section.title)
      for (index, block) in Markdown.blocks(lines).enumerated() {
        // A section begins a paragraph by itself.
        switch block {
        case .paragraph, .literal: if index > 0 { page.paragraph() }
        case .bullets, .table, .heading: break
        }
        add(block, to: &page)
      }
    }
    page.section("SEE ALSO")
    page.request(".BR detent (1),")
    page.request(".BR udev (7),")
    page.request(".BR maildir (5)")
    return page.text
  }

  private static let description = """
    With `--json` Detent prints lines instead of drawing, and `detent mailbox` and `detent todo` take
    commands on standard input. The sections below tell of these lines and commands, and of the files
    that Detent keeps or reads.
    """

  private static func add(_ block: Markdown.Block, to page: inout Roff) {
    switch block {
    case .paragraph(let text):
      for line in Roff.filled(Markdown.roff(text)) { page.request(line) }
    case .literal(let lines):
      page.literal(lines.flatMap { LiteralLine.wrapped($0) })
    case .bullets(let items):
      for item in items { page.item("\\(bu", Roff.filled(Markdown.roff(item)), indent: 2) }
    case .table(let rows):
      for row in rows {
        page.item(
          Roff.guarded(Markdown.roff(row.first ?? "")),
          Roff.filled(Markdown.roff(row.dropFirst().joined(separator: "; "))))
      }
    case .heading(let title):
      page.subsection(title)
    }
  }
}
