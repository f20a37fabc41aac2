import Foundation
import Interaction
import ToDoModel

@testable import ToDoStorage

/// A folder of its own for a test's database and what is remembered, which goes with it.
final class ToDoFixture {
  static let noon = CivilTime(CivilDate(daysSince1970: 20_000), hour: 12)

  let folder: String
  var path: String { "\(folder)/todo.sqlite" }
  var state: String { "\(folder)/state" }

  init() throws {
    let memory = "/dev/shm"
    let place =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory) : FileManager.default.temporaryDirectory
    folder = place.appending(path: "detent-todo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func open(
    _ now: CivilTime = ToDoFixture.noon, schema: Schema = .current,
    patience: Int32 = Database.patience
  ) throws -> ToDoStore {
    // The folder is there for as long as the store is.
    try ToDoStore(path: path, stateFolder: state, schema: schema, patience: patience) {
      withExtendedLifetime(self) { now }
    }
  }

  /// The names of all files and what is in them.
  var contents: [String: Data] {
    var contents: [String: Data] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      contents[name] = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
    }
    return contents
  }

  /// Another program's doing, by SQLite's own shell language.
  func run(_ sql: String) throws {
    try Database(path: path).runScript(sql)
  }
}

extension ToDoStore {
  /// What one request is answered by.
  mutating func answers(_ action: ToDoRequest.Action, number: Int = 1) -> [ToDoEvent] {
    var events: [ToDoEvent] = []
    perform(ToDoRequest(number: number, action: action)) { events.append($0) }
    return events
  }

  mutating func loaded() -> [ToDoEvent] {
    var events: [ToDoEvent] = []
    load { events.append($0) }
    return events
  }

  mutating func attended() -> [ToDoEvent] {
    var events: [ToDoEvent] = []
    attend { events.append($0) }
    return events
  }

  /// Makes the account that most tests use.
  mutating func begin(isRemembered: Bool = false) {
    _ = loaded()
    _ = answers(
      .createAccount(name: "Ada", password: "secret", isRemembered: isRemembered))
  }

  /// All items of whoever is signed in.
  func everything() throws -> [ToDoItem] {
    let account = try signedIn()
    return try database.items(of: account.id).map(\.item)
  }
}
