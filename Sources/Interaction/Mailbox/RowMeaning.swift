/// What a row's actions mean in the place that it lies in.
enum RowMeaning: Hashable, Sendable {
  /// Nothing: the row returns.
  case none
  /// The message goes to a place.
  case move(Place)
  /// The person is asked for more first.
  case ask

  /// An action whose goal the message has reached already brings it back to the mailbox. What is
  /// being written or sent can only be thrown away.
  init(_ action: RowAction, in place: Place) {
    switch (action, place) {
    case (.archive, .archive), (.delete, .trash): self = .move(.mailbox)
    case (.delete, _): self = .move(.trash)
    case (.archive, .drafts), (.archive, .outbox), (.reschedule, .drafts), (.reschedule, .outbox),
      (.list, .drafts), (.list, .outbox):
      self = .none
    case (.archive, _): self = .move(.archive)
    case (.reschedule, _), (.list, _): self = .ask
    }
  }

  /// The outcome of a move by an action.
  func outcome(of action: RowAction) -> RowOutcome {
    switch self {
    case .move(.mailbox): .restored
    case .move, .ask, .none: action.outcome
    }
  }

  /// The word for the strip.
  func word(for action: RowAction) -> String {
    switch (self, action) {
    case (.none, _): ""
    case (.move(.mailbox), _): "To mailbox"
    case (_, .archive): "Archive"
    case (_, .delete): "Delete"
    case (_, .reschedule): "Later"
    case (_, .list): "List"
    }
  }
}
