import InputModel
import Synchronization
import Testing

@testable import Latency

@Suite struct ExecutorTests {
  actor Counter {
    let queue: LatencyBoundedQueue<Step>
    var count = 0

    init(_ queue: LatencyBoundedQueue<Step>) {
      self.queue = queue
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      unsafe queue.asUnownedSerialExecutor()
    }

    func add() { count += 1 }
  }

  /// Counts in the actor from within the handler, without awaiting it.
  struct Adder: QueueHandler {
    let counter: Counter
    let ended: Atomic<Int>.Reference

    func handle(_ delivery: Delivery<Step>) -> Instant? {
      counter.assumeIsolated { $0.count += 1 }
      return nil
    }

    func finish(_ passage: Passage, of element: Step) {
      ended.value.add(1, ordering: .relaxed)
    }

    func wake(at time: Instant) -> Instant? { nil }
  }

  static let stamps = StageStamps(
    kernel: Instant(microseconds: 0), read: Instant(microseconds: 0),
    recognized: Instant(microseconds: 0))

  /// An actor on the queue and the handler count in the same state without a lock.
  @Test func anActorRunsOnTheQueuesThread() async throws {
    let queue = LatencyBoundedQueue<Step>(capacity: 256)
    let counter = Counter(queue)
    let ended = Atomic<Int>.Reference()
    let thread = try WorkerThread(name: "test") {
      var adder = Adder(counter: counter, ended: ended)
      queue.run(&adder, now: { Instant(microseconds: 0) })
    }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { await counter.add() } }
      }
      group.addTask {
        for number in 0..<100 { queue.offer(.single(number), stamps: Self.stamps) }
      }
    }
    let count = await counter.count
    queue.close()
    thread.join()
    #expect(count >= 800)
    #expect(queue.figures.admitted == 100)
    #expect(ended.value.load(ordering: .relaxed) == 100)
  }

  /// What has run is let go of, also while others always wait.
  @Test func theJobListStaysNearWhatWaits() {
    var list = JobList()
    // Never run: only its place counts.
    let job = unsafe unsafeBitCast(UInt(16), to: UnownedJob.self)
    for _ in 0..<4 { list.append(job) }
    for _ in 0..<10_000 {
      list.append(job)
      _ = list.popFirst()
    }
    #expect(list.stored <= 16)
  }

  /// Jobs are not elements: a queue without a free place takes them all the same.
  @Test func jobsNeedNoPlace() async throws {
    let queue = LatencyBoundedQueue<Step>(capacity: 2)
    let counter = Counter(queue)
    while queue.offer(.single(), stamps: Self.stamps) {}
    let tasks = (0..<50).map { _ in Task { await counter.add() } }
    let ended = Atomic<Int>.Reference()
    let thread = try WorkerThread(name: "test") {
      var adder = Adder(counter: counter, ended: ended)
      queue.run(&adder, now: { Instant(microseconds: 0) })
    }
    for task in tasks { await task.value }
    let count = await counter.count
    queue.close()
    thread.join()
    #expect(count == 52)
    #expect(queue.figures.refusals == 1)
  }
}

extension Atomic where Value == Int {
  /// An atomic that can be shared.
  final class Reference: Sendable {
    let value = Atomic<Int>(0)
  }
}
