/// A target and what was found.
struct Verdict: Codable {
  var name: String
  var figure: Double
  var limit: Double
  /// Whether the figure must be at least the limit instead of at most.
  var isFloor = false

  var isHeld: Bool { isFloor ? figure >= limit : figure <= limit }
}

extension Verdict {
  /// All targets of the benchmark.
  static func all(
    _ medians: Medians, _ guest: GuestResults, _ native: NativeResults
  ) -> [Verdict] {
    let (equal50, equal99) = (medians.likeness(\.p50), medians.likeness(\.p99))
    let length = medians.length
    let cells = native.cells
    let single = cells.first { $0.devices == 1 && $0.contacts == 1 }
    let dearest = cells.map(\.nanosecondsPerContact).max() ?? .nan
    return [
      Verdict(
        name: "kernel to recognised, p50, times the floor",
        figure: length(.latency, .recognized, \.p50) / medians.base(.floor, \.p50),
        limit: max(1.10, equal50)),
      Verdict(
        name: "kernel to recognised, p99, times the floor",
        figure: length(.latency, .recognized, \.p99) / medians.base(.floor, \.p99),
        limit: max(1.25, equal99)),
      Verdict(
        name: "kernel to handler, p50, times the hand-over floor",
        figure: length(.latency, .handler, \.p50) / medians.base(.handover, \.p50),
        limit: max(1.10, equal50)),
      Verdict(
        name: "kernel to handler, p99, times the hand-over floor",
        figure: length(.latency, .handler, \.p99) / medians.base(.handover, \.p99),
        limit: max(1.25, equal99)),
      Verdict(
        name: "processor time a frame, times the hand-over floor",
        figure: medians.processorTime(.latency) / medians.processorTime(.handover), limit: 1.3),
      Verdict(
        name: "peak memory of `events`, MB",
        figure: medians.median(.events, \.peakMemory) / 1000, limit: 20),
      Verdict(
        name: "wake-ups a second of `events`, idle",
        figure: medians.median(.events, \.idleWakeUps), limit: 0),
      Verdict(
        name: "wake-ups a second of `events`, mouse moving",
        figure: medians.median(.events, \.mouseWakeUps), limit: 0),
      Verdict(
        name: "lisgd's command start, times `events`' line, p50",
        figure: length(.lisgd, .crossing, \.p50) / length(.events, .crossing, \.p50), limit: 5,
        isFloor: true),
      Verdict(
        name: "gestures begun a drag", figure: medians.triggers(.events), limit: 1),
      Verdict(
        name: "commands of lisgd a drag, for comparison", figure: medians.triggers(.lisgd),
        limit: 2, isFloor: true),
      Verdict(
        name: "p99 at real time among four busy processes, times alone",
        figure: Medians.busyRatio(guest.busy), limit: 3),
      Verdict(
        name: "pure pipeline, frames a second (1 device, 1 contact)",
        figure: single?.framesPerSecond ?? .nan, limit: 1_000_000, isFloor: true),
      Verdict(
        name: "dearest contact of the matrix, times the single one",
        figure: dearest / (single?.nanosecondsPerContact ?? .nan), limit: 1.5),
      Verdict(
        name: "allocations of the pure pipeline, a frame",
        figure: Double(native.allocations.allocations) / Double(native.allocations.frames),
        limit: 0),
    ]
  }
}
