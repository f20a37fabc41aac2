/// Where the way of a frame from the kernel ends.
enum Point: String {
  case recognized = "kernel_to_recognized"
  case handler = "kernel_to_handler"
  case printed
  case crossing
}

/// What a ratio is against.
enum Base {
  case floor
  case handover
}

/// Medians over the rounds.
struct Medians {
  private let entries: [Entry]

  init(_ guest: GuestResults) {
    entries = guest.entries
  }

  func median(_ contestant: Contestant, _ value: (Entry) -> Double) -> Double {
    Statistics.median(entries.filter { $0.program == contestant.rawValue }.map(value))
  }

  func length(
    _ contestant: Contestant, _ point: Point, _ value: (Entry.Length) -> Double
  ) -> Double {
    Statistics.median(
      entries.filter { $0.program == contestant.rawValue }
        .compactMap { $0.lengths[point.rawValue].map(value) })
  }

  /// The floor's figure is of all its turns, of the first and the second in each round.
  func base(_ base: Base, _ value: (Entry.Length) -> Double) -> Double {
    switch base {
    case .floor:
      let names = [Contestant.floor.rawValue, Contestant.floorAgain.rawValue]
      return Statistics.median(
        entries.filter { names.contains($0.program) }
          .compactMap { $0.lengths[Point.handler.rawValue].map(value) })
    case .handover: return length(.handover, .handler, value)
    }
  }

  /// How much the floor's two turns differ: the greater by the smaller.
  func likeness(_ value: (Entry.Length) -> Double) -> Double {
    let first = length(.floor, .handler, value)
    let second = length(.floorAgain, .handler, value)
    return max(first / second, second / first)
  }

  /// Microseconds for a frame, which is milliseconds for a thousand.
  func processorTime(_ contestant: Contestant) -> Double {
    median(contestant) { $0.processorTime / Double(max($0.frames, 1)) / 1000 }
  }

  func triggers(_ contestant: Contestant) -> Double {
    Statistics.median(
      entries.filter { $0.program == contestant.rawValue }.compactMap(\.triggersPerDrag))
  }

  /// The p99 of kernel to handler at real time, alone and among busy processes.
  static func busy(_ entries: [BusyEntry]) -> (alone: Double, among: Double) {
    let p99 = { (isBusy: Bool) in
      Statistics.median(
        entries.filter { $0.isBusy == isBusy }
          .compactMap { $0.lengths[Point.handler.rawValue]?.p99 })
    }
    return (p99(false), p99(true))
  }

  static func busyRatio(_ entries: [BusyEntry]) -> Double {
    let (alone, among) = busy(entries)
    return among / alone
  }
}
