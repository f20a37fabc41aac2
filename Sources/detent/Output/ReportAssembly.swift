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
    _ program: LatencyProgram, _ invocation: Invocation, began: Int, grants: [RealtimeGrant]
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
      drawnEvidence: measurement.drawnEvidence)
  }
}

extension LatencySettings {
  /// What the command line asks for.
  init(_ invocation: Invocation) {
    self.init(
      bound: invocation.bound, warmUp: invocation.latency.warmUp,
      duration: invocation.latency.duration)
  }
}
