public import InputModel

/// The form of who one is.
public struct ToDoSignInSnapshot: Hashable, Sendable {
  /// A name to tap.
  public struct Account: Hashable, Sendable {
    public var name: String
    public var frame: Rectangle
    /// Whether the name stands in the form.
    public var isChosen: Bool

    public init(name: String, frame: Rectangle, isChosen: Bool = false) {
      self.name = name
      self.frame = frame
      self.isChosen = isChosen
    }
  }

  /// Something to tap, with its words.
  public struct Button: Hashable, Sendable {
    public var label: String
    public var frame: Rectangle
    /// Whether the return key presses it.
    public var isSelected: Bool

    public init(label: String, frame: Rectangle, isSelected: Bool = false) {
      self.label = label
      self.frame = frame
      self.isSelected = isSelected
    }
  }

  /// The panel that the form stands on.
  public var frame: Rectangle
  public var title: String
  public var caption: Rectangle
  /// The part of the surface that the names of accounts scroll in.
  public var accountList: Rectangle
  /// Those in sight.
  public var accounts: [Account]
  /// Name and password, and the password again for a new account. Passwords are dots.
  public var fields: [FieldSnapshot]
  public var remember: Button
  public var isRemembered: Bool
  /// Signs in, or makes the account.
  public var confirm: Button
  /// Goes to the form for a new account, or back.
  public var other: Button
  /// What an account is, and is not.
  public var hint: String
  public var hintFrame: Rectangle
  /// Whether an answer is waited for.
  public var isWaiting: Bool
  /// Why it was refused, which stands in the hint's place; nil where nothing is wrong.
  public var complaint: String?

  public init(
    frame: Rectangle, title: String, caption: Rectangle, accountList: Rectangle,
    accounts: [Account], fields: [FieldSnapshot], remember: Button, isRemembered: Bool,
    confirm: Button, other: Button, hint: String, hintFrame: Rectangle, isWaiting: Bool = false,
    complaint: String? = nil
  ) {
    self.frame = frame
    self.title = title
    self.caption = caption
    self.accountList = accountList
    self.accounts = accounts
    self.fields = fields
    self.remember = remember
    self.isRemembered = isRemembered
    self.confirm = confirm
    self.other = other
    self.hint = hint
    self.hintFrame = hintFrame
    self.isWaiting = isWaiting
    self.complaint = complaint
  }
}
