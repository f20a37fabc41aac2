internal import Glibc
internal import InputModel
internal import Invocation
internal import Latency
internal import LatencyReports
internal import LinuxInput
internal import Programs

extension LatencyReport {
  /// What a run measured, with the machine that it ran on. `began` is in seconds since 1970.
  init(
    _ program: LatencyProgram, _ invocation: Invocation, began: Int, grants: [RealtimeGrant],
    finger: SyntheticFinger?, floor: FloorMeter?
  ) {
    let measurement = program.measurement
    let end = min(MonotonicClock.now(), program.end ?? MonotonicClock.now())
    self.init(
      circumstances: Circumstances(
        began: Int64(began), detentVersion: Detent.version, kernel: Machine.kernel,
        processors: Machine.processors, realtime: grants.map(\.sentence)),
      bound: invocation.bound,
      duration: measurement.start.map { max(end - $0, .zero) } ?? .zero,
      devices: measurement.devices.map {
        Device(
          node: $0.description.node, name: $0.description.name,
          kind: $0.description.kind.rawValue, latency: $0.latency)
      },
      queue: measurement.queue, timeline: measurement.timeline,
      drawnEvidence: measurement.drawnEvidence,
      floor: floor.map { Floor(histogram: $0.histogram) },
      synthetic: finger.map { finger in
        Synthetic(
          rate: invocation.latency.rate, frames: finger.log.count,
          delays: invocation.latency.checksItself ? DelayCheck.all(of: measurement) : [])
      })
  }
}

extension LatencyReport.DelayCheck {
  /// Half of what a person could tell from a table in tenths of a millisecond.
  private static let tolerance = Interval(microseconds: 200)

  /// A median of fewer says little.
  private static let fewest = 30

  var hasEnough: Bool { samples >= Self.fewest }

  /// Whether the delay came back.
  var holds: Bool {
    let difference = measured - delay
    return hasEnough && difference <= Self.tolerance && .zero - difference <= Self.tolerance
  }

  /// Each delay that the finger puts in, without one at first, with what came back.
  fileprivate static func all(of measurement: LatencyMeasurement) -> [Self] {
    Set(SyntheticFinger.delays).sorted().map { delay in
      let difference = measurement.difference(of: delay)
      return Self(
        delay: delay, measured: difference?.length ?? .zero, samples: difference?.samples ?? 0)
    }
  }
}

extension LatencySettings {
  private static let selfTest = Interval(seconds: 20)
  private static let synthetic = Interval(seconds: 10)

  /// What the command line asks for.
  init(_ invocation: Invocation, _ finger: SyntheticFinger?) {
    let latency = invocation.latency
    let usual = latency.checksItself ? LatencySettings.selfTest : LatencySettings.synthetic
    self.init(
      bound: invocation.bound, warmUp: latency.warmUp,
      duration: latency.duration ?? (latency.isSynthetic ? usual : nil))
    if let log = finger?.log { written = { log.frame(stamped: $0) } }
  }
}
