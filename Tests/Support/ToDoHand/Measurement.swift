internal import Glibc
internal import Interaction
internal import Storage
internal import ToDoStorage

/// How much longer many items take than a hundred: to open, to follow the first pages, and to do one
/// thing. Both by turns in one run, medians, so that the ratio does not depend on the machine.
struct Measurement {
  private static let rounds = 41
  private static let few = 100
  private static let name = "measure"

  let items: Int

  private struct Times {
    var opening: [Int64] = []
    var pages: [Int64] = []
    var action: [Int64] = []
  }

  func run() throws(StorageError) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? P_tmpdir
    var template = Array("\(parent)/detent-todo-XXXXXX".utf8CString)
    guard let made = unsafe mkdtemp(&template) else { return }
    let folder = unsafe String(cString: made)
    defer {
      for name in ["few", "many"] {
        for end in ["", "-wal", "-shm"] { _ = unsafe unlink("\(folder)/\(name)\(end)") }
      }
      _ = unsafe rmdir(folder)
    }
    try fill("\(folder)/few", count: Measurement.few)
    try fill("\(folder)/many", count: items)
    var (few, many) = (Times(), Times())
    for _ in 0..<Measurement.rounds {
      try measure("\(folder)/few", into: &few)
      try measure("\(folder)/many", into: &many)
    }
    tell("opening", few.opening, many.opening)
    tell("first pages", few.pages, many.pages)
    tell("one action", few.action, many.action)
  }

  private func tell(_ what: String, _ few: [Int64], _ many: [Int64]) {
    let medians = [few, many].map { Double($0.sorted()[$0.count / 2]) / 1000 }
    let ratio = (medians[1] / max(medians[0], 0.001) * 100).rounded() / 100
    Say.line("\(what): \(medians[0]) ms for 100, \(medians[1]) ms for \(items), ratio \(ratio)")
  }

  private func fill(_ path: String, count: Int) throws(StorageError) {
    var store = try ToDoStore(path: path, stateFolder: nil) { ToDoHand.now }
    store.perform(
      ToDoRequest(
        number: 1,
        action: .createAccount(
          name: Measurement.name, password: Measurement.name, isRemembered: false))
    ) { _ in }
    let today = ToDoHand.now.date
    var content: [PortableItem] = []
    for number in 0..<count {
      let isDone = number % 2 == 0
      // Within a year of today, a tenth of them on that day.
      let day = today.adding(days: number % 10 == 0 ? 0 : number % 731 - 365)
      content.append(
        PortableItem(
          uid: "\(number)", text: "item \(number)", planned: day,
          isImportant: number % 7 == 0, created: CivilTime(day),
          done: isDone ? CivilTime(min(day, today), second: number % 86_400) : nil))
    }
    _ = try store.importItems(content)
  }

  private func measure(_ path: String, into times: inout Times) throws(StorageError) {
    let start = Measurement.now()
    var store = try ToDoStore(path: path, stateFolder: nil) { ToDoHand.now }
    store.load { _ in }
    times.opening.append(Measurement.now() - start)
    // A password's hash would hide what the items take.
    try store.signIn(name: Measurement.name, password: Measurement.name)
    let signedIn = Measurement.now()
    let today = ToDoHand.now.date
    for list in [.toDo(today), .done(today), .history(today), .important, .all] as [ToDoList] {
      ask(&store, .follow(list, start: 0, count: 20))
    }
    times.pages.append(Measurement.now() - signedIn)
    let followed = Measurement.now()
    ask(&store, .setImportant(id: 2, times.action.count % 2 == 0))
    times.action.append(Measurement.now() - followed)
  }

  private func ask(_ store: inout ToDoStore, _ action: ToDoRequest.Action) {
    store.perform(ToDoRequest(number: 1, action: action)) { event in
      if case .failed(_, let reason, _) = event { Say.line("failed \(reason)") }
    }
  }

  /// Microseconds.
  private static func now() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
