internal import Gestures
public import InputModel

/// DoDid, the to-do app: state and rules, without drawing, clock or database.
///
///     launch ──time or touch, and all told──► signIn ──signed in──► main ──signed out──► signIn
///        └───the same, somebody remembered────────────────────────────▲
///
/// Over the main page lies at most one thing: calendar, menu or box. What is shown is what the keeper
/// of the items has told; what is to be done is asked for by `takeRequests` and told by `take`, and
/// what became of it is reported once it is kept.
public struct ToDoApp: Hashable, Sendable {
  enum Page: Hashable, Sendable {
    /// The logo stands until a moment, which is known from `begin` on.
    case launch(until: Instant?)
    case signIn
    case main
  }

  /// What lies over the main page.
  enum Over: Hashable, Sendable {
    case nothing
    case calendar(ToDoCalendar)
    case menu(ToDoMenu)
    case box(ToDoBox)
  }

  /// What a live gesture holds.
  enum Hold: Hashable, Sendable {
    case row(id: Int64, ToDoList)
    case pane(Int)
    case wheel(CalendarWheel)
    case menu(Edge)
    case accounts
    case nothing
  }

  struct Held: Hashable, Sendable {
    var gesture: GestureID
    var hold: Hold
  }

  /// How a step came about.
  enum Way: Hashable, Sendable {
    case new
    case undo
    case redo
  }

  /// What an answer is waited for.
  enum Awaited: Hashable, Sendable {
    case account
    case add(title: String, isBox: Bool)
    case step(ToDoStep, Way, isBox: Bool)
    case purge
    case nothing
  }

  /// A part of a list that a script asked for.
  struct Listing: Hashable, Sendable {
    var list: ToDoList
    var start: Int
    var request: Int
    var isDone = false
    var page: ToDoEvent.Page?
  }

  /// How long the logo stands: as long as it takes to see what was started.
  static let launchTime = Interval.milliseconds(1200)

  public internal(set) var layout: ToDoLayout
  /// What clocks and calendars show: set it before anything that may ask for a time.
  public var now: CivilTime
  /// Who is signed in.
  public internal(set) var account: String?
  /// Whether what there was at start is still being told.
  public internal(set) var isLoading = true
  public internal(set) var form: SignInForm
  public internal(set) var view: ToDoView
  /// The day to which the list's page goes back.
  public internal(set) var day: CivilDate
  var page = Page.launch(until: nil)
  var over = Over.nothing
  var panes: [ToDoPane] = []
  /// The pane that keys act on.
  var focus = 0
  var buttons: RowButtons?
  /// What was typed for a new task and is neither added nor thrown away.
  var draft: TextField?
  var history = History<ToDoStep>()
  var holds: [Held] = []
  var requests: [ToDoRequest] = []
  var awaited: [Int: Awaited] = [:]
  var listing: Listing?
  /// How many requests were made so far.
  public private(set) var requestCount = 0
  let reducesMotion: Bool

  /// An app that knows nothing yet: `take` tells it.
  public init(surface: Size<Points>, now: CivilTime, reducesMotion: Bool = false) {
    self.now = now
    self.reducesMotion = reducesMotion
    layout = ToDoLayout(surface: surface)
    form = SignInForm(reducesMotion: reducesMotion)
    view = .day(now.date)
    day = now.date
  }

  /// What is to be done with items and accounts, since the last call.
  public mutating func takeRequests() -> [ToDoRequest] {
    defer { requests.removeAll() }
    return requests
  }

  @discardableResult
  mutating func request(_ action: ToDoRequest.Action, _ awaited: Awaited = .nothing) -> Int {
    requestCount += 1
    self.awaited[requestCount] = awaited
    requests.append(ToDoRequest(number: requestCount, action: action))
    return requestCount
  }

  /// Whether an answer is still waited for.
  public var isWaiting: Bool { !awaited.isEmpty || listing != nil }

  public var undoDepth: Int { history.done.count }

  /// Keeps the right end of the bar free, so wide.
  public mutating func reserve(_ width: Points) { layout.reserved = width }

  /// Whether the main page takes touches and keys: nothing lies over it.
  var isFree: Bool {
    guard case .main = page, case .nothing = over else { return false }
    return true
  }

  /// Takes another surface: rows keep their state, and lists scroll back into range.
  public mutating func resize(
    to surface: Size<Points>, at time: Instant, into output: inout [ToDoOutput]
  ) {
    layout.surface = surface
    for pane in panes.indices {
      for row in panes[pane].rows.indices { panes[pane].rows[row].row.width = surface.width }
      panes[pane].fit(paneFrame(pane).height)
    }
    // A wheel's values lie apart by what the surface has room for.
    if let calendar, calendar.takesInput {
      openCalendar(calendar.purpose, on: calendar.date, at: time, &output)
    }
    follow(at: time)
    output.append(.layout)
  }

  func paneFrame(_ pane: Int) -> Rectangle { layout.pane(pane, of: max(panes.count, 1)) }
}
