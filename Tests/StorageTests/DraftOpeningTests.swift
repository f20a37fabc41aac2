import Foundation
import Interaction
import Testing

@testable import Storage

/// Drafts of other programs, which have more to them than is edited here.
struct DraftOpeningTests {
  private static let carried = [
    "From: =?utf-8?Q?J=C3=B6rg?= <joerg@example.org>", "Cc: c@example.org,\n\td@example.org",
    "Bcc: b@example.org", "Reply-To: r@example.org", "In-Reply-To: <1@example.org>",
    "References: <0@example.org>\n <1@example.org>", "X-Odd:no blank, \u{FC}mlaut", "X-Odd: again",
  ]

  private func fixture(_ bytes: [UInt8]) throws -> MailFixture {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Drafts")
    try fixture.add(bytes, ".Drafts/cur/1.a:2,D")
    return fixture
  }

  private func draft(_ fields: [String], end: String = "\n") -> [UInt8] {
    let made = [
      "To: a@example.org", "Subject: old", "Date: Mon, 6 Jan 2025 10:00:00 +0000",
      "Message-ID: <old@example.org>", "MIME-Version: 1.0", "X-Detent-Recipient: typed",
      "Content-Type: text/plain; charset=us-ascii", "Content-Language: en",
    ]
    let lines = zip(fields, made).flatMap { [$0, $1] }.joined(separator: "\n") + "\n\nold\n"
    return Array(lines.replacing("\n", with: end).utf8)
  }

