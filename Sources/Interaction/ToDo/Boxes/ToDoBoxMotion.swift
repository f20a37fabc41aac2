public import InputModel

extension ToDoBox {
  /// How far it is below its place, while it falls.
  public func fallen(at time: Instant) -> Points {
    switch state {
    case .falling(let fall, _): fall.offset(at: time)
    case .rising, .open, .saving, .sinking, .closed: .zero
    }
  }

  /// How much of its height and width is there, while it is squeezed.
  public func squeezed(at time: Instant) -> (height: Double, width: Double) {
    switch state {
    case .rising(let squeeze), .sinking(let squeeze, _):
      (squeeze.height(at: time), squeeze.width(at: time))
    case .open, .saving, .falling: (1, 1)
    case .closed: (0, SqueezeUp.width(atHeight: 0))
    }
  }

  /// How much of it is there, for the mask over the rest.
  public func shown(at time: Instant) -> Double {
    switch state {
    case .rising, .sinking: squeezed(at: time).height
    case .open, .saving: 1
    case .falling(let fall, _):
      fall.distance > .zero ? 1 - fall.offset(at: time) / fall.distance : 0
    case .closed: 0
    }
  }

  /// Leaves: an item's box falls so far, a new task's goes back into the rim.
  mutating func close(_ result: Result, falling distance: Points, at time: Instant) {
    switch state {
    case .rising, .open, .saving:
      switch content {
      case .item:
        state = .falling(
          Fall(distance: distance, at: time, isInstant: reducesMotion), result)
      case .new:
        let squeeze = SqueezeUp(
          from: squeezed(at: time).height, to: 0, at: time, isInstant: reducesMotion)
        state = .sinking(squeeze, result)
      }
    case .falling, .sinking, .closed: break
    }
  }

  /// Waits for an answer.
  mutating func save() {
    complaint = nil
    state = .saving
  }

  /// It could not be kept: what was typed stays.
  mutating func refuse(_ reason: String) {
    switch state {
    case .saving:
      isToBePlanned = false
      complaint = reason
      state = .open
    case .rising, .open: complaint = reason
    case .falling, .sinking, .closed: break
    }
  }

  /// Changes the text, where keys go to it.
  mutating func edit(_ body: (inout TextField) -> Void) {
    guard takesInput, focus == .text else { return }
    complaint = nil
    body(&text)
  }

  /// Moves the keys on, or back, around the box.
  mutating func moveFocus(by step: Int) {
    let all = Focus.allCases.filter { $0 != .date || !isNew }
    let index = all.firstIndex(of: focus) ?? 0
    focus = all[(index + step + all.count) % all.count]
  }

  /// Lets time pass. Returns when an animation came to its end, once.
  mutating func advance(to time: Instant) -> Instant? {
    guard let end = deadline, end <= time else { return nil }
    switch state {
    case .rising: state = .open
    case .falling(_, let result), .sinking(_, let result): state = .closed(result)
    case .open, .saving, .closed: return nil
    }
    return end
  }
}
