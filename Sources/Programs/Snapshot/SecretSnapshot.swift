public import InputModel
public import Interaction

/// The panel that asks for a secret as it stands at one moment. It does not know the secret, and tells
/// no length beyond `mostDots`.
public struct SecretSnapshot: Hashable, Sendable {
  /// More characters look the same.
  public static let mostDots = 24

  public struct Key: Hashable, Sendable {
    public var key: SecretKey
    public var frame: Rectangle
    /// Whether a finger is on it.
    public var isPressed: Bool
    /// Whether it is in force by itself, as capitals are.
    public var isInForce: Bool

    public init(
      key: SecretKey, frame: Rectangle, isPressed: Bool = false, isInForce: Bool = false
    ) {
      self.key = key
      self.frame = frame
      self.isPressed = isPressed
      self.isInForce = isInForce
    }
  }

  public var kind: LockSecret
  public var phase: SecretPanel.Phase
  public var frame: Rectangle
  public var field: Rectangle
  public var sentenceFrame: Rectangle
  public var dots: Int
  /// What came of the last try, or how long the next has to wait.
  public var sentence: String?
  public var keys: [Key]
  public var keyboard: KeyboardState

  public init(
    kind: LockSecret, phase: SecretPanel.Phase, frame: Rectangle, field: Rectangle,
    sentenceFrame: Rectangle, dots: Int, sentence: String? = nil, keys: [Key],
    keyboard: KeyboardState = KeyboardState()
  ) {
    self.kind = kind
    self.phase = phase
    self.frame = frame
    self.field = field
    self.sentenceFrame = sentenceFrame
    self.dots = dots
    self.sentence = sentence
    self.keys = keys
    self.keyboard = keyboard
  }

  /// The panel of a lock screen; nil where nothing of it shows.
  init?(_ screen: LockScreen, _ keyboard: KeyboardState, at time: Instant) {
    guard let offset = screen.panelOffset(at: time) else { return nil }
    let layout = screen.keyboard
    let moved = { (frame: Rectangle) in
      var frame = frame
      frame.y = frame.y + offset
      return frame
    }
    let pressed = screen.pressedKeys
    let secret = screen.secret
    self.init(
      kind: secret.kind, phase: secret.phase, frame: moved(layout.frame),
      field: moved(layout.field), sentenceFrame: moved(layout.sentence),
      dots: min(secret.count, SecretSnapshot.mostDots), sentence: secret.sentence(at: time),
      keys: layout.keys.map {
        Key(
          key: $0.key, frame: moved($0.frame), isPressed: pressed.contains($0.frame),
          isInForce: screen.isInForce($0.key))
      },
      keyboard: keyboard)
  }
}
