import Foundation
import Glibc
import Interaction
import Testing

@testable import Storage

struct FolderWatchingTests {
  @Test func newFoldersAreWatched() throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    try fixture.makeFolder(".List.x")
    let made = mail.attended()
    #expect(made.lists == ["x"])
    try fixture.makeMailFolder(".List.x")
    try fixture.addMessage(1, ".List.x/cur/1.a:2,")
    let first = mail.attended()
    #expect(first.message("1.a")?.place == .list("x"))
    try fixture.addMessage(2, ".List.x/new/2.a")
    let second = mail.attended()
    #expect(second.stored.map(\.message.id) == ["2.a"])
  }

  @Test func filesThatOthersKeepBesideTheMailAreNotLookedAt() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".List.x")
    var mail = try fixture.loaded()
    for folder in ["", ".List.x/"] {
      for name in ["dovecot-uidlist", ".mbsyncstate", "dovecot.index.log"] {
        try fixture.add("x", folder + name)
      }
    }
    try fixture.add("x", "cur/.hidden")
    let events = mail.attended()
    #expect(events.isEmpty)
  }

  @Test func aRenamedListIsAnotherWithTheSameMail() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".List.x")
    try fixture.addMessage(1, ".List.x/cur/1.a:2,")
    var mail = try fixture.loaded()
    try fixture.move(".List.x", ".List.y")
    let events = mail.attended()
    #expect(events.lists == ["y"])
    #expect(events.removed.isEmpty)
    #expect(events.stored.map(\.place) == [.list("y")])
    // Its files are watched under the new name, and a new folder of the old name is another.
    try fixture.addMessage(2, ".List.y/cur/2.a:2,")
    try fixture.makeMailFolder(".List.x")
    try fixture.addMessage(3, ".List.x/cur/3.a:2,")
    let more = mail.attended()
    #expect(more.message("2.a")?.place == .list("y"))
    #expect(more.message("3.a")?.place == .list("x"))
    try fixture.remove(".List.y")
    let gone = mail.attended()
    #expect(gone.lists == ["x"])
    #expect(gone.removed == ["1.a", "2.a"])
  }

  @Test func withoutWatchesFoldersAreLookedThroughNowAndThen() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".List.x")
    for number in 1...3 { try fixture.addMessage(number, "cur/\(number).a:2,") }
    var mail = try fixture.loaded()
    for path in [".", "cur", "new", ".List.x", ".List.x/cur", ".List.x/new"] {
      mail.watch.remove(FilePath(path))
    }
    mail.rescan = LocalTime.now() + 3600
    _ = mail.attended()
    try fixture.move("cur/1.a:2,", ".List.x/cur/1.a:2,S")
    try fixture.remove("cur/2.a:2,")
    try fixture.addMessage(4, "new/4.a")
    try fixture.makeMailFolder(".List.y")
    let early = mail.attended()
    #expect(early.isEmpty)
    mail.rescan = LocalTime.now()
    let events = mail.attended()
    #expect(events.lists.map(Set.init) == ["x", "y"])
    #expect(events.removed == ["2.a"])
    #expect(Set(events.stored.map(\.message.id)) == ["1.a", "4.a"])
  }

  @Test func aMaildirThatIsMovedIsTheSame() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    var mail = try fixture.loaded()
    #expect(unsafe rename(fixture.path, fixture.path + "-away") == 0)
    defer { _ = unsafe rename(fixture.path + "-away", fixture.path) }
    let events = mail.attended()
    #expect(events.troubles.count == 1)
    #expect(events.removed.isEmpty)
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(moved == [.done(request: 7)])
    mail.rescan = LocalTime.now()
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
  }

  @Test func lostNoticesAreMadeGood() throws {
    let fixture = try MailFixture(isInMemory: true)
    try fixture.makeMailFolder(".Archive")
    try fixture.addMessage(1, "cur/1.a:2,")
    try fixture.addMessage(2, "cur/2.a:2,")
    var mail = try fixture.loaded()
    // fs.inotify.max_queued_events is 16384 unless told; notices that are alike are merged.
    let limit =
      Int(
        try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
          .trimmingCharacters(in: .whitespacesAndNewlines)) ?? 16_384
    for number in 0...(limit / 2) {
      try fixture.move(
        "cur/1.a\(number == 0 ? "" : ",x=\(number - 1)"):2,", "cur/1.a,x=\(number):2,")
    }
    try fixture.makeMailFolder(".List.late")
    try fixture.move("cur/2.a:2,", ".List.late/cur/2.a:2,")
    try fixture.addMessage(3, "new/3.a")
    let events = mail.attended()
    #expect(events.lists == ["late"])
    #expect(Set(events.stored.map(\.message.id)) == ["1.a", "2.a", "3.a"])
    #expect(events.message("2.a")?.place == .list("late"))
    #expect(events.removed.isEmpty)
    try fixture.remove(".List.late/cur/2.a:2,")
    let more = mail.attended()
    #expect(more == [.removed(ids: ["2.a"])])
  }
}
