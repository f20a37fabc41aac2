public import Interaction

extension ToDoStore {
  /// Does what is asked for, and tells of it once it is durable: first what changed by it, then that
  /// it is done.
  public mutating func perform(_ request: ToDoRequest, _ tell: (ToDoEvent) -> Void) {
    do throws(KeepingError) {
      let item = try perform(request.action, tell)
      tellChanges(tell)
      tell(.done(request: request.number, item: item))
    } catch {
      if error.isDamage, damage == nil { damage = error }
      tell(.failed(request: request.number, reason: error.reason, isGone: error == .gone))
      // What is gone is still shown.
      if error == .gone { tellChanges(tell) }
    }
  }

  /// Returns the number of an item that was added.
  private mutating func perform(
    _ action: ToDoRequest.Action, _ tell: (ToDoEvent) -> Void
  ) throws(KeepingError) -> Int64? {
    switch action {
    case .createAccount(let name, let password, let isRemembered):
      try createAccount(name, password, isRemembered: isRemembered, tell)
    case .signIn(let name, let password, let isRemembered):
      try signIn(name, password, isRemembered: isRemembered, tell)
    case .signOut: try signOut(tell)
    case .add(let text, let planned): return try add(text, planned)
    case .setText(let id, let text):
      if let refusal = PortableItem.refusal(of: text) { throw .refused(refusal) }
      try change(id) { $0.text = text }
    case .setPlanned(let id, let planned): try change(id) { $0.planned = planned }
    case .setImportant(let id, let isImportant): try change(id) { $0.isImportant = isImportant }
    case .setDone(let id, let done): try change(id) { $0.done = done }
    case .setDeleted(let id, let deleted): try change(id) { $0.deleted = deleted }
    case .purge(let moment):
      let account = try signedIn()
      try write { () throws(KeepingError) in try database.purge(before: moment, of: account.id) }
    case .follow(let list, let start, let count):
      following.follow(list, start: start, count: count)
    case .unfollow(let list): following.unfollow(list)
    }
    return nil
  }

  private func add(_ text: String, _ planned: CivilDate) throws(KeepingError) -> Int64 {
    if let refusal = PortableItem.refusal(of: text) { throw .refused(refusal) }
    let account = try signedIn()
    let content = PortableItem(
      uid: RandomName.make(), text: text, planned: planned, created: now())
    return try write { () throws(KeepingError) in try database.add(content, to: account.id) }
  }

  private func change(_ id: Int64, _ body: (inout PortableItem) -> Void) throws(KeepingError) {
    let account = try signedIn()
    try write { () throws(KeepingError) in
      var item = try database.item(id, of: account.id)
      body(&item.content)
      try database.replace(item)
    }
  }

  /// The account whose items these are.
  func signedIn() throws(KeepingError) -> Account {
    guard let account else { throw .refused("nobody is signed in") }
    return account
  }

  /// Does several things as a whole, unless the file is known to be damaged.
  func write<Result>(
    _ body: () throws(KeepingError) -> Result
  ) throws(KeepingError) -> Result {
    if let damage { throw damage }
    return try database.write(body)
  }
}
