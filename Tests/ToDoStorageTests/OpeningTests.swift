import Foundation
import Glibc
import HandRuns
import Interaction
import Storage
import Testing

@testable import ToDoStorage

/// Files that are taken, and those that are refused and left as they are.
struct OpeningTests {
  private func refusal(_ fixture: ToDoFixture, schema: Schema = .current) -> StorageError? {
    do {
      _ = try fixture.open(schema: schema)
      return nil
    } catch {
      return error as? StorageError
    }
  }

  private func expectRefusal(_ fixture: ToDoFixture, _ kind: StorageError.Kind, _ words: String) {
    let before = fixture.contents
    let error = refusal(fixture)
    #expect(error?.kind == kind)
    #expect(error?.description.hasPrefix(fixture.path) == true)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(fixture.contents == before)
  }

  @Test func aNewFileIsForItsOwnerAlone() throws {
    let fixture = try ToDoFixture()
    do {
      let store = try fixture.open()
      #expect(try store.database.text("PRAGMA journal_mode") == "wal")
      #expect(try store.database.integer("PRAGMA synchronous") == 2)
      #expect(try store.database.integer("PRAGMA foreign_keys") == 1)
    }
    #expect(Array(fixture.contents.keys) == ["todo.sqlite"])
    let attributes = try FileManager.default.attributesOfItem(atPath: fixture.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: ["", "x", "SQLite format 3\u{0}", String(repeating: "mail\n", count: 1000)])
  func whatIsNoDatabaseIsRefused(text: String) throws {
    let fixture = try ToDoFixture()
    try Data(text.utf8).write(to: URL(filePath: fixture.path))
    expectRefusal(fixture, .usage, "is no database of SQLite's")
  }

  @Test func othersDatabasesAreRefused() throws {
    let fixture = try ToDoFixture()
    let empty = try Database()
    try empty.run("CREATE TABLE bookmark (address TEXT)")
    try Data(try empty.serialized()).write(to: URL(filePath: fixture.path))
    expectRefusal(fixture, .usage, "is the database of another application")
  }

  @Test func newerOnesAreRefused() throws {
    let fixture = try ToDoFixture()
    let newer = Schema(migrations: Schema.current.migrations + ["CREATE TABLE more (x)"])
    do { _ = try fixture.open(schema: newer) }
    expectRefusal(fixture, .usage, "was written by a newer Detent")
  }

  /// A newer program that was killed: the file itself does not tell yet what its log says.
  @Test func newerLogsAreRefusedAndLeft() throws {
    let fixture = try ToDoFixture()
    do { _ = try fixture.open() }
    let killed = try Database(path: fixture.path)
    try killed.run("PRAGMA user_version = 2")
    let before = fixture.contents
    #expect(before["todo.sqlite-wal"]?.isEmpty == false)
    // A copy, which nobody has open.
    let copy = try ToDoFixture()
    for (name, data) in before { try data.write(to: URL(filePath: "\(copy.folder)/\(name)")) }
    #expect(refusal(copy)?.description.contains("newer Detent") == true)
    for name in ["todo.sqlite", "todo.sqlite-wal"] { #expect(copy.contents[name] == before[name]) }
    #expect(Set(copy.contents.keys) == Set(before.keys))
  }

  @Test func missingFoldersAndOddPathsAreRefused() throws {
    let fixture = try ToDoFixture()
    for path in ["", "a\u{0}b", "\(fixture.folder)/none/todo.sqlite", fixture.folder] {
      do {
        _ = try ToDoStore(path: path, stateFolder: nil) { ToDoFixture.noon }
        Issue.record("opened \(path)")
      } catch {
        #expect(error.kind == .usage)
      }
    }
    #expect(fixture.contents.isEmpty)
  }

  /// As a user who owns nothing here.
  @Test func whatMayNotBeReadOrWrittenIsRefused() throws {
    let fixture = try ToDoFixture()
    do { _ = try fixture.open() }
    let user = getuid() == 0 ? "65534" : "\(getuid())"
    for (folder, file) in [(0o755, 0o600), (0o755, 0o444), (0o755, 0o666)] as [(mode_t, mode_t)] {
      _ = unsafe chmod(fixture.folder, getuid() == 0 ? folder : 0o555)
      _ = unsafe chmod(fixture.path, getuid() == 0 ? file : file & 0o466)
      let lines = try HandRun.output(
        "detent-todo-hand", ["open", fixture.path, fixture.state, user])
      #expect(lines.count == 1 && lines[0].hasPrefix("permission: \(fixture.folder)"), "\(lines)")
      #expect(lines[0].hasSuffix("permission denied"))
    }
    _ = unsafe chmod(fixture.folder, 0o755)
    #expect(Array(fixture.contents.keys) == ["todo.sqlite"])
  }

  /// No file may grow beyond a limit, as on a full disk: of what was confirmed nothing is lost.
  @Test func aFullDiskIsToldAndLosesNothing() throws {
    for limit in [70_000, 120_000, 200_000] {
      let fixture = try ToDoFixture()
      do {
        var store = try fixture.open()
        store.begin(isRemembered: true)
      }
      let lines = try HandRun.output(
        "detent-todo-hand", ["full", fixture.path, fixture.state, "\(limit)"])
      #expect(lines.last?.hasPrefix("failed") == true, "\(lines)")
      let done = lines.dropLast().compactMap { $0.split(separator: " ").last.flatMap { Int64($0) } }
      #expect(done.count == lines.count - 1 && !done.isEmpty)
      var store = try fixture.open()
      _ = store.loaded()
      #expect(try store.everything().map(\.id) == done)
      #expect(
        store.answers(.add(text: "room again", planned: ToDoFixture.noon.date)).last
          == .done(request: 1, item: (done.last ?? 0) + 1))
    }
  }

  @Test func aNewFileOnAFullDiskIsRefused() throws {
    let fixture = try ToDoFixture()
    let lines = try HandRun.output(
      "detent-todo-hand", ["full", fixture.path, fixture.state, "1000"])
    #expect(lines == ["failure: \(fixture.path): file too large"])
    #expect(fixture.contents.isEmpty)
  }
}
