public import InputModel

/// The colour behind a row that has been moved aside.
public enum RowBackground: String, CaseIterable, Hashable, Sendable {
  case none
  case gray
  case yellow
  case brown
  case green
  case red
}

/// The icon in the strip that a moved row uncovers.
public enum RowIcon: String, CaseIterable, Hashable, Sendable {
  case none
  case reschedule
  case later
  case list
  case archive
  case delete
}

/// What a row shows at an offset, and what letting go there means.
public struct RowAppearance: Hashable, Sendable {
  public var background: RowBackground
  public var icon: RowIcon
  /// 0.5 at the start, rising linearly to 1 at the short threshold.
  public var iconOpacity: Double
  /// How far the icon has moved with the row beyond the short threshold, with the row's sign.
  public var iconOffset: Points

  /// The appearance at `offset`, negative to the left.
  public init(offset: Points) {
    let distance = offset.magnitude
    let isLeft = offset < .zero
    let short = SwipeRow.shortThreshold
    iconOpacity = 0.5 + 0.5 * min(distance / short, 1)
    let beyond = max(distance - short, .zero)
    iconOffset = isLeft ? -beyond : beyond
    if distance == .zero {
      (background, icon) = (.none, .none)
    } else if distance < short {
      (background, icon) = (.gray, isLeft ? .reschedule : .archive)
    } else if distance < SwipeRow.longThreshold {
      (background, icon) = isLeft ? (.yellow, .later) : (.green, .archive)
    } else {
      (background, icon) = isLeft ? (.brown, .list) : (.red, .delete)
    }
  }
}

/// What a row is let go for.
public enum RowAction: Hashable, Sendable {
  case reschedule
  case list
  case archive
  case delete

  /// The action of a release at `offset`; nil below the short threshold.
  public init?(releasedAt offset: Points) {
    switch RowAppearance(offset: offset).background {
    case .none, .gray: return nil
    case .yellow: self = .reschedule
    case .brown: self = .list
    case .green: self = .archive
    case .red: self = .delete
    }
  }

  /// Whether the person is asked for more before the row hides.
  public var hasOptions: Bool {
    switch self {
    case .reschedule, .list: true
    case .archive, .delete: false
    }
  }

  public var outcome: RowOutcome {
    switch self {
    case .reschedule: .rescheduled
    case .list: .listed
    case .archive: .archived
    case .delete: .deleted
    }
  }
}

/// What became of a row.
public enum RowOutcome: String, Hashable, Sendable {
  case returned
  case rescheduled
  case listed
  case archived
  case deleted
  /// It was brought back to the mailbox from where it lay.
  case restored
  /// It was deferred, and its time has come.
  case cameBack = "came back"
  /// It could not be moved, and lies where it lay.
  case failed
  case undone
}
