import Foundation
import Interaction
import Storage
import Testing

@testable import ToDoStorage

/// Older databases become newer ones, each step as a whole.
struct MigrationTests {
  private func write(_ sql: String, version: Int64, _ fixture: ToDoFixture) throws {
    let database = try Database()
    try database.runScript(sql)
    try database.run("PRAGMA application_id = \(Schema.application)")
    try database.run("PRAGMA user_version = \(version)")
    try Data(try database.serialized()).write(to: URL(filePath: fixture.path))
  }

  private let items = [
    ToDoItem(
      id: 1, text: "milk", planned: ToDoFixture.noon.date, isImportant: true,
      created: ToDoFixture.noon),
    ToDoItem(
      id: 3, text: "two\nlines", planned: ToDoFixture.noon.date.adding(days: -400),
      created: ToDoFixture.noon, done: ToDoFixture.noon, deleted: ToDoFixture.noon),
  ]

  private func expectItems(_ store: inout ToDoStore) throws {
    #expect(
      store.answers(.signIn(name: "ada", password: "secret", isRemembered: false)).last
        == .done(request: 1, item: nil))
    #expect(try store.everything() == items)
  }

  @Test func version1IsReadAsItWasWritten() throws {
    let fixture = try ToDoFixture()
    try write(OldDatabases.version1, version: 1, fixture)
    var store = try fixture.open()
    try expectItems(&store)
    try store.database.check()
  }

  @Test func aStepAddsToWhatIsThere() throws {
    let fixture = try ToDoFixture()
    try write(OldDatabases.version1, version: 1, fixture)
    let next = Schema(
      migrations: [Schema.version1, "ALTER TABLE account ADD COLUMN hue INTEGER"])
    for _ in 0..<2 {
      var store = try fixture.open(schema: next)
      #expect(try store.database.integer("PRAGMA user_version") == 2)
      #expect(try store.database.integer("SELECT count(*) FROM account WHERE hue IS NULL") == 1)
      try expectItems(&store)
    }
  }

  @Test func aStepThatFailsLeavesTheOldVersion() throws {
    let fixture = try ToDoFixture()
    try write(OldDatabases.version1, version: 1, fixture)
    let broken = Schema(
      migrations: [Schema.version1, "CREATE TABLE more (x); INSERT INTO nowhere VALUES (1)"])
    #expect(throws: StorageError.self) { _ = try fixture.open(schema: broken) }
    var store = try fixture.open()
    #expect(try store.database.integer("PRAGMA user_version") == 1)
    #expect(
      try store.database.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'more'") == 0)
    try expectItems(&store)
  }
}
