internal import InputModel

/// Contacts that land and lift again soon, without going anywhere.
///
///     idle ──landed──► possible ──cleared in time──► idle  (tap)
///                        │ travel, 250 ms, surplus, interrupted
///                        ▼
///                      failed ──cleared──► idle
struct TapRecognizer: Sendable {
  enum State: Hashable, Sendable {
    case idle
    case possible(start: Instant, fullest: ContactGroup)
    case failed
  }

  var travel: Points
  var duration: Interval
  var counts: ClosedRange<Int>
  private(set) var state = State.idle

  init(travel: Points, duration: Interval, counts: ClosedRange<Int>) {
    self.travel = travel
    self.duration = duration
    self.counts = counts
  }

  /// When the contacts have been down too long; nil where none could become a tap.
  var deadline: Instant? {
    switch state {
    // One microsecond later than the longest tap, which still is one.
    case .possible(let start, _): start + duration + Interval(microseconds: 1)
    case .idle, .failed: nil
    }
  }

  /// Another gesture won these contacts.
  mutating func yield() {
    state = .failed
  }

  mutating func advance(to time: Instant) {
    guard let deadline, deadline <= time else { return }
    state = .failed
  }

  /// Returns the contacts of a tap, at the moment when most of them were down.
  mutating func handle(_ change: GroupChange, at time: Instant) -> ContactGroup? {
    switch (state, change) {
    case (.idle, .landed(let group)):
      state = group.count > counts.upperBound ? .failed : .possible(start: time, fullest: group)
      return nil
    case (.possible(let start, let fullest), .landed(let group)):
      if group.count > counts.upperBound || group.farthest >= travel {
        state = .failed
      } else if group.count > fullest.count {
        state = .possible(start: start, fullest: group)
      }
      return nil
    case (.possible, .moved(let group)), (.possible, .lifted(let group)),
      (.possible, .rested(let group)):
      if group.farthest >= travel { state = .failed }
      return nil
    case (.possible(let start, let fullest), .cleared):
      state = .idle
      let isTap =
        time - start <= duration && counts.contains(fullest.count) && !fullest.isPalmLike
      return isTap ? fullest : nil
    case (.idle, .cleared), (.failed, .cleared):
      state = .idle
      return nil
    case (.idle, .interrupted), (.possible, .interrupted), (.failed, .interrupted):
      state = .failed
      return nil
    case (.idle, .moved), (.idle, .lifted), (.idle, .rested), (.failed, .landed),
      (.failed, .moved), (.failed, .lifted), (.failed, .rested):
      return nil
    }
  }
}
