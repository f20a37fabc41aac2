import Interaction
import Testing

@testable import Storage

/// What is done is durable, in an order in which nothing is lost when the power fails in between.
struct SyncOrderTests {
  /// What an action did to the files; the names that it made up are `NEW`.
  private func steps(
    _ fixture: borrowing MailFixture, _ action: [String]
  ) throws -> [String] {
    let lines = try MailHandRun.output(["step", fixture.path, "0"] + action)
    let done = try #require(lines.firstIndex(of: "done"))
    let trace = lines.enumerated().filter { $1.hasPrefix("did ") }
    // Events are told by a write of the hand's own, which is not noted.
    #expect(trace.allSatisfy { $0.offset > done })
    return trace.map { line in
      line.element.dropFirst(4).replacing(fixture.path + "/", with: "")
        .replacing(fixture.path, with: ".").split(separator: " ")
        .map { word in
          guard word.contains("detent"), let slash = word.lastIndex(of: "/") else {
            return String(word)
          }
          return word[...slash] + "NEW" + (word.hasSuffix(":2,D") ? ":2,D" : "")
        }.joined(separator: " ")
    }
  }

  @Test func aMoveIsOneRenameAndTheTargetIsSyncedFirst() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Archive")
    try fixture.addMessage(1, "new/1.a")
    #expect(
      try steps(fixture, ["move", "1.a", "mailbox", "archive"]) == [
        "rename new/1.a .Archive/cur/1.a:2,", "sync .Archive/cur", "sync .Archive", "sync .",
        "sync new",
      ])
  }

  @Test func aNewFolderIsSyncedBeforeItIsUsed() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    #expect(
      try steps(fixture, ["move", "1.a", "mailbox", "trash"]) == [
        "make .Trash", "create .Trash/maildirfolder", "make .Trash/tmp", "make .Trash/new",
        "make .Trash/cur", "sync .Trash", "sync .", "rename cur/1.a:2, .Trash/cur/1.a:2,",
        "sync .Trash/cur", "sync cur",
      ])
  }

  @Test func theOldDraftGoesWhenTheNewOneIsDurable() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Drafts")
    try fixture.add("Subject: old\n\nold\n", ".Drafts/cur/1.d:2,D")
    #expect(
      try steps(fixture, ["keep", "1.d", "new"]) == [
        "create .Drafts/tmp/NEW", "sync .Drafts/tmp/NEW",
        "rename .Drafts/tmp/NEW .Drafts/cur/NEW:2,D", "sync .Drafts/cur", "sync .Drafts", "sync .",
        "remove .Drafts/cur/1.d:2,D", "sync .Drafts/cur",
      ])
  }

  @Test func whatIsSentIsWrittenSyncedAndRenamed() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Outbox")
    #expect(
      try steps(fixture, ["send", "", "new"]) == [
        "create .Outbox/tmp/NEW", "sync .Outbox/tmp/NEW", "rename .Outbox/tmp/NEW .Outbox/new/NEW",
        "sync .Outbox/new", "sync .Outbox", "sync .",
      ])
  }
}
