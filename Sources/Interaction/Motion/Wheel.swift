internal import func Glibc.exp
public import InputModel

/// A column of values that is turned by a finger and comes to rest on one of them.
///
///     rest ──touch──► dragging ──lift with speed──► coasting ──► rest
///      │                │  ▲ └──lift, cancel──► settling ──► rest ▲
///      └──turn──► settling └──touch (also from coasting)          │
///                     └───────────────────────────────────────────┘
///
/// A throw ends on the value that is nearest to where a list's throw would end; its speed decays
/// exponentially all the way there, so a position depends on the time alone.
public struct Wheel: Hashable, Sendable {
  /// In which the speed of a throw falls to 37 %: shorter than a list's, since values are few.
  static let decay = 0.325
  /// Nearer than half a point nobody sees the rest of the way.
  static let restDistance = 0.5

  public enum Phase: String, Hashable, Sendable {
    case rest
    case dragging
    case coasting
    case settling
  }

  enum State: Hashable, Sendable {
    case rest(Int)
    case dragging(base: Points, translation: Points, from: Int)
    case coasting(from: Points, to: Int, start: Instant, end: Instant)
    case settling(Spring, to: Int)
  }

  /// How many values there are; at least one.
  public internal(set) var count: Int
  /// The height of a value.
  let step: Points
  let reducesMotion: Bool
  var state: State

  public init(count: Int, at index: Int, step: Points, reducesMotion: Bool = false) {
    self.count = max(count, 1)
    self.step = step
    self.reducesMotion = reducesMotion
    state = .rest(min(max(index, 0), max(count, 1) - 1))
  }

  public var phase: Phase {
    switch state {
    case .rest: .rest
    case .dragging: .dragging
    case .coasting: .coasting
    case .settling: .settling
    }
  }

  /// When it comes to rest; nil while nothing moves by itself.
  public var deadline: Instant? {
    switch state {
    case .coasting(_, _, _, let end): end
    case .settling(let spring, _): spring.end
    case .rest, .dragging: nil
    }
  }

  /// The value that it rests on or makes for, from 0; while dragged, the one it came from.
  public var target: Int {
    switch state {
    case .rest(let index), .dragging(_, _, let index), .coasting(_, let index, _, _),
      .settling(_, let index):
      index
    }
  }

  /// The value in the middle at a moment.
  public func value(at time: Instant) -> Int { nearest(to: position(at: time)) }

  /// How far it is turned: 0 with the first value in the middle, then a step for each.
  public func position(at time: Instant) -> Points {
    switch state {
    case .rest(let index): step * Double(index)
    case .dragging(let base, let translation, _):
      (base - translation).clamped(to: .zero...step * Double(count - 1))
    case .coasting(let origin, let index, let start, _):
      coasted(origin, index, max((time - start).seconds, 0))
    case .settling(let spring, _): spring.value(at: time)
    }
  }

  func nearest(to position: Points) -> Int {
    min(max(Int((position / step).rounded()), 0), count - 1)
  }

  private func coasted(_ origin: Points, _ index: Int, _ elapsed: Double) -> Points {
    let goal = step * Double(index)
    return goal + (origin - goal) * exp(-elapsed / Wheel.decay)
  }
}
