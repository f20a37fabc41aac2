/// What the to-do app asks of whoever keeps the items and the accounts. Each is answered by one
/// `ToDoEvent.done` or `.failed` with its number, and is one transaction: done as a whole or not.
public struct ToDoRequest: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Makes an account and signs in to it.
    case createAccount(name: String, password: String, isRemembered: Bool)
    /// Answered by `.signedIn` before `.done`. `isRemembered` signs in by itself at the next start.
    case signIn(name: String, password: String, isRemembered: Bool)
    /// Signs out, and forgets what was remembered.
    case signOut
    /// Adds an item; `.done` tells its number.
    case add(text: String, planned: CivilDate)
    case setText(id: Int64, String)
    case setPlanned(id: Int64, CivilDate)
    case setImportant(id: Int64, Bool)
    case setDone(id: Int64, CivilTime?)
    case setDeleted(id: Int64, CivilTime?)
    /// Takes deleted items away for good: those deleted before a moment, or all.
    case purge(before: CivilTime?)
    /// Wants a part of a list to be told, now and whenever it changes, by `.page`: `count` items from
    /// `start` on. It replaces what was wanted of the same list before.
    case follow(ToDoList, start: Int, count: Int)
    /// Wants a list no longer.
    case unfollow(ToDoList)
  }

  public var number: Int
  public var action: Action

  public init(number: Int, action: Action) {
    self.number = number
    self.action = action
  }
}

/// The lists that there are of an account's items. Each is told in order; deleted items are in the list
/// in which they were.
public enum ToDoList: Hashable, Sendable {
  /// To be done on a day, those left over from earlier days included where the day is today or later:
  /// important ones first, then by day and number.
  case toDo(CivilDate)
  /// Done on a day, the last one done first.
  case done(CivilDate)
  /// Done before a day, the last one done first.
  case history(CivilDate)
  /// Important ones that are to be done, by day and number.
  case important
  /// All, by day and number, the latest day first.
  case all
}
