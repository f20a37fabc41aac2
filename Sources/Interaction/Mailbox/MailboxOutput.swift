public import InputModel

/// What the mail program tells of itself, in order.
public enum MailboxOutput: Hashable, Sendable {
  case row(RowReport)
  case outcome(OutcomeReport)
  case menu(MenuReport)
  case segment(SegmentReport)
  case options(OptionsReport)
  case compose(ComposeReport)
  case undo(UndoReport)
  /// A message is new since the start.
  case arrived(MailEvent.Stored)
  /// Something that a person should know.
  case trouble(String)
  /// Elements have moved, come or gone.
  case layout
}

/// A row's state when it changed.
public struct RowReport: Hashable, Sendable {
  public var time: Instant
  /// The row's place in its list, from 0.
  public var row: Int
  public var id: String
  public var place: Place
  public var phase: SwipeRow.Phase
  public var appearance: RowAppearance
  public var offset: Points
}

/// What became of a row.
public struct OutcomeReport: Hashable, Sendable {
  public var time: Instant
  public var row: Int
  public var id: String
  public var outcome: RowOutcome
  /// The option that was chosen, or fell to the message by default.
  public var option: RowOption?
  /// Where the message lies now.
  public var place: Place
  /// When a deferred message comes back.
  public var due: CivilTime?
  public var subject: String
}

/// The menu's state when it changed.
public struct MenuReport: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable {
    case closed
    case dragging
    case opening
    case open
    case closing
  }

  public var time: Instant
  public var phase: Phase
  /// How much of it is revealed, from 0 to 1.
  public var fraction: Double
}

/// The views' state when it changed.
public struct SegmentReport: Hashable, Sendable {
  public var time: Instant
  public var phase: Slide.Phase
  /// The place that is shown, or makes for being shown.
  public var place: Place
  /// 0 for the first view, 0.5 half way to the second.
  public var position: Double
}

/// What is asked about a row, or no longer is.
public struct OptionsReport: Hashable, Sendable {
  public var time: Instant
  public var id: String
  public var isOpen: Bool
  /// The words to choose from.
  public var options: [String]
  /// Which of them a tap elsewhere chooses; nil where it chooses none.
  public var usual: Int?
}

/// The compose sheet's state when it changed.
public struct ComposeReport: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable {
    case closed
    case opening
    case open
    case asking
    case saving
    case closing
  }

  public enum Result: String, Hashable, Sendable {
    case sent
    case kept
    case discarded
  }

  public var time: Instant
  public var phase: Phase
  /// What became of the message; nil before that is known.
  public var result: Result?
  /// Why it could not be sent or kept.
  public var complaint: String?
}

/// A step that was undone or done again.
public struct UndoReport: Hashable, Sendable {
  public var time: Instant
  public var isRedo: Bool
  public var id: String
  public var subject: String
  /// What was undone or done again.
  public var outcome: RowOutcome
  /// How many steps can be undone, and how many done again.
  public var done: Int
  public var undone: Int
}
