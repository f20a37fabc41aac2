import Interaction
import Testing

@testable import Storage

struct SendingTests {
  @Test func sendingPutsAMessageIntoTheOutboxAndTakesTheDraftAway() throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    let first = mail.performed(.keep(Draft(subject: "1")))
    let id = try #require(first.stored.first?.message.id)
    let sent = mail.performed(
      .send(Draft(id: id, recipient: "ann@example.org", subject: "Grüße", text: "Hallo\n")))
    #expect(sent.last == .done(request: 7))
    #expect(sent.removed == [id])
    #expect(sent.stored.map(\.place) == [.outbox])
    #expect(sent.stored.map(\.message.excerpt) == ["Hallo"])
    let name = try #require(fixture.messages.first)
    #expect(fixture.messages.count == 1)
    #expect(name.hasPrefix(".Outbox/new/"))
    let lines = try #require(fixture.contents(name)).split(
      separator: "\n", omittingEmptySubsequences: false)
    for start in [
      "From: ", "To: ann@example.org", "Subject: =?", "Date: ", "Message-Id: <",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
    ] {
      #expect(lines.filter { $0.lowercased().hasPrefix(start.lowercased()) }.count == 1, "\(start)")
    }
    #expect(lines.suffix(3) == ["", "Hallo", ""])
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
  }

  /// The hand sends to a@example.org.
  @Test(arguments: [
    ("EMAIL=Ann Doe <ann@example.org>", "Ann Doe", "ann@example.org"),
    ("EMAIL=Jörg <j@example.org>", "Jörg", "j@example.org"),
  ])
  func theSenderIsWhoTheEnvironmentNames(
    variable: String, name: String, address: String
  ) throws {
    let fixture = try MailFixture()
    let said = try MailHandRun.output(["step", fixture.path, "0", "send", "", "x"], variable)
    #expect(said.contains("done"))
    let text = try #require(fixture.messages.first.flatMap { fixture.contents($0) })
    #expect(MessageParser().header(of: Array(text.utf8))?.sender == name)
    let line = text.split(separator: "\n").first { $0.hasPrefix("From: ") }
    #expect(line?.hasSuffix("<\(address)>") == true)
  }

  @Test func withoutAnAddressTheSenderIsTheUserOfTheHost() throws {
    let fixture = try MailFixture()
    for variable in ["EMAIL=", "EMAIL=no address"] {
      _ = try MailHandRun.output(["step", fixture.path, "0", "send", "", "x"], variable)
    }
    #expect(fixture.messages.count == 2)
    for name in fixture.messages {
      let line = fixture.contents(name)?.split(separator: "\n").first { $0.hasPrefix("From: ") }
      #expect(line?.contains("@\(Sender.hostName())") == true)
    }
  }

  @Test(arguments: [
    "", " ", "ann", "ann@", "@example.org", "ann@example.org, bob", "ann@example.org; bob@",
    "<ann@example.org", "a b@example.org", "ann@example.org bob@example.org", "ann@@example.org",
    "ann@example.org,, x", "Ann <>",
    "Ann <>, bob@example.org", "Ann <ann, bob@example.org", "Doe, Ann <ann@example.org>",
    "jörg@example.org", "friends: ann@example.org;", "ann@example.org x", "ann@example.org,",
  ])
  func anAddressThatIsNoneIsRefused(recipient: String) throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    let sent = mail.performed(.send(Draft(recipient: recipient, text: "x")))
    #expect(sent.failure?.isGone == false)
    #expect(sent.count == 1)
    #expect(fixture.files.isEmpty)
  }

  @Test(arguments: [
    ("ann@example.org\nBcc: evil@example.org", "s"),
    ("ann@example.org", "s\nBcc: evil@example.org"),
    ("ann@example.org", "s\r\n\r\nbody"),
  ])
  func nothingTypedBecomesAnotherHeader(recipient: String, subject: String) throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    _ = mail.performed(.send(Draft(recipient: recipient, subject: subject, text: "text")))
    for name in fixture.messages {
      let text = try #require(fixture.contents(name))
      #expect(!text.contains("\nBcc:"))
      #expect(text.hasSuffix("\n\ntext\n"))
      #expect(!text.contains("\n\nbody"))
    }
  }

  @Test func aHostOfOtherLettersIsWrittenInASCII() throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    let sent = mail.performed(.send(Draft(recipient: "Jörg <ann@bücher.example>", text: "x")))
    #expect(sent.last == .done(request: 7))
    let text = try #require(fixture.messages.first.flatMap { fixture.contents($0) })
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("<ann@xn--bcher-kva.example>"))
  }
}
