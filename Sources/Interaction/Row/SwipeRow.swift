public import InputModel

/// A row that is dragged aside, and acts on release by how far it was dragged.
///
///     rest ──touch──► dragging ──release < 60 pt, cancel──► returning ──► rest
///                        │  ▲
///          release ≥ 60 pt  │ touch (also from returning)
///                        ▼  │
///                    revealing ──► options ──choose, dismiss──► hiding ──► gone
///                        └───────────(archive, delete)────────────▲
///     hiding, gone ──restore──► returning
///
/// Time comes from the caller: `advance(to:)` moves the animations on, and asking more or less often
/// changes nothing.
public struct SwipeRow: Hashable, Sendable {
  /// From here on a release acts: 60 pt, 9.350 mm of finger travel.
  public static let shortThreshold = Points(60)
  /// From here on a release acts the second way: 260 pt, 40.515 mm.
  public static let longThreshold = Points(260)

  public enum Phase: String, Hashable, Sendable {
    case rest
    case dragging
    case returning
    case revealing
    case options
    case hiding
    case gone
  }

  /// A step that time brought about.
  public enum Transition: Hashable, Sendable {
    /// The row lies where it began: let go too early, taken back, or brought back by an undo.
    case cameToRest(isRestored: Bool)
    case openedOptions(RowAction)
    case startedHiding(RowAction)
    case vanished(RowAction)
  }

  enum State: Hashable, Sendable {
    case rest
    case dragging(base: Points, translation: Points)
    /// With what is undone, where an undo brings the row back.
    case returning(Spring, undone: RowAction?)
    case revealing(Spring, RowAction)
    case options(RowAction)
    /// The spring runs from 1 to 0 in hundredths of the row's height.
    case hiding(Spring, RowAction)
    case gone(RowAction)
  }

  /// The width of the surface that the row slides off.
  public var width: Points
  public var reducesMotion: Bool
  var state = State.rest

  public init(width: Points, reducesMotion: Bool = false) {
    self.width = width
    self.reducesMotion = reducesMotion
  }

  /// A row that an action has taken away.
  static func gone(
    _ action: RowAction, width: Points, reducesMotion: Bool
  ) -> SwipeRow {
    var row = SwipeRow(width: width, reducesMotion: reducesMotion)
    row.state = .gone(action)
    return row
  }

  public var phase: Phase {
    switch state {
    case .rest: .rest
    case .dragging: .dragging
    case .returning: .returning
    case .revealing: .revealing
    case .options: .options
    case .hiding: .hiding
    case .gone: .gone
    }
  }

  /// When time next brings a transition about; nil while nothing moves by itself.
  public var deadline: Instant? {
    switch state {
    case .returning(let spring, _), .revealing(let spring, _), .hiding(let spring, _): spring.end
    case .rest, .dragging, .options, .gone: nil
    }
  }

  /// How far the row is moved aside, negative to the left.
  public func offset(at time: Instant) -> Points {
    switch state {
    case .rest: .zero
    case .dragging(let base, let translation):
      (base + translation).clamped(to: -width...width)
    case .returning(let spring, _), .revealing(let spring, _): spring.value(at: time)
    case .options(let action), .hiding(_, let action), .gone(let action): farSide(of: action)
    }
  }

  /// How much of the row's height is left, from 1 down to 0 when it has hidden.
  public func openness(at time: Instant) -> Double {
    switch state {
    case .rest, .dragging, .returning, .revealing, .options: 1
    case .hiding(let spring, _): spring.value(at: time).value / 100
    case .gone: 0
    }
  }

  /// The colour and icon. An animation keeps those of the release that began it.
  public func appearance(at time: Instant) -> RowAppearance {
    let offset = offset(at: time)
    var appearance = RowAppearance(offset: offset)
    if let action { appearance.settle(on: action) }
    if case .returning(_, let undone?) = state, offset != .zero { appearance.settle(on: undone) }
    return appearance
  }

  /// What the row was let go for; nil before that.
  public var action: RowAction? {
    switch state {
    case .rest, .dragging, .returning: nil
    case .revealing(_, let action), .options(let action), .hiding(_, let action),
      .gone(let action):
      action
    }
  }

  func farSide(of action: RowAction) -> Points {
    switch action {
    case .reschedule, .list: -width
    case .archive, .delete: width
    }
  }
}

extension RowAppearance {
  /// Keeps colour and icon of the action while the row moves on past other thresholds.
  fileprivate mutating func settle(on action: RowAction) {
    iconOpacity = 1
    switch action {
    case .reschedule: (background, icon) = (.yellow, .later)
    case .list: (background, icon) = (.brown, .list)
    case .archive: (background, icon) = (.green, .archive)
    case .delete: (background, icon) = (.red, .delete)
    }
  }
}
