import Glibc
import Interaction
import Testing

@testable import Storage

/// What was done is done, also where a folder cannot be synced behind it: one that may be written and
/// not read is such a folder.
struct UnsyncedTests {
  private static let user: UInt32 = 65534

  private func fixture() throws -> MailFixture {
    let fixture = try MailFixture()
    for folder in [".Archive", ".Drafts", ".Outbox", ".Deferred"] {
      try fixture.makeMailFolder(folder)
    }
    try fixture.addMessage(1, "cur/1.a:2,")
    try fixture.add("To: a@example.org\nSubject: draft\n\nold\n", ".Drafts/cur/1.d:2,D")
    // Root may read all, so another user tries.
    guard getuid() == 0 else { return fixture }
    for folder in ["", ".Archive/", ".Drafts/", ".Outbox/", ".Deferred/"] {
      for part in ["", "cur", "new", "tmp"] {
        _ = unsafe chown(
          "\(fixture.path)/\(folder)\(part)", UnsyncedTests.user, UnsyncedTests.user)
      }
    }
    return fixture
  }

  private func told(
    _ fixture: borrowing MailFixture, closing folder: String, _ action: [String]
  ) throws -> [String] {
    let user = getuid() == 0 ? ["as", "\(UnsyncedTests.user)"] : []
    let lines = try MailHandRun.output(
      user + ["closing", folder, "step", fixture.path, "0"] + action)
    _ = unsafe chmod("\(fixture.path)/\(folder)", 0o700)
    return lines.filter { !$0.hasPrefix("did ") && !$0.hasPrefix("calls ") }
  }

  private func trouble(_ folder: String, _ more: String = "") -> String {
    "trouble \(folder) cannot be synced: permission denied (a power failure could undo this)\(more)"
  }

  @Test(arguments: [".Archive/cur", "cur"])
  func aMove(folder: String) throws {
    let fixture = try fixture()
    let told = try told(fixture, closing: folder, ["move", "1.a", "mailbox", "archive"])
    #expect(told == [trouble(folder), "done"])
    #expect(fixture.messages == [".Archive/cur/1.a:2,", ".Drafts/cur/1.d:2,D"])
  }

  @Test func aSourceIsNotSyncedBeforeItsTarget() throws {
    let fixture = try fixture()
    let user = getuid() == 0 ? ["as", "\(UnsyncedTests.user)"] : []
    let lines = try MailHandRun.output(
      user + ["closing", ".Archive/cur", "step", fixture.path, "0"]
        + ["move", "1.a", "mailbox", "archive"])
    #expect(lines.filter { $0.hasPrefix("did sync") }.isEmpty)
    #expect(lines.contains("did rename cur/1.a:2, .Archive/cur/1.a:2,"))
  }

  @Test func aNewFolder() throws {
    let fixture = try fixture()
    let told = try told(fixture, closing: ".", ["move", "1.a", "mailbox", "trash"])
    #expect(told == [trouble(fixture.path), "done"])
    #expect(fixture.messages.contains(".Trash/cur/1.a:2,"))
  }

  @Test func aMessageThatIsSent() throws {
    let fixture = try fixture()
    let told = try told(fixture, closing: ".Outbox/new", ["send", "", "new"])
    #expect(told.count == 3)
    #expect(told[0].hasPrefix("stored Outbox "))
    #expect(told.dropFirst() == [trouble(".Outbox/new"), "done"])
    #expect(fixture.messages.filter { $0.hasPrefix(".Outbox/new/") }.count == 1)
  }

  /// The draft is what is left when the power fails.
  @Test func aDraftIsNotTakenAwayForWhatMayNotSurvive() throws {
    let fixture = try fixture()
    let sent = try told(fixture, closing: ".Outbox/new", ["send", "1.d", "new"])
    #expect(sent.suffix(2) == [trouble(".Outbox/new", ", so the former draft stays"), "done"])
    #expect(!sent.contains { $0.hasPrefix("removed") })
    #expect(fixture.messages.contains(".Drafts/cur/1.d:2,D"))
    let kept = try told(fixture, closing: ".Drafts/cur", ["keep", "1.d", "new"])
    #expect(kept.suffix(2) == [trouble(".Drafts/cur", ", so the former draft stays"), "done"])
    #expect(fixture.messages.filter { $0.hasPrefix(".Drafts/cur/") }.count == 2)
    #expect(kept.filter { $0.hasPrefix("stored Drafts ") }.count == 2)
  }

  @Test func aDraftThatIsDiscarded() throws {
    let fixture = try fixture()
    let told = try told(fixture, closing: ".Drafts/cur", ["discard", "1.d"])
    #expect(told == [trouble(".Drafts/cur"), "done"])
    #expect(fixture.messages == ["cur/1.a:2,"])
  }
}
