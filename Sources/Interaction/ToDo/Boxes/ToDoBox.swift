public import InputModel

/// The box of a text: an item's, to read and edit, or a new task's.
///
///     opening ──► open ──keep, changed──► saving ──done──► leaving ──► (gone)
///        │         │ ▲                      │                 ▲
///        │         │ └───────refused────────┘                 │
///        └─────────┴──cancel, or keep where nothing changed───┘
///
/// An item's box stands there at once, over the rest, and falls off the surface; a new task's is
/// squeezed up from the lower rim, and back.
public struct ToDoBox: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case item(ToDoItem)
    case new(planned: CivilDate)
  }

  public enum Result: String, Hashable, Sendable {
    /// The item's text is changed, or the task added.
    case kept
    case unchanged
    case cancelled
  }

  public enum Phase: String, Hashable, Sendable {
    case opening
    case open
    case saving
    case closing
    case closed
  }

  /// What keys go to.
  public enum Focus: Int, CaseIterable, Hashable, Sendable {
    case text
    case cancel
    case date
    case keep
  }

  enum State: Hashable, Sendable {
    case rising(SqueezeUp)
    case open
    case saving
    case falling(Fall, Result)
    case sinking(SqueezeUp, Result)
    case closed(Result)
  }

  /// As much as one thing to do may say: 64 KiB.
  static let limit = TextLimit(characters: 1 << 16, bytes: 1 << 16)

  public internal(set) var content: Content
  public internal(set) var text: TextField
  public internal(set) var focus = Focus.text
  /// Why it could not be kept.
  public internal(set) var complaint: String?
  /// Whether the calendar comes once the text is kept.
  var isToBePlanned = false
  /// What was there at first.
  let origin: String
  var state: State
  let reducesMotion: Bool

  /// The box of an item. Nil where its text is too long to be edited without loss.
  public init?(_ item: ToDoItem, reducesMotion: Bool) {
    content = .item(item)
    text = TextField(item.text, isMultiline: true, limit: ToDoBox.limit)
    origin = item.text
    state = .open
    self.reducesMotion = reducesMotion
    guard text.text == item.text else { return nil }
  }

  /// The box with what its item has become, its keys where they were.
  func renewed(with item: ToDoItem) -> ToDoBox? {
    guard var box = ToDoBox(item, reducesMotion: reducesMotion) else { return nil }
    (box.focus, box.state, box.complaint) = (focus, state, complaint)
    return box
  }

  /// The box of a new task, with what was typed in it before.
  public init(planned: CivilDate, draft: TextField?, at time: Instant, reducesMotion: Bool) {
    content = .new(planned: planned)
    text = draft ?? TextField(isMultiline: true, limit: ToDoBox.limit)
    origin = ""
    state = .rising(SqueezeUp(from: 0, to: 1, at: time, isInstant: reducesMotion))
    self.reducesMotion = reducesMotion
  }

  /// A field for a text of its own, as a new task's box has it.
  static func field(_ text: String) -> TextField {
    TextField(text, isMultiline: true, limit: limit)
  }

  public var isNew: Bool {
    switch content {
    case .item: false
    case .new: true
    }
  }

  public var phase: Phase {
    switch state {
    case .rising: .opening
    case .open: .open
    case .saving: .saving
    case .falling, .sinking: .closing
    case .closed: .closed
    }
  }

  /// Whether it takes what is typed and tapped.
  public var takesInput: Bool {
    switch state {
    case .rising, .open: true
    case .saving, .falling, .sinking, .closed: false
    }
  }

  /// What became of it; nil before that is known.
  public var result: Result? {
    switch state {
    case .rising, .open, .saving: nil
    case .falling(_, let result), .sinking(_, let result), .closed(let result): result
    }
  }

  public var deadline: Instant? {
    switch state {
    case .rising(let squeeze), .sinking(let squeeze, _): squeeze.end
    case .falling(let fall, _): fall.end
    case .open, .saving, .closed: nil
    }
  }

  /// Whether there is something to keep.
  public var isChanged: Bool { text.text != origin && !isBlank }

  /// Whether nothing but white space stands there: an item says something.
  public var isBlank: Bool { text.text.allSatisfy(\.isWhitespace) }
}
