internal import InputModel

/// The three buttons of an item, which its plus opens in place.
///
///     opening ──► open ──close──► closing ──► (gone)
///        └──────────close────────────▲
struct RowButtons: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case opening(Spring)
    case open
    case closing(Spring)
  }

  let id: Int64
  let list: ToDoList
  /// The button that keys act on.
  var selection = ToDoRowButton.check
  private var state: State
  private let reducesMotion: Bool

  init(_ id: Int64, in list: ToDoList, at time: Instant, reducesMotion: Bool) {
    self.id = id
    self.list = list
    self.reducesMotion = reducesMotion
    // In hundredths of the way.
    state = .opening(
      Spring(from: .zero, to: Points(100), at: time, isInstant: reducesMotion))
  }

  var phase: ToDoButtonsReport.Phase {
    switch state {
    case .opening: .opening
    case .open: .open
    case .closing: .closing
    }
  }

  var takesInput: Bool {
    switch state {
    case .opening, .open: true
    case .closing: false
    }
  }

  var deadline: Instant? {
    switch state {
    case .opening(let spring), .closing(let spring): spring.end
    case .open: nil
    }
  }

  /// How far they are out, from 0 to 1.
  func fraction(at time: Instant) -> Double {
    switch state {
    case .opening(let spring), .closing(let spring): spring.value(at: time).value / 100
    case .open: 1
    }
  }

  mutating func close(at time: Instant) {
    switch state {
    case .opening, .open:
      state = .closing(
        Spring(
          from: Points(fraction(at: time) * 100), to: .zero, at: time,
          isInstant: reducesMotion))
    case .closing: break
    }
  }

  /// Lets time pass. Returns whether they are gone, once an animation came to its end.
  mutating func advance(to time: Instant) -> Bool? {
    guard let end = deadline, end <= time else { return nil }
    switch state {
    case .opening:
      state = .open
      return false
    case .closing: return true
    case .open: return nil
    }
  }
}
