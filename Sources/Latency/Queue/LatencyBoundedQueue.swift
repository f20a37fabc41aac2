internal import CLinux
public import InputModel

/// A serial queue between a reader that must not wait and a handler that may be late.
///
/// The capacity is fixed. An element that begins something is admitted only when a place for it and
/// one for its end are free, and the end's place stays reserved. What is admitted is delivered, in
/// order; only a `continues` element gives way to a later one of its gesture. `offer` takes a short
/// lock and nothing else: no handler runs under it, and nothing is allocated.
///
/// It is a serial executor, too: an actor that names it as its `unownedExecutor` runs on the thread
/// that is in `run`, between deliveries. Jobs cannot be refused, so they wait in a list of their
/// own that grows; a delivery and a job take turns, so neither starves the other.
public final class LatencyBoundedQueue<Element: QueueElement>: @unchecked Sendable {
  // `control`, `jobs` and `isClosed` are only touched under `access`.
  @usableFromInline let access = InheritingLock()
  @usableFromInline let bell = Doorbell()
  @usableFromInline var control: AdmissionControl<Element>
  @usableFromInline var jobs = JobList()
  @usableFromInline var isClosed = false
  @usableFromInline let runner = ThreadMark()
  /// The longest that the handler's start may come after the kernel's time before it counts as
  /// missed.
  public let bound: Interval

  /// A queue with places for `capacity` elements.
  public init(capacity: Int = 256, bound: Interval = .milliseconds(8)) {
    self.bound = bound
    control = AdmissionControl(capacity: max(capacity, 2))
  }

  /// Admits an element, or refuses it. Never waits for the handler, whose thread is not woken yet where
  /// `moreFollows` at once.
  ///
  /// - Returns: whether the element, or a later one of its gesture, will be delivered.
  @inlinable @discardableResult
  public func offer(_ element: Element, stamps: StageStamps, moreFollows: Bool = false) -> Bool {
    access.lock()
    let isAdmitted = isClosed ? false : control.offer(element, stamps)
    access.unlock()
    if !moreFollows { bell.ring() }
    return isAdmitted
  }

  /// Ends `run` once everything admitted has been handled and all jobs have run; from now on all
  /// offers are refused.
  public func close() {
    access.lock()
    isClosed = true
    access.unlock()
    bell.ring()
  }

  public var figures: QueueFigures {
    access.lock()
    defer { access.unlock() }
    return control.figures
  }

  /// Keeps the places for elements in memory, so that no page of them is ever read back from a disk.
  ///
  /// - Returns: the bytes locked.
  public func lockMemory() throws(MemoryLock.Refusal) -> Int {
    access.lock()
    defer { access.unlock() }
    return try control.lockMemory()
  }

  /// Handles elements on the calling thread until the queue is closed and empty.
  ///
  /// - Parameters:
  ///   - handler: Takes deliveries, and is woken when the deadline that it returned last has come.
  ///   - now: The time on the kernel's clock.
  @inlinable public func run<Handler: QueueHandler>(
    _ handler: inout Handler, now: () -> Instant
  ) where Handler.Element == Element {
    runner.set()
    defer { runner.clear() }
    var deadline: Instant?
    while true {
      let rings = bell.rings
      access.lock()
      let entry = control.next()
      let job = jobs.popFirst()
      let isOver = entry == nil && job == nil && isClosed
      let start = now()
      if let entry, start - entry.stamps.kernel > bound { control.countMiss() }
      let figures = control.figures
      access.unlock()
      if isOver { return }
      // What the handler does at a deadline delays the delivery behind it, so its time counts.
      var started = start
      if let due = deadline, due <= start {
        deadline = handler.wake(at: start)
        started = now()
      }
      if let entry {
        deadline = handler.handle(
          Delivery(
            element: entry.element, stamps: entry.stamps, started: started, figures: figures))
        handler.finish(
          Passage(stamps: entry.stamps, started: started, ended: now()), of: entry.element)
      } else if job == nil, deadline.map({ $0 > start }) ?? true {
        bell.wait(past: rings, until: deadline)
      }
      if let job { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }
}

extension LatencyBoundedQueue {
  /// Handles elements on the calling thread, by CLOCK_MONOTONIC, until the queue is closed and empty.
  public func run<Handler: QueueHandler>(_ handler: inout Handler)
  where Handler.Element == Element {
    run(&handler, now: { Instant(microseconds: linux_monotonic_microseconds()) })
  }
}

extension LatencyBoundedQueue: SerialExecutor {
  /// Lets a job of an actor wait for its turn. One that comes after `run` has returned waits for the
  /// next `run`.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    access.lock()
    jobs.append(job)
    access.unlock()
    bell.ring()
  }

  /// Stops the program where the calling thread is not the one in `run`, as `assumeIsolated` asks.
  public func checkIsolated() {
    precondition(runner.isCurrent, "not on the thread that runs the queue")
  }
}

/// An element on its way into the handler.
public struct Delivery<Element: QueueElement>: Sendable {
  public var element: Element
  public var stamps: StageStamps
  /// When the handler was started with it.
  public var started: Instant
  /// What the queue had counted by then.
  public var figures: QueueFigures

  @inlinable init(
    element: Element, stamps: StageStamps, started: Instant, figures: QueueFigures
  ) {
    self.element = element
    self.stamps = stamps
    self.started = started
    self.figures = figures
  }
}

/// What a latency-bounded queue delivers to.
public protocol QueueHandler<Element> {
  associatedtype Element: QueueElement

  /// Takes a delivery. Returns when to be woken next, which replaces what was returned before; nil for
  /// never. A moment that has passed is due at once, so a handler that always returns one never rests.
  mutating func handle(_ delivery: Delivery<Element>) -> Instant?

  /// Takes all stamps of what `handle` has just taken.
  mutating func finish(_ passage: Passage, of element: Element)

  /// The moment returned last has come. Returns when to be woken next; nil for never.
  mutating func wake(at time: Instant) -> Instant?
}

extension QueueHandler {
  public mutating func finish(_ passage: Passage, of element: Element) {}
}
