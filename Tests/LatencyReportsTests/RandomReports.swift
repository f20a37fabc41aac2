import InputModel
import Latency
import LatencyReports
import SeededSource

/// Reports made up by chance, with all that a report can hold.
enum RandomReports {
  static func report(_ random: inout Seeded) -> LatencyReport {
    var queue = QueueFigures()
    queue.admitted = .random(in: 0...1_000_000, using: &random)
    queue.merges = .random(in: 0...1000, using: &random)
    queue.refusals = .random(in: 0...9, using: &random)
    queue.misses = .random(in: 0...99, using: &random)
    queue.highestDepth = .random(in: 0...64, using: &random)
    let synthetic = LatencyReport.Synthetic(
      rate: .random(in: 1...1000, using: &random), frames: .random(in: 0...9999, using: &random),
      delays: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        .init(
          delay: Interval(microseconds: .random(in: 0...20000, using: &random)),
          measured: Interval(microseconds: .random(in: -300...20000, using: &random)),
          samples: .random(in: 0...5000, using: &random))
      })
    return LatencyReport(
      circumstances: .init(
        began: .random(in: 0...4_000_000_000, using: &random), detentVersion: text(&random),
        kernel: text(&random), processors: .random(in: 1...256, using: &random),
        realtime: (0..<Int.random(in: 0...3, using: &random)).map { _ in text(&random) }),
      bound: Interval(microseconds: .random(in: 1...100_000, using: &random)),
      duration: Interval(microseconds: .random(in: 0...3_600_000_000, using: &random)),
      devices: (0..<Int.random(in: 0...4, using: &random)).map { _ in
        .init(
          node: text(&random), name: text(&random), kind: text(&random), latency: latency(&random))
      },
      queue: queue, timeline: timeline(&random),
      drawnEvidence: DrawnEvidence.allCases.randomElement(using: &random),
      floor: .random(using: &random) ? .init(histogram: histogram(&random)) : nil,
      synthetic: .random(using: &random) ? synthetic : nil)
  }

  /// Any characters, controls and marks of all planes among them.
  static func text(_ random: inout Seeded) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let highest: UInt32 = .random(using: &random) ? 0x7F : 0x10FFFF
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...highest, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  static func histogram(_ random: inout Seeded) -> LatencyHistogram {
    var histogram = LatencyHistogram()
    for _ in 0..<Int.random(in: 0...200, using: &random) {
      let magnitude = Int64(1) << Int64.random(in: 0...26, using: &random)
      histogram.add(
        Interval(microseconds: .random(in: 0...magnitude, using: &random)),
        times: .random(in: 1...5, using: &random))
    }
    return histogram
  }

  static func latency(_ random: inout Seeded) -> DeviceLatency {
    var latency = DeviceLatency()
    var now = Int64(1_000_000)
    for _ in 0..<Int.random(in: 0...300, using: &random) {
      now += .random(in: 7500...8500, using: &random)
      if Int.random(in: 0..<50, using: &random) == 0 { now += 40_000 }
      var stamps: [Instant] = []
      var moment = now
      for _ in 0..<5 {
        stamps.append(Instant(microseconds: moment))
        moment += .random(in: -20...900, using: &random)
      }
      latency.add(
        Passage(
          stamps: StageStamps(kernel: stamps[0], read: stamps[1], recognized: stamps[2]),
          started: stamps[3], ended: stamps[4]),
        bound: .milliseconds(2))
      latency.add(
        Interval(microseconds: .random(in: 0...30000, using: &random)), to: .handlerToDrawn)
    }
    latency.drops = .random(in: 0...3, using: &random)
    return latency
  }

  static func timeline(_ random: inout Seeded) -> Timeline {
    var timeline = Timeline()
    for second in 0..<Int64.random(in: 0...200, using: &random) {
      timeline.add(
        Interval(microseconds: .random(in: 0...9000, using: &random)),
        at: Instant(microseconds: second * 990_000))
    }
    return timeline
  }
}
