public import InputModel

/// All that happens to a device, as what an ideal accelerometer in it would feel, in g.
public struct Motion: Sendable {
  public private(set) var seconds: Double
  private let gravity: Acceleration
  private let pushes: [Push]
  private let turns: [Turn]
  private var current: [Int] = []
  private var upcoming = 0

  /// - Parameter gravity: What is felt at rest, a direction of length 1.
  public init(
    seconds: Double, gravity: Acceleration, pushes: [Push], turns: [Turn] = []
  ) {
    self.seconds = seconds
    self.gravity = gravity
    self.pushes = pushes.sorted { $0.begin < $1.begin }
    self.turns = turns.sorted { $0.begin < $1.begin }
  }

  /// What is felt at a moment, which is not before the last one asked for.
  public mutating func felt(at time: Double) -> Acceleration {
    while upcoming < pushes.count, pushes[upcoming].begin <= time {
      current.append(upcoming)
      upcoming += 1
    }
    var felt = down(at: time)
    var isOver = false
    for index in current {
      if pushes[index].end > time {
        felt = felt + pushes[index].felt(at: time)
      } else {
        isOver = true
      }
    }
    if isOver { current.removeAll { pushes[$0].end <= time } }
    return felt
  }

  private func down(at time: Double) -> Acceleration {
    var down = gravity
    for turn in turns where turn.begin < time {
      let share = Push.ramp((time - turn.begin) / (turn.end - turn.begin))
      let between = down * (1 - share) + turn.to * share
      down = between * (1 / max(between.magnitude, 0.01))
    }
    return down
  }
}
