import Documents
import InputModel
import Invocation
import Testing

@Suite struct ManualTests {
  private let page = CommandManual.text(date: "2026-03-04")

  @Test func theFirstPageHasEachCommandAndEachOption() {
    #expect(page.hasPrefix(".TH DETENT 1 2026-03-04 \"Detent \(DetentVersion.text)\""))
    for command in Invocation.Command.allCases {
      #expect(page.contains("\n.SS \"detent \(command.rawValue)"))
      for example in command.page.examples {
        #expect(page.contains(example.line.replacing("-", with: "\\-")))
      }
    }
    for option in CommandOption.allCases {
      let name = option.rawValue.replacing("-", with: "\\-")
      #expect(page.contains("\n.TP\n\\fB\(name)\\fR") == !option.isInternal)
    }
  }

  @Test func theFifthPageIsMadeOfTheDocuments() throws {
    var documents = Dictionary(uniqueKeysWithValues: FormatsManual.files.map { ($0, "") })
    documents["lines.md"] = """
      # JSON lines

      A `began` of **one** [page](page.md); it's \\ and
      .so on

          {"type":"menu","t":1}
          .dot

      - a bullet
        of two lines

      ### Deeper

      | head | |
      |---|---|
      | `a\\|b` | what |

      # Other lines

      Another.
      """
    for name in FormatsManual.files where name != "lines.md" {
      documents[name] = [
        "Lines", "Commands", "The Maildir", "The data", "Files", "Themes", "The file",
        "The figures",
      ]
      .map { "## \($0)\n\nText.\n\n" }.joined()
    }
    let page = try FormatsManual.text(of: documents, date: "2026-03-04")
    #expect(
      page.contains(
        """
        .SH LINES
        A \\fBbegan\\fR of \\fBone\\fR page; it\\(aqs \\e and .so on
        .PP
        .nf
        .RS 4
        {\\(dqtype\\(dq:\\(dqmenu\\(dq,\\(dqt\\(dq:1}
        \\&.dot
        .RE
        .fi
        .TP 2
        \\(bu
        a bullet of two lines
        .SS Deeper
        .TP
        \\fBa|b\\fR
        what
        .SH MAILBOX LINES
        Text.
        .SH MAILBOX COMMANDS

        """))
  }

  @Test func aSectionThatIsMissingIsNamed() {
    let error = #expect(throws: FormatsManual.Missing.self) {
      try FormatsManual.text(of: ["lines.md": "## Themes\n\nx\n"], date: "2026-03-04")
    }
    #expect(error?.heading == "JSON lines")
  }
}
