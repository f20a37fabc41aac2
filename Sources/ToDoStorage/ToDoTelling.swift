public import Interaction

extension ToDoStore {
  /// Tells of what was there at start.
  public mutating func load(_ tell: (ToDoEvent) -> Void) {
    signInByToken(tell)
    tellChanges(tell)
    tell(.loaded)
  }

  /// Tells of what other programs or a new day changed.
  public mutating func attend(_ tell: (ToDoEvent) -> Void) {
    let time = now()
    noticing.attend(now: time)
    if time.date != today {
      tell(.newDay(time.date, after: today))
      today = time.date
    }
    do throws(KeepingError) {
      let former = version
      version = try database.integer("PRAGMA data_version")
      if version != former { try checkAccount(tell) }
    } catch {
      note(error, tell)
      return
    }
    tellChanges(tell)
  }

  /// Tells what is not as it was told before.
  mutating func tellChanges(_ tell: (ToDoEvent) -> Void) {
    do throws(KeepingError) {
      let names = try database.accounts().map(\.name)
      if names != self.names {
        self.names = names
        tell(.accounts(names))
      }
      guard let account else { return }
      let today = now().date
      let pages = try database.read { () throws(KeepingError) in
        try following.parts.map { part throws(KeepingError) in
          try database.page(
            of: part.list, account.id, start: part.start, count: part.count, today: today)
        }
      }
      for page in following.take(pages) { tell(.page(page)) }
    } catch {
      note(error, tell)
    }
  }

  /// Takes in that something could not be read, and says so once.
  mutating func note(_ error: KeepingError, _ tell: (ToDoEvent) -> Void) {
    if error.isDamage {
      guard damage == nil else { return }
      damage = error
    }
    tell(.trouble("\(file.name): \(error.reason)"))
  }

  /// Takes in that the file is damaged, and says so: nothing more is written to it.
  public mutating func take(_ damage: ToDoDamage, _ tell: (ToDoEvent) -> Void) {
    note(damage.error, tell)
  }

  /// Another program may have taken the account away.
  private mutating func checkAccount(_ tell: (ToDoEvent) -> Void) throws(KeepingError) {
    guard let former = account else { return }
    account = try database.accounts().first { $0.id == former.id }
    if account == nil { tell(.signedOut) }
  }
}
