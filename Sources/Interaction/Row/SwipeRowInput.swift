public import InputModel

extension SwipeRow {
  /// A touch takes hold of the row. Returns false where the row does not take it.
  public mutating func grab(at time: Instant) -> Bool {
    switch state {
    case .rest, .returning, .revealing:
      state = .dragging(base: offset(at: time), translation: .zero)
      return true
    case .dragging, .options, .hiding, .gone:
      return false
    }
  }

  /// The touch that holds the row has travelled `translation` from its down point.
  public mutating func drag(by translation: Points) {
    switch state {
    case .dragging(let base, _):
      state = .dragging(base: base, translation: translation)
    case .rest, .returning, .revealing, .options, .hiding, .gone:
      break
    }
  }

  /// The touch that holds the row lifts.
  public mutating func release(velocity: PointsPerSecond, at time: Instant) {
    switch state {
    case .dragging:
      let offset = offset(at: time)
      if let action = RowAction(releasedAt: offset) {
        let target = farSide(of: action)
        // Only a velocity towards the target carries on, or the row would first swing back.
        let helps = (velocity.value < 0) == (target < .zero)
        state = .revealing(
          spring(from: offset, to: target, velocity: helps ? velocity : .zero, at: time), action)
      } else {
        comeBack(velocity: velocity, at: time)
      }
    case .rest, .returning, .revealing, .options, .hiding, .gone:
      break
    }
  }

  /// The touch that holds the row is taken back: the row returns, however far it was dragged.
  public mutating func cancel(at time: Instant) {
    switch state {
    case .dragging:
      comeBack(at: time)
    case .rest, .returning, .revealing, .options, .hiding, .gone:
      break
    }
  }

  /// An option was chosen, or the options were dismissed: the row hides.
  public mutating func closeOptions(at time: Instant) {
    switch state {
    case .options(let action): hide(action, at: time)
    case .rest, .dragging, .returning, .revealing, .hiding, .gone: break
    }
  }

  /// The option that was chosen changes nothing: the row returns.
  public mutating func cancelOptions(at time: Instant) {
    switch state {
    case .options: comeBack(at: time)
    case .rest, .dragging, .returning, .revealing, .hiding, .gone: break
    }
  }

  /// Acts without a touch, as a key does: the row slides to the side of `action` by itself.
  public mutating func perform(_ action: RowAction, at time: Instant) {
    switch state {
    case .rest, .returning:
      state = .revealing(
        spring(from: offset(at: time), to: farSide(of: action), at: time), action)
    case .dragging, .revealing, .options, .hiding, .gone:
      break
    }
  }

  /// An undo brings the row back from the side on which it left.
  public mutating func restore(at time: Instant) {
    switch state {
    case .hiding(_, let action), .gone(let action):
      comeBack(at: time, undone: action)
    case .rest, .dragging, .returning, .revealing, .options:
      break
    }
  }

  /// Lets time pass. Call again while it returns a transition: one may follow at the same moment.
  ///
  /// - Returns: the earliest transition up to `time` and when it came about.
  public mutating func advance(to time: Instant) -> (transition: Transition, at: Instant)? {
    guard let due = deadline, due <= time else { return nil }
    switch state {
    case .returning(_, let undone):
      state = .rest
      return (.cameToRest(isRestored: undone != nil), due)
    case .revealing(_, let action):
      if action.hasOptions {
        state = .options(action)
        return (.openedOptions(action), due)
      }
      hide(action, at: due)
      return (.startedHiding(action), due)
    case .hiding(_, let action):
      state = .gone(action)
      return (.vanished(action), due)
    case .rest, .dragging, .options, .gone:
      return nil
    }
  }

  private mutating func comeBack(
    velocity: PointsPerSecond = .zero, at time: Instant, undone: RowAction? = nil
  ) {
    let spring = spring(from: offset(at: time), to: .zero, velocity: velocity, at: time)
    state = .returning(spring, undone: undone)
  }

  private mutating func hide(_ action: RowAction, at time: Instant) {
    state = .hiding(spring(from: Points(100), to: .zero, at: time), action)
  }

  private func spring(
    from origin: Points, to target: Points, velocity: PointsPerSecond = .zero, at time: Instant
  ) -> Spring {
    Spring(from: origin, to: target, velocity: velocity, at: time, isInstant: reducesMotion)
  }
}
