import InputModel
import Testing

@testable import Metrics

/// The places of the numbers, and what is left of them afterwards.
@Suite struct MetricSlotTests {
  private static var all: [MetricSlot] {
    var slots: [MetricSlot] = [
      .up, .start, .bound, .misses, .admitted, .merged, .overflowed, .locked, .holdsConsole,
      .unlocks, .screenStarts,
    ]
    for kind in MetricDevice.allCases { slots += [.devices(kind), .drops(kind)] }
    for gesture in MetricGesture.allCases {
      slots += MetricOutcome.allCases.map { .gestures(gesture, $0) }
    }
    slots += MetricRefusal.allCases.map { .refusals($0) }
    slots += MetricAttempt.allCases.map { .attempts($0) }
    slots += MetricFault.allCases.map { .setAside($0) }
    let histograms =
      [MetricHistogram.latency, .drawing] + MetricStage.allCases.map { .stage($0) }
    for histogram in histograms {
      slots += (0..<LatencyBuckets.count).map { .bucket($0, of: histogram) }
      slots.append(.sum(of: histogram))
    }
    return slots
  }

  @Test func eachNumberHasAPlaceOfItsOwn() {
    #expect(Self.all.map(\.index).sorted() == Array(0..<MetricSlot.count))
  }

  @Test func nothingRunsAfterwardsAndCountersStay() {
    var values = MetricValues()
    for slot in Self.all { values[slot] = 1 }
    values[.holdsConsole] = 0
    let afterwards = values.afterwards
    #expect(Self.all.filter { values[$0] != afterwards[$0] }.count == 5)
    for slot in [MetricSlot.up, .locked] + MetricDevice.allCases.map({ .devices($0) }) {
      #expect(afterwards[slot] == 0)
    }
  }

  @Test func aHeldConsoleIsLockedAfterwards() {
    var values = MetricValues()
    values[.locked] = 1
    values[.holdsConsole] = 1
    #expect(values.afterwards[.locked] == 1)
  }

  @Test func numbersThatAreMissingAreNone() {
    #expect(MetricValues([7])[.up] == 7)
    #expect(MetricValues([7]) != MetricValues())
    #expect(MetricValues(Array(repeating: 1, count: 5000))[.screenStarts] == 1)
  }
}
