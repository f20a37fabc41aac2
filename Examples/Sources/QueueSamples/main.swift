import InputModel
import Latency

struct Sample: QueueElement {
  var value: Int
  var admission: Admission { .single }  // or .opens, .continues and .closes of one QueueKey
}

struct Printer: QueueHandler {
  mutating func handle(_ delivery: Delivery<Sample>) -> Instant? {
    print(delivery.element.value, "of", delivery.figures.admitted)
    return nil  // or when `wake` is to be called, unless another delivery says otherwise
  }

  mutating func wake(at time: Instant) -> Instant? { nil }
}

let queue = LatencyBoundedQueue<Sample>(capacity: 64, bound: .milliseconds(8))
let thread = try WorkerThread(name: "handler") {
  var printer = Printer()
  queue.run(&printer)
}
let now = Instant(microseconds: 0)  // of CLOCK_MONOTONIC: kernel's time, read, recognised
queue.offer(Sample(value: 1), stamps: StageStamps(kernel: now, read: now, recognized: now))
queue.close()
thread.join()
