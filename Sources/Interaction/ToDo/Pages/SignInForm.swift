internal import InputModel

/// The form of who one is.
///
///     editing ──confirm──► waiting ──done──► (main page)
///        ▲                    │
///        └─────refused────────┘
public struct SignInForm: Hashable, Sendable {
  public enum Mode: String, Hashable, Sendable {
    case signIn = "sign in"
    case create
  }

  public enum Phase: String, Hashable, Sendable {
    case editing
    case waiting
  }

  /// What keys go to.
  public enum Focus: Int, CaseIterable, Hashable, Sendable {
    case name
    case password
    /// A new account's password for the second time.
    case again
    case remember
    case other
    case confirm
  }

  /// Longer than any name or password that is taken: what is too long is refused in words, and never
  /// cut to another password than the one that was meant.
  private static let limit = TextLimit(characters: 1024, bytes: 1024)

  public internal(set) var mode = Mode.signIn
  public internal(set) var phase = Phase.editing
  public internal(set) var focus = Focus.name
  public internal(set) var name = TextField(limit: SignInForm.limit)
  public internal(set) var password = TextField(limit: SignInForm.limit)
  public internal(set) var again = TextField(limit: SignInForm.limit)
  public internal(set) var isRemembered = false
  public internal(set) var complaint: String?
  public internal(set) var accounts: [String] = []
  var scroller: Scroller

  init(reducesMotion: Bool) { scroller = Scroller(reducesMotion: reducesMotion) }

  /// What there is to go to, in the order of the tab key.
  public var focuses: [Focus] { Focus.allCases.filter { $0 != .again || mode == .create } }

  public static func isField(_ focus: Focus) -> Bool {
    switch focus {
    case .name, .password, .again: true
    case .remember, .other, .confirm: false
    }
  }

  /// Whether what is typed goes to a field.
  public var takesText: Bool { phase == .editing && SignInForm.isField(focus) }

  /// Why it cannot be confirmed yet; nil where it can.
  var fault: (focus: Focus, words: String)? {
    if name.text.allSatisfy(\.isWhitespace) { return (.name, "Who are you?") }
    if password.text.isEmpty { return (.password, "A password is needed.") }
    if mode == .create, again.text != password.text {
      return (.again, "The passwords differ.")
    }
    return nil
  }

  mutating func edit(_ body: (inout TextField) -> Void) {
    guard phase == .editing else { return }
    complaint = nil
    switch focus {
    case .name: body(&name)
    case .password: body(&password)
    case .again: body(&again)
    case .remember, .other, .confirm: break
    }
  }

  mutating func moveFocus(by step: Int) {
    let all = focuses
    let index = all.firstIndex(of: focus) ?? 0
    focus = all[(index + step + all.count) % all.count]
  }

  /// Goes to the form for a new account, or back.
  mutating func switchMode() {
    guard phase == .editing else { return }
    mode = mode == .signIn ? .create : .signIn
    focus = .name
    complaint = nil
    again = TextField(limit: SignInForm.limit)
  }

  /// Takes a name out of the list.
  mutating func choose(_ account: String) {
    guard phase == .editing else { return }
    if mode == .create { switchMode() }
    name = TextField(account, limit: SignInForm.limit)
    password = TextField(limit: SignInForm.limit)
    (focus, complaint) = (.password, nil)
  }

  /// Fills the form as if it had been typed.
  mutating func fill(_ mode: Mode, name: String, password: String) {
    self.mode = mode
    self.name = TextField(name, limit: SignInForm.limit)
    self.password = TextField(password, limit: SignInForm.limit)
    again = self.password
  }

  /// Takes the names of all accounts. Where there is none, one is to be made.
  mutating func take(_ names: [String]) {
    let wasEmpty = accounts.isEmpty
    accounts = names
    if name.text.isEmpty, password.text.isEmpty, wasEmpty {
      mode = names.isEmpty ? .create : .signIn
    }
  }

  /// It was refused: the password is typed again.
  mutating func refuse(_ reason: String) {
    phase = .editing
    complaint = reason
    clearPasswords()
    focus = .password
  }

  /// Somebody is signed in, or out: nothing of what was typed stays.
  mutating func clear() {
    (phase, complaint, focus) = (.editing, nil, .name)
    name = TextField(limit: SignInForm.limit)
    clearPasswords()
    isRemembered = false
    mode = accounts.isEmpty ? .create : .signIn
  }

  private mutating func clearPasswords() {
    password = TextField(limit: SignInForm.limit)
    again = TextField(limit: SignInForm.limit)
  }
}