  private func expectCarried(_ name: String?, _ fixture: borrowing MailFixture) throws {
    let text = try #require(name.flatMap { fixture.contents($0) })
    let header = "\n" + (text.split(separator: "\n\n").first ?? "") + "\n"
    #expect(!text.contains("\r"))
    for field in DraftOpeningTests.carried { #expect(header.contains("\n\(field)\n")) }
    for name in [
      "From:", "To:", "Subject:", "Date:", "Message-Id:", "MIME-Version:", "Content-Type:",
    ] {
      let count = header.lowercased().occurrences(of: "\n\(name.lowercased())")
      #expect(count == 1, "\(name)")
    }
    for old in ["old@", "us-ascii", "typed", "Language"] { #expect(!header.contains(old)) }
    #expect(text.hasSuffix("\n\nnew\n"))
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func whatIsNotEditedIsCarriedOver(end: String, isOpened: Bool) throws {
    let fixture = try fixture(draft(DraftOpeningTests.carried, end: end))
    var mail = try fixture.loaded()
    if isOpened {
      let opened = mail.performed(.open(id: "1.a"))
      #expect(opened.opened?.recipient == "typed")
      #expect(opened.opened?.subject == "old")
    }
    let new = Draft(id: "1.a", recipient: "z@example.org", subject: "new", text: "new\n")
    for _ in 0..<2 {
      let kept = mail.performed(.keep(new))
      #expect(kept.last == .done(request: 7))
      #expect(fixture.messages.count == 1)
      try expectCarried(fixture.messages.first, fixture)
    }
    let sent = mail.performed(.send(new))
    #expect(sent.removed == ["1.a"])
    #expect(fixture.messages.count == 1)
    #expect(fixture.messages.first?.hasPrefix(".Outbox/new/") == true)
    try expectCarried(fixture.messages.first, fixture)
  }

  @Test func anotherProgramThatTakesTheDraftAwayTakesNoFields() throws {
    let fixture = try fixture(draft(DraftOpeningTests.carried))
    var mail = try fixture.loaded()
    _ = mail.performed(.open(id: "1.a"))
    try fixture.remove(".Drafts/cur/1.a:2,D")
    _ = mail.attended()
    let kept = mail.performed(
      .keep(Draft(id: "1.a", recipient: "z@example.org", subject: "new", text: "new\n")))
    #expect(kept.last == .done(request: 7))
    try expectCarried(fixture.messages.first, fixture)
  }

  @Test func oddFieldsAreCarriedOverAsTheyAre() throws {
    let fields: [[UInt8]] = [
      Array("X-Empty:".utf8), Array("X-Blank:  ".utf8), Array("X-Parted : x".utf8),
      Array("X-Bytes: ".utf8) + [0xFC, 0xFF, 0x80, 0x01], Array("X-Folded:\n a\n \n\tb".utf8),
      Array("X-Long: \(String(repeating: "long ", count: 900))".utf8),
      Array("Received: a\nReceived: b".utf8), Array("cc: <broken, \"x".utf8),
    ]
    let feed = [UInt8(ascii: "\n")]
    let bytes = Array("Subject: s\n".utf8) + fields.flatMap { $0 + feed } + Array("\nold\n".utf8)
    for front in ["", "From a@example.org Mon Jan  6 10:00:00 2025\n"] {
      let fixture = try fixture(Array(front.utf8) + bytes)
      var mail = try fixture.loaded()
      let kept = mail.performed(.keep(Draft(id: "1.a", subject: "new", text: "new\n")))
      #expect(kept.last == .done(request: 7))
      let path = "\(fixture.path)/\(fixture.messages.first ?? "")"
      let written = try Data(contentsOf: URL(filePath: path))
      for field in fields {
        #expect(written.firstRange(of: Data(field + feed)) != nil, "\(field.prefix(10))")
      }
      #expect(MessageParser().header(of: Array(written))?.subject == "new")
    }
  }

  @Test func linesEndAsTheyAreEdited() throws {
    let fixture = try fixture(Array("Subject: s\r\n\r\none\r\ntwo\r\n".utf8))
    var mail = try fixture.loaded()
    let opened = mail.performed(.open(id: "1.a"))
    #expect(opened.opened?.text == "one\ntwo\n")
  }

  @Test func anEmptySenderIsReplaced() throws {
    let fixture = try fixture(Array("From: \nSubject: s\n\nold\n".utf8))
    var mail = try fixture.loaded()
    _ = mail.performed(.keep(Draft(id: "1.a", text: "new\n")))
    let text = try #require(fixture.messages.first.flatMap { fixture.contents($0) })
    #expect(text.occurrences(of: "From:") == 1)
    #expect(text.contains("@"))
  }

  @Test func allOfTheSubjectAndTheRecipientIsOpened() throws {
    let subject = Array(repeating: "subject", count: 2000).joined(separator: " ")
    let recipient = (0..<500).map { "a\($0)@example.org" }.joined(separator: ", ")
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    for draft in [
      Draft(recipient: recipient, subject: subject), Draft(recipient: subject, subject: recipient),
    ] {
      let kept = mail.performed(.keep(draft))
      let opened = mail.performed(.open(id: try #require(kept.stored.first?.message.id)))
      #expect(opened.opened?.subject == draft.subject)
      #expect(opened.opened?.recipient == draft.recipient)
    }
  }

  @Test func aRecipientThatIsNoAddressIsOpenedAsItIs() throws {
    for line in ["friends: a@example.org, b@example.org;", "<>", "half an addr"] {
      let fixture = try fixture(Array("To: \(line)\n\nx\n".utf8))
      var mail = try fixture.loaded()
      let opened = mail.performed(.open(id: "1.a"))
      #expect(opened.opened?.recipient == line)
    }
  }

  @Test(arguments: [
    (
      "Subject: s\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nx\n--b--\n",
      "it has several parts"
    ),
    ("Subject: s\nContent-Type: text/html\n\nx", "it is HTML"),
    ("Subject: s\nContent-Type: text/enriched\n\nx", "it is text/enriched, not plain text"),
    (
      "Subject: s\nContent-Type: application/pdf\n\nx", "it is application/pdf, not plain text"
    ),
    (
      "Subject: s\nContent-Type: text/plain; format=Flowed\n\nx",
      "its lines flow (format=flowed)"
    ),
    ("Subject: s\nContent-Disposition: attachment\n\nx", "it is an attachment"),
    ("Subject: s\n\n\(String(repeating: "x", count: 1 << 20))", "it is longer than 1 MiB"),
    ("Subject: s\n\nx\u{0}y", "it holds NUL bytes"),
    ("Subject: s\nContent-Transfer-Encoding: base64\n\neAB5\n", "it holds NUL bytes"),
  ])
  func aDraftThatWouldLoseSomethingIsNotOpened(text: String, reason: String) throws {
    let fixture = try fixture(Array(text.utf8))
    var mail = try fixture.loaded()
    let opened = mail.performed(.open(id: "1.a"))
    #expect(
      opened == [
        .failed(
          request: 7, reason: "the draft “s” cannot be edited here: \(reason)", isGone: false)
      ])
    // Nothing replaces what was never opened.
    let kept = mail.performed(.keep(Draft(id: "1.a", text: "new\n")))
    #expect(kept == opened)
    #expect(fixture.contents(".Drafts/cur/1.a:2,D") == text)
    #expect(fixture.messages.count == 1)
  }

  @Test func aDraftWithoutASubjectIsNamedByItsFile() throws {
    let fixture = try fixture(Array("Content-Type: text/html\n\nx".utf8))
    var mail = try fixture.loaded()
    let opened = mail.performed(.open(id: "1.a"))
    #expect(
      opened.failure?.reason == ".Drafts/cur/1.a:2,D cannot be edited here: it is HTML")
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func occurrences(of text: String) -> Int { ranges(of: text).count }
}
