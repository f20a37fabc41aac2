import Glibc
import HandRuns
import Interaction
import Testing

@testable import Storage

/// Every operation, killed behind each of the system calls by which it changes the file system.
struct KilledStepTests {
  struct Operation: CustomTestStringConvertible {
    var words: [String]
    /// The texts of drafts of which at least one is there at any time.
    var texts: [String] = []
    var folders: [String] = []
    var verb = "step"

    var testDescription: String { "\(verb) " + words.joined(separator: " ") }
  }

  static let operations = [
    Operation(words: ["move", "1.a", "mailbox", "archive"]),
    Operation(words: ["move", "1.a", "mailbox", "archive"], folders: [".Archive"]),
    Operation(words: ["move", "2.a", "mailbox", "trash"], folders: [".Trash"]),
    Operation(words: ["move", "1.a", "mailbox", "list:a.b/c"]),
    Operation(words: ["move", "1.a", "mailbox", "deferred", "4000000000"]),
    Operation(words: ["move", "4.a", "archive", "mailbox"]),
    Operation(words: ["move", "1.a", "mailbox", "archive"], verb: "plain-step"),
    Operation(words: ["list", "new"]),
    Operation(words: ["load"]),
    Operation(words: ["keep", "", "new"]),
    Operation(words: ["keep", "1.d", "new"], texts: ["old", "new"]),
    Operation(words: ["send", "", "new"]),
    Operation(words: ["send", "1.d", "new"], texts: ["old", "new"]),
    Operation(words: ["discard", "1.d"]),
  ]

  private func fixture(_ operation: Operation) throws -> MailFixture {
    let fixture = try MailFixture(isInMemory: true)
    for folder in operation.folders { try fixture.makeMailFolder(folder) }
    try fixture.addMessage(1, "cur/1.a,S=3,U=4:2,S")
    try fixture.addMessage(2, "new/2.a")
    try fixture.makeMailFolder(".Deferred")
    try fixture.addMessage(
      3, ".Deferred/cur/3.a,due=\(operation.words == ["load"] ? 1 : 9_999_999_999):2,")
    if operation.words.contains("4.a") {
      try fixture.makeMailFolder(".Archive")
      try fixture.addMessage(4, ".Archive/cur/4.a:2,")
    }
    if operation.words.contains("1.d") {
      try fixture.makeMailFolder(".Drafts")
      try fixture.add("To: a@example.org\nSubject: draft\n\nold\n", ".Drafts/cur/1.d:2,D")
    }
    return fixture
  }

  private func run(
    _ operation: Operation, calls: Int, _ fixture: borrowing MailFixture
  ) throws -> (lines: [String], signal: Int32) {
    try HandRun(MailHandRun.program, [operation.verb, fixture.path, "\(calls)"] + operation.words)
      .finish()
  }

  /// How many calls the operation makes, which is learnt by letting it end.
  private func calls(of operation: Operation) throws -> Int {
    let whole = try run(operation, calls: 0, fixture(operation))
    #expect(whole.signal == 0)
    #expect(whole.lines.contains(operation.words == ["load"] ? "loaded" : "done"))
    let count = whole.lines.last?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    #expect(count > 1)
    return count
  }

  @Test(arguments: operations)
  func nothingIsLostOrDoubledBehindAnyCall(operation: Operation) throws {
    for killed in 1...(try calls(of: operation)) {
      let fixture = try fixture(operation)
      let given = messages(of: fixture)
      let end = try run(operation, calls: killed, fixture)
      #expect(end.signal == SIGKILL)
      let left = messages(of: fixture)
      #expect(
        left.filter { !$0.contains("\n\nold") && !$0.contains("\n\nnew") }.sorted()
          == given.filter { !$0.contains("\n\nold") }.sorted(), "after call \(killed)")
      if !operation.texts.isEmpty {
        let texts = left.filter { text in operation.texts.contains { text.hasSuffix("\n\n\($0)\n") }
        }
        // The new one is durable before the old one goes.
        #expect((1...2).contains(texts.count), "after call \(killed)")
      }
      #expect(
        fixture.files.allSatisfy {
          $0.contains("cur/") || $0.contains("new/") || $0.hasSuffix("/maildirfolder")
            || ($0.contains("/tmp/") && $0.contains("detent"))
        })
      var mail = try fixture.open()
      let events = mail.loaded()
      #expect(events.stored.count == left.count)
      #expect(Set(events.stored.map(\.message.id)).count == left.count)
      #expect(events.stored.allSatisfy { $0.message.isReadable })
      #expect(events.troubles.isEmpty)
    }
  }

  /// A person who starts the program again and asks again gets it.
  @Test(arguments: operations.filter { $0.words[0] == "move" || $0.words[0] == "list" })
  func whatWasCutShortCanBeDoneAgain(operation: Operation) throws {
    for killed in 1...(try calls(of: operation)) {
      let fixture = try fixture(operation)
      _ = try run(operation, calls: killed, fixture)
      let again = try run(operation, calls: 0, fixture)
      // Behind the rename it is done already, and found elsewhere.
      #expect(again.lines.contains("done") || again.lines.contains { $0.hasPrefix("failed true") })
      if operation.words[0] == "move" {
        let from = operation.words[2] == "mailbox" ? ["cur/", "new/"] : [".Archive/"]
        let file = fixture.messages.filter { $0.contains("/\(operation.words[1])") }
        #expect(file.count == 1)
        #expect(!from.contains { file.first?.hasPrefix($0) == true })
      }
    }
  }

  private func messages(of fixture: borrowing MailFixture) -> [String] {
    fixture.messages.compactMap { fixture.contents($0) }
  }
}
