/// What whoever keeps the items and the accounts tells the to-do app.
public enum ToDoEvent: Hashable, Sendable {
  /// A part of a list, when it was asked for and when it changed by whatever hands.
  public struct Page: Hashable, Sendable {
    public var list: ToDoList
    /// How many items the whole list has.
    public var total: Int
    /// The place of the first item in the list.
    public var start: Int
    public var items: [ToDoItem]

    public init(list: ToDoList, total: Int, start: Int, items: [ToDoItem]) {
      self.list = list
      self.total = total
      self.start = start
      self.items = items
    }
  }

  /// What was asked for is done and will survive. `item` is the number of one that was added.
  case done(request: Int, item: Int64?)
  /// What was asked for could not be done. `isGone` where the item is no longer there.
  case failed(request: Int, reason: String, isGone: Bool)
  /// Somebody is signed in, at start by what was remembered or since.
  case signedIn(name: String)
  case signedOut
  /// The names of all accounts, at start and when they change.
  case accounts([String])
  case page(Page)
  /// Today is another day than it was, by midnight or by a clock that was set.
  case newDay(CivilDate, after: CivilDate)
  /// All that was there at start has been told.
  case loaded
  /// Something to tell a person.
  case trouble(String)
}
