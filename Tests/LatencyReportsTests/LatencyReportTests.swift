import InputModel
import Latency
import LatencyReports
import Testing

@Suite struct LatencyReportTests {
  static func latency(_ lengths: [Int64]) -> DeviceLatency {
    var latency = DeviceLatency()
    for (number, length) in lengths.enumerated() {
      let kernel = Instant(microseconds: Int64(number + 1) * 8000)
      let read = kernel + Interval(microseconds: length / 2)
      let started = kernel + Interval(microseconds: length)
      latency.add(
        Passage(
          stamps: StageStamps(kernel: kernel, read: read, recognized: read), started: started,
          ended: started),
        bound: .milliseconds(8))
    }
    return latency
  }

  static func report(_ latencies: [DeviceLatency]) -> LatencyReport {
    LatencyReport(
      circumstances: .init(
        began: 0, detentVersion: "1", kernel: "6.1 x86_64", processors: 2, realtime: []),
      bound: .milliseconds(8), duration: Interval(seconds: 1),
      devices: latencies.map {
        .init(node: "/dev/input/event4", name: "Pad", kind: "touchpad", latency: $0)
      },
      queue: QueueFigures(), timeline: Timeline())
  }

  @Test func allDevicesCountTogether() {
    let report = Self.report([Self.latency([100, 200]), Self.latency([300])])
    #expect(report.overall[.kernelToHandler].count == 3)
    #expect(report.overall[.kernelToHandler].maximum == Interval(microseconds: 300))
  }

  @Test func theBoundHoldsByTheNinetyNinthPercentile() {
    let fast = Array(repeating: Int64(500), count: 199)
    #expect(Self.report([Self.latency(fast + [20_000])]).holdsBound == true)
    #expect(Self.report([Self.latency(fast + [20_000, 20_000, 20_000])]).holdsBound == false)
    #expect(Self.report([]).holdsBound == nil)
  }
}
