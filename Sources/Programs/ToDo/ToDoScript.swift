internal import InputModel
internal import Interaction

/// A command of the to-do app on a line of its own, as scripts write it.
enum ToDoScript: Hashable, Sendable {
  /// What happens to an item; without a number to the selected one.
  enum Verb: String, CaseIterable, Hashable, Sendable {
    case check
    case uncheck
    case star
    case unstar
    case delete
    case restore
    case open
    case plus
  }

  case act(Verb, id: Int64?)
  case add(String)
  case edit(id: Int64, String)
  /// Without a day the calendar comes down for it.
  case plan(id: Int64?, CivilDate?)
  case undo
  case redo
  case selectDate(CivilDate?)
  case show(ToDoView?)
  case list(ListName?, start: Int, count: Int)
  case purge
  case account(SignInForm.Mode, name: String, password: String)
  case remember(Bool)
  case signOut
  case new
  case calendar
  case menu
  case keep
  case cancel
  case select(Int)
  case type(String)
  case key(Key)
  case tap(Vector<Points>)
  case quit

  /// A list of the view that is shown, or one of the whole account.
  enum ListName: String, CaseIterable, Hashable, Sendable {
    case toDo = "to-do"
    case done
    case history
    case important
    case all
  }

  static let words =
    "add, check, uncheck, star, unstar, delete, restore, open, plus, edit, plan, undo, redo, "
    + "select-date, show, list, purge, sign-in, create-account, remember, sign-out, new, calendar, "
    + "menu, keep, cancel, select, type, key, tap, quit"

  /// So many items are told where a script does not say how many.
  static let usualCount = 100
}
