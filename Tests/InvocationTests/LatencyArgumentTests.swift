import InputModel
import Invocation
import Testing

@Suite struct LatencyArgumentTests {
  @Test func optionsAreRead() throws {
    let invocation = try ArgumentTests.run(
      "latency --duration 2m --warmup 500ms --bound 4ms --output a.json --output b.svg --realtime"
        + " --synthetic --rate 250 --self-test --floor --metrics /run/a.prom")
    #expect(invocation.latency.duration == Interval(seconds: 120))
    #expect(invocation.latency.warmUp == .milliseconds(500))
    #expect(invocation.bound == .milliseconds(4))
    #expect(invocation.latency.outputs.map(\.format) == [.json, .svg])
    #expect(invocation.wantsRealtime)
    #expect(invocation.latency.isSynthetic)
    #expect(invocation.latency.rate == 250)
    #expect(invocation.latency.checksItself)
    #expect(invocation.latency.hasFloor)
    #expect(invocation.metricsFile == "/run/a.prom")
  }

  @Test func aComparisonTakesTwoReports() throws {
    for line in ["latency --compare a.json b.json", "latency --compare=a.json b.json"] {
      let comparison = try #require(try ArgumentTests.run(line).latency.comparison)
      #expect(comparison.old == "a.json")
      #expect(comparison.new == "b.json")
    }
  }

  @Test(arguments: [
    "latency --compare a.json", "latency --compare a.json --json", "latency --duration 30q",
    "latency --duration", "latency --duration 0s", "latency --duration 90000000h",
    "latency --duration nan", "latency --warmup -1s", "latency --output report",
    "latency --output report.pdf", "latency --rate 0", "latency --rate 250", "latency --rate 1001",
    "latency --self-test", "latency --compare a.json b.json --output c.svg",
    "latency --compare a.json b.json --metrics a.prom", "events --metrics a.prom",
    "latency --compare a.json b.json --json", "latency --synthetic --device /dev/input/event1",
    "latency --floor",
    "latency --floor --grab --device a", "latency --demo", "mailbox --duration 30s",
    "latency --bound 0", "latency --bound 61s", "latency --bound 1e400",
  ])
  func whatMakesNoSenseIsRefused(line: String) {
    #expect(throws: UsageError.self) { try ArgumentTests.run(line) }
  }
}
