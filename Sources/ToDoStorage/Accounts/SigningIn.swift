internal import Interaction

extension ToDoStore {
  /// How long deleted items are kept, in days.
  private static var grace: Int { 30 }

  mutating func createAccount(
    _ given: String, _ password: String, isRemembered: Bool, _ tell: (ToDoEvent) -> Void
  ) throws(KeepingError) {
    let name = try AccountName(given)
    if let refusal = PasswordHash.refusal(of: password) { throw .refused(refusal) }
    let hash = try PasswordHash.hash(password)
    let account = try write { () throws(KeepingError) in
      try database.addAccount(name, password: hash)
    }
    enter(account, isRemembered: isRemembered, tell)
  }

  mutating func signIn(
    _ name: String, _ password: String, isRemembered: Bool, _ tell: (ToDoEvent) -> Void
  ) throws(KeepingError) {
    if let refusal = PasswordHash.refusal(of: password) { throw .refused(refusal) }
    let found = try database.account(named: name)
    // As long, and the same words, whether there is such an account or not.
    guard try PasswordHash.matches(password, found?.password), let found else {
      throw .refused("the name or the password is wrong")
    }
    enter(found, isRemembered: isRemembered, tell)
  }

  /// Signs in by what was remembered, if it is still good.
  mutating func signInByToken(_ tell: (ToDoEvent) -> Void) {
    guard let token = remembered.token else { return }
    do throws(KeepingError) {
      guard let account = try database.account(rememberedBy: token) else { return }
      show(account, tell)
    } catch {
      note(error, tell)
    }
  }

  mutating func signOut(_ tell: (ToDoEvent) -> Void) throws(KeepingError) {
    _ = try signedIn()
    if let token = remembered.token {
      try write { () throws(KeepingError) in try database.forget(token) }
      try remembered.remove()
    }
    account = nil
    following.forgetTold()
    tell(.signedOut)
  }

  /// What fails from here on does not keep a person out.
  private mutating func enter(
    _ account: Account, isRemembered: Bool, _ tell: (ToDoEvent) -> Void
  ) {
    do throws(KeepingError) {
      try remember(account, isRemembered: isRemembered)
    } catch {
      tell(.trouble("the account cannot be remembered: \(error.reason)"))
    }
    show(account, tell)
  }

  /// Whoever was remembered before is not any more.
  private func remember(_ account: Account, isRemembered: Bool) throws(KeepingError) {
    let former = remembered.token
    guard former != nil || isRemembered else { return }
    let secret = RandomName.make(words: 4)
    let hash = try PasswordHash.hash(secret, cost: .least)
    let number = try write { () throws(KeepingError) -> Int64? in
      if let former { try database.forget(former) }
      return isRemembered ? try database.remember(account.id, secret: hash) : nil
    }
    guard let number else { return try remembered.remove() }
    try remembered.write(RememberedToken(number: number, secret: secret))
  }

  private mutating func show(_ account: Account, _ tell: (ToDoEvent) -> Void) {
    self.account = account
    following.forgetTold()
    tell(.signedIn(name: account.name))
    let now = now()
    let last = CivilTime(now.date.adding(days: -ToDoStore.grace), second: now.secondOfDay)
    do throws(KeepingError) {
      try purgeOld(before: last, of: account)
    } catch {
      note(error, tell)
    }
  }

  private func purgeOld(before moment: CivilTime, of account: Account) throws(KeepingError) {
    guard try database.hasDeleted(before: moment, of: account.id) else { return }
    try write { () throws(KeepingError) in try database.purge(before: moment, of: account.id) }
  }
}
