import InputModel
import Latency
import Synchronization
import Testing

@Suite struct QueueTests {
  /// Collects what is delivered; blocks in the first delivery until it is let go.
  struct Collector: QueueHandler {
    let gate: Gate
    let steps: Steps

    func handle(_ delivery: Delivery<Step>) -> Instant? {
      gate.pass()
      steps.append(delivery.element)
      return nil
    }

    func wake(at time: Instant) -> Instant? { nil }
  }

  final class Gate: Sendable {
    private let isOpen = Atomic(false)

    func open() { isOpen.store(true, ordering: .releasing) }

    func pass() {
      while !isOpen.load(ordering: .acquiring) {}
    }
  }

  final class Steps: Sendable {
    private let steps = Mutex<[Step]>([])

    func append(_ step: Step) { steps.withLock { $0.append(step) } }
    var all: [Step] { steps.withLock { $0 } }
  }

  static let stamps = StageStamps(
    kernel: Instant(microseconds: 0), read: Instant(microseconds: 0),
    recognized: Instant(microseconds: 0))

  /// While the handler is stuck, offers return, steps merge and the surplus is refused; then all
  /// that was admitted comes, in order.
  @Test func aStuckHandlerStopsNobody() throws {
    let queue = LatencyBoundedQueue<Step>(capacity: 8)
    let gate = Gate()
    let steps = Steps()
    let thread = try WorkerThread(name: "test") {
      var collector = Collector(gate: gate, steps: steps)
      queue.run(&collector, now: { Instant(microseconds: 0) })
    }
    queue.offer(.began(1), stamps: Self.stamps)
    for number in 1...1000 { queue.offer(.changed(1, number), stamps: Self.stamps) }
    var refused = 0
    for number in 0..<20 where !queue.offer(.single(number), stamps: Self.stamps) { refused += 1 }
    let ended = queue.offer(.ended(1, 1001), stamps: Self.stamps)
    gate.open()
    queue.close()
    thread.join()
    #expect(ended)
    #expect(refused > 0)
    #expect(queue.figures.refusals == refused)
    #expect(queue.figures.highestDepth <= 8)
    let all = steps.all
    #expect(all.first == .began(1))
    #expect(all.last == .ended(1, 1001))
    #expect(all.filter { $0.admission == .single }.count == 20 - refused)
  }

  @Test func lateDeliveriesAreCountedAndStillMade() throws {
    let queue = LatencyBoundedQueue<Step>(capacity: 8, bound: .milliseconds(8))
    let gate = Gate()
    let steps = Steps()
    gate.open()
    queue.offer(.single(1), stamps: Self.stamps)
    queue.close()
    let late = queue.offer(.single(2), stamps: Self.stamps)
    #expect(!late)
    var collector = Collector(gate: gate, steps: steps)
    queue.run(&collector, now: { Instant(microseconds: 8001) })
    #expect(queue.figures.misses == 1)
    #expect(steps.all == [.single(1)])
  }

  /// A deadline is met also while elements wait.
  @Test func aDeadlineIsMetAmongDeliveries() {
    struct Busy: QueueHandler {
      var order: [String] = []

      mutating func handle(_ delivery: Delivery<Step>) -> Instant? {
        order.append("handled at \(delivery.started.microseconds)")
        return Instant(microseconds: 30)
      }

      mutating func wake(at time: Instant) -> Instant? {
        order.append("woken")
        return nil
      }
    }
    let queue = LatencyBoundedQueue<Step>(capacity: 8)
    for number in 0..<3 { queue.offer(.single(number), stamps: Self.stamps) }
    queue.close()
    var handler = Busy()
    let clock = Mutex<Int64>(0)
    queue.run(&handler) {
      clock.withLock { now in
        now += 20
        return Instant(microseconds: now)
      }
    }
    #expect(
      handler.order == [
        "handled at 20", "woken", "handled at 80", "woken", "handled at 140",
      ])
  }

  /// A handler is woken at the moment that it asked for, and not before.
  @Test func theHandlerIsWokenAtItsDeadline() {
    struct Sleeper: QueueHandler {
      var woken: [Instant] = []
      let queue: LatencyBoundedQueue<Step>

      func handle(_ delivery: Delivery<Step>) -> Instant? { Instant(microseconds: 50) }

      mutating func wake(at time: Instant) -> Instant? {
        woken.append(time)
        queue.close()
        return nil
      }
    }
    let queue = LatencyBoundedQueue<Step>(capacity: 8)
    queue.offer(.single(), stamps: Self.stamps)
    var sleeper = Sleeper(queue: queue)
    let clock = Mutex<Int64>(0)
    queue.run(&sleeper) {
      clock.withLock { now in
        now += 20
        return Instant(microseconds: now)
      }
    }
    #expect(sleeper.woken.count == 1)
    #expect(sleeper.woken.allSatisfy { $0 >= Instant(microseconds: 50) })
  }
}
