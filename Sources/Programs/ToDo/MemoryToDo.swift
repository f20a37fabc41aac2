public import Interaction

/// To-do lists in memory, which answer as a database does: for a demonstration, for scenes and for
/// tests. Everything is forgotten at the end, and passwords are not hashed.
public struct MemoryToDo: MemoryKeeper, Sendable {
  typealias Logic = ToDoApp

  struct Account: Sendable {
    var password: String
    var items: [ToDoItem] = []
  }

  private var accounts: [String: Account] = [:]
  private var name: String?
  private var lastID: Int64 = 0
  private var wanted: [(list: ToDoList, range: Range<Int>)] = []
  private var told: [ToDoList: ToDoEvent.Page] = [:]
  private var today = CivilDate(daysSince1970: 0)

  public init() {}

  /// What is there at start.
  public var content: [ToDoEvent] {
    [.accounts(accounts.keys.sorted())] + (name.map { [.signedIn(name: $0)] } ?? []) + [.loaded]
  }

  /// The items of who is signed in.
  public var items: [ToDoItem] { name.flatMap { accounts[$0]?.items } ?? [] }

  /// A list of who is signed in, in order.
  public func items(of list: ToDoList) -> [ToDoItem] {
    items.filter { list.contains($0, today: today) }.sorted(by: list.precedes)
  }

  /// Does what is asked for: what it changes of the lists that are followed comes before the answer.
  public mutating func perform(_ request: ToDoRequest, now: CivilTime) -> [ToDoEvent] {
    func failed(_ reason: String, isGone: Bool = false) -> [ToDoEvent] {
      [.failed(request: request.number, reason: reason, isGone: isGone)]
    }
    today = now.date
    var item: Int64?
    var events: [ToDoEvent] = []
    switch request.action {
    case .createAccount(let name, let password, _):
      guard accounts[name] == nil else { return failed("There is an account of that name.") }
      accounts[name] = Account(password: password)
      events = [.accounts(accounts.keys.sorted())] + enter(name)
    case .signIn(let name, let password, _):
      guard accounts[name]?.password == password else {
        return failed("the name or the password is wrong")
      }
      events = enter(name)
    case .signOut:
      (name, wanted, told) = (nil, [], [:])
      events = [.signedOut]
    case .follow(let list, let start, let count):
      wanted.removeAll { $0.list == list }
      wanted.append((list, start..<start + count))
      told[list] = nil
    case .unfollow(let list):
      wanted.removeAll { $0.list == list }
      told[list] = nil
    case .add(let text, let planned):
      guard name != nil else { return failed("Nobody is signed in.") }
      lastID += 1
      item = lastID
      let added = ToDoItem(id: lastID, text: text, planned: planned, created: now)
      change { $0.append(added) }
    case .purge(let moment):
      change { items in
        items.removeAll { item in item.deleted.map { $0 < moment ?? $0.adding(seconds: 1) } ?? false
        }
      }
    case .setText(let id, _), .setPlanned(let id, _), .setImportant(let id, _),
      .setDone(let id, _), .setDeleted(let id, _):
      guard change(id, request.action) else {
        return failed("The item is gone.", isGone: true)
      }
    }
    return events + news() + [.done(request: request.number, item: item)]
  }

  /// Changes items as another instance does. Returns what is told of it.
  public mutating func meddle(_ body: (inout [ToDoItem]) -> Void) -> [ToDoEvent] {
    change(body)
    return news()
  }

  private mutating func enter(_ name: String) -> [ToDoEvent] {
    (self.name, wanted, told) = (name, [], [:])
    return [.signedIn(name: name)]
  }

  private mutating func change(_ body: (inout [ToDoItem]) -> Void) {
    guard let name else { return }
    body(&accounts[name, default: Account(password: "")].items)
  }

  private mutating func change(_ id: Int64, _ action: ToDoRequest.Action) -> Bool {
    guard let name, let index = accounts[name]?.items.firstIndex(where: { $0.id == id }) else {
      return false
    }
    change { items in
      switch action {
      case .setText(_, let text): items[index].text = text
      case .setPlanned(_, let date): items[index].planned = date
      case .setImportant(_, let isImportant): items[index].isImportant = isImportant
      case .setDone(_, let done): items[index].done = done
      case .setDeleted(_, let deleted): items[index].deleted = deleted
      case .createAccount, .signIn, .signOut, .add, .purge, .follow, .unfollow: break
      }
    }
    return true
  }

  /// The parts of lists that are wanted and are not what was told last.
  private mutating func news() -> [ToDoEvent] {
    wanted.compactMap { list, range in
      let all = items(of: list)
      let page = ToDoEvent.Page(
        list: list, total: all.count, start: range.lowerBound,
        items: Array(all.dropFirst(range.lowerBound).prefix(range.count)))
      guard told[list] != page else { return nil }
      told[list] = page
      return .page(page)
    }
  }
}
