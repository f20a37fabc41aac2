import InputModel
import Latency
import LatencyReports
import SeededSource

/// Reports at the edges of what there can be.
enum OddReports {
  static let all: [(name: String, report: LatencyReport)] = [
    ("empty", LatencyReportTests.report([])),
    ("no samples", LatencyReportTests.report([DeviceLatency()])),
    ("one sample", LatencyReportTests.report([LatencyReportTests.latency([412])])),
    ("ten devices", tenDevices),
    ("long name", longName),
    ("extremes", extremes),
    ("usual", usual),
    ("late", late),
    ("largest", largest),
  ]

  /// Two devices with all parts of a report.
  static var usual: LatencyReport {
    var random = Seeded(seed: 10)
    return run([measured(4000, mean: 90, &random), measured(1500, mean: 140, &random)], &random)
  }

  /// A run that does not hold its bound.
  static var late: LatencyReport {
    var random = Seeded(seed: 11)
    return run([measured(2000, mean: 6000, &random)], &random)
  }

  static var tenDevices: LatencyReport {
    var random = Seeded(seed: 12)
    return run((0..<10).map { _ in measured(300, mean: 100, &random) }, &random)
  }

  static var longName: LatencyReport {
    var report = usual
    report.devices[0].name = String(repeating: "Wide 指 <&> \u{1B}[2J ", count: 19)
    report.devices[1].name = String(repeating: "W", count: 300)
    report.devices[1].node = String(repeating: "n", count: 300)
    report.devices[1].kind = String(repeating: "k", count: 300)
    report.circumstances.kernel = String(repeating: "k", count: 300)
    return report
  }

  /// 1 µs and 60 s.
  static var extremes: LatencyReport {
    var latency = DeviceLatency()
    for stage in LatencyStage.allCases {
      latency.add(Interval(microseconds: 1), to: stage)
      latency.add(Interval(seconds: 60), to: stage)
    }
    var report = LatencyReportTests.report([latency])
    var timeline = Timeline()
    timeline.add(Interval(microseconds: 1), at: Instant(microseconds: 0))
    timeline.add(Interval(seconds: 60), at: Instant(microseconds: 9_000_000))
    report.timeline = timeline.ended
    return report
  }

  /// The largest numbers that a file may hold, and full buckets, in several devices.
  static var largest: LatencyReport {
    let (count, long) = (100_000_000_000_000, Interval(microseconds: 100_000_000_000_000))
    var full = LatencyHistogram()
    for step in Int64(0)...1000 {
      full.add(Interval(microseconds: step * 60_000), times: .max)
    }
    let latency = DeviceLatency(
      intervals: ReportIntervals(histogram: full),
      histograms: Dictionary(uniqueKeysWithValues: LatencyStage.allCases.map { ($0, full) }),
      corrected: full, misses: count, drops: count,
      setAside: Dictionary(uniqueKeysWithValues: SampleFault.allCases.map { ($0, count) }))
    var report = LatencyReportTests.report([latency, latency, latency])
    report.circumstances.began = 253_402_300_799
    report.circumstances.processors = count
    report.bound = .zero
    report.duration = long
    report.queue.admitted = count
    report.queue.merges = count
    report.timeline = Timeline(
      width: long,
      slices: Array(
        repeating: .init(count: count, longest: long, sum: long), count: Timeline.capacity))
    return report
  }

  private static func run(
    _ latencies: [DeviceLatency], _ random: inout Seeded
  ) -> LatencyReport {
    var report = LatencyReportTests.report(latencies)
    report.circumstances = .init(
      began: 1_772_366_405, detentVersion: "0.9", kernel: "6.1.0-40-amd64 x86_64", processors: 4,
      realtime: [
        "SCHED_FIFO was asked for and granted.", "Memory could not be locked: RLIMIT_MEMLOCK.",
      ])
    for index in report.devices.indices {
      report.devices[index].name = "ACME Touch \(index) Panel"
      report.devices[index].kind = index == 0 ? "touchscreen" : "touchpad"
      report.devices[index].node = "/dev/input/event\(index + 4)"
    }
    report.duration = Interval(seconds: 60)
    report.queue.admitted = 5500
    report.queue.merges = 12
    report.queue.refusals = 1
    report.drawnEvidence = .answer
    report.floor = .init(histogram: latencies[0][.kernelToRead])
    report.synthetic = .init(
      rate: 125, frames: 7500,
      delays: [.init(delay: .milliseconds(4), measured: Interval(microseconds: 4020), samples: 900)]
    )
    var timeline = Timeline()
    for step in 0..<Int64(6000) where !(2000..<2400 ~= step) {
      let length = Int64.random(in: 150...500, using: &random) + (step % 997 == 0 ? 12_000 : 0)
      timeline.add(
        Interval(microseconds: length), at: Instant(microseconds: step * 10_000))
    }
    report.timeline = timeline.ended
    return report
  }

  private static func measured(
    _ count: Int, mean: Double, _ random: inout Seeded
  ) -> DeviceLatency {
    var latency = DeviceLatency()
    var now = Int64(1_000_000)
    for number in 0..<count {
      now += .random(in: 7800...8200, using: &random) + (number % 500 == 499 ? 16_000 : 0)
      var moments = [now]
      for share in [1.0, 0.2, 1.5, 0.4] {
        let long = Double.random(in: 0...mean * share, using: &random)
        let rare = Int.random(in: 0..<400, using: &random) == 0 ? mean * 20 : 0
        moments.append(moments[moments.count - 1] + Int64(long + rare) + 20)
      }
      let instants = moments.map(Instant.init(microseconds:))
      let stamps = StageStamps(kernel: instants[0], read: instants[1], recognized: instants[2])
      latency.add(
        Passage(stamps: stamps, started: instants[3], ended: instants[4]), bound: .milliseconds(8))
      latency.add(
        Interval(microseconds: .random(in: 900...16000, using: &random)), to: .handlerToDrawn)
    }
    let early = Instant(microseconds: now - 500)
    latency.add(
      Passage(
        stamps: StageStamps(kernel: Instant(microseconds: now), read: early, recognized: early),
        started: early, ended: early), bound: .milliseconds(8))
    latency.drops = 1
    return latency
  }
}
