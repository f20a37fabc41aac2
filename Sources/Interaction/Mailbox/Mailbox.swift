internal import Gestures
public import InputModel

/// A mail program that is driven by fingers: state and rules, without drawing, clock or mail.
///
/// A pan whose first direction is sideways moves the row under it; beside rows it drags the views, and
/// while the menu is open, the menu. Any other pan scrolls. What a gesture has taken belongs to it
/// until it ends. While something is asked, only taps count. The mail itself lies elsewhere: what is
/// to be done with it is asked for by `takeRequests` and told by `take`, and a row's outcome is
/// reported only when it was done.
public struct Mailbox: Hashable, Sendable {
  /// What a live gesture holds.
  enum Hold: Hashable, Sendable {
    case row(id: String, Place)
    case list(Place)
    case menu
    case menuList
    case pages
    case nothing
  }

  struct Held: Hashable, Sendable {
    var gesture: GestureID
    var hold: Hold
  }

  /// A row, wherever it lies.
  struct RowName: Hashable, Sendable {
    var id: String
    var place: Place
  }

  /// What an answer is waited for.
  enum Awaited: Hashable, Sendable {
    case disposal(RowName, Disposal)
    case undo(HistoryStep)
    case compose(ComposeReport.Result)
    case nothing
  }

  public internal(set) var layout: MailboxLayout
  /// What clocks and calendars show: set it before anything that may ask for a time.
  public var now: CivilTime
  /// The names of the lists, in the order in which they are offered.
  public internal(set) var listNames: [String]
  /// Whether messages are still being read.
  public internal(set) var isLoading = true
  var lists: [MailList]
  var pages: Pages
  var menu: MenuDrawer
  var composer: Composer
  var history = History<HistoryStep>()
  var holds: [Held] = []
  /// Rows that wait with their options open, the one that is asked about first.
  var asked: [RowName] = []
  var question = RowQuestion.choices(page: 0)
  /// Which of the panel's tiles keys act on.
  var panelSelection: Int?
  /// The list that a message was filed in last.
  var lastList: String?
  var requests: [MailRequest] = []
  var awaited: [Int: Awaited] = [:]
  var whereabouts: [String: Whereabouts] = [:]
  private var lastRequest = 0
  let reducesMotion: Bool

  /// A mail program without mail: `take` brings it.
  public init(surface: Size<Points>, now: CivilTime, reducesMotion: Bool = false) {
    self.now = now
    self.reducesMotion = reducesMotion
    listNames = Mailbox.usualLists
    let layout = MailboxLayout(surface: surface)
    self.layout = layout
    lists = (Place.segments + [.drafts, .outbox, .trash]).map {
      MailList(place: $0, reducesMotion: reducesMotion)
    }
    pages = Pages(width: surface.width, reducesMotion: reducesMotion)
    menu = MenuDrawer(width: layout.menuWidth, reducesMotion: reducesMotion)
    composer = Composer(height: surface.height, reducesMotion: reducesMotion)
  }

  /// The lists that are offered until there are as many others.
  static let usualLists = ["To read", "To buy", "To watch"]

  /// The place whose list is shown, or makes for being shown.
  public var place: Place { pages.place }

  /// How many steps can be undone and done again.
  public var undoDepth: Int { history.done.count }

  /// Keeps the right end of the bar free, so wide.
  public mutating func reserve(_ width: Points) { layout.reserved = width }

  /// What is to be done with the mail, since the last call.
  public mutating func takeRequests() -> [MailRequest] {
    defer { requests.removeAll() }
    return requests
  }

  mutating func request(_ action: MailRequest.Action, _ awaited: Awaited) {
    lastRequest += 1
    self.awaited[lastRequest] = awaited
    requests.append(MailRequest(number: lastRequest, action: action))
  }

  /// The list of a place, which is made where it is new.
  func listIndex(_ place: Place) -> Int? { lists.firstIndex { $0.place == place } }

  mutating func needList(_ place: Place) -> Int {
    if let index = listIndex(place) { return index }
    lists.append(MailList(place: place, reducesMotion: reducesMotion))
    return lists.count - 1
  }

  /// How many messages lie in a place.
  public func count(of place: Place) -> Int {
    listIndex(place).map { lists[$0].messages.count } ?? 0
  }

  /// The message that keys act on.
  public var selectedMessage: Message? {
    guard let list = listIndex(place).map({ lists[$0] }),
      list.messages.indices.contains(list.selection)
    else { return nil }
    return list.messages[list.selection]
  }

  /// Takes another surface: rows keep their state, lists scroll back into range, and what slides
  /// comes to rest.
  public mutating func resize(to surface: Size<Points>, at time: Instant) {
    layout.surface = surface
    for list in lists.indices {
      for row in lists[list].rows.indices { lists[list].rows[row].row.width = surface.width }
      lists[list].fit(layout.list.height)
    }
    pages.resize(to: surface.width)
    menu.resize(to: layout.menuWidth)
    composer.resize(to: surface.height)
  }
}
