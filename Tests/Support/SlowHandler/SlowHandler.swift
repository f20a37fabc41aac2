import Glibc
import InputModel
import Latency
import LinuxInput
import Pipeline
import Synchronization

/// Reads devices for some seconds while its handler sleeps 200 ms in every tenth event, and says
/// whether a frame had to wait for that: `detent-slow SECONDS`.
@main
enum SlowHandler {
  static func main() throws {
    let seconds = CommandLine.arguments.dropFirst().first.flatMap { UInt32($0) } ?? 5
    let reads = Mutex<[(kernel: Instant, read: Instant)]>([])
    let queue = LatencyBoundedQueue<SlowEvent>(capacity: 64)
    let log = NapLog()
    let logic = try WorkerThread(name: "slow-logic") {
      var handler = NappingHandler(log: log)
      queue.run(&handler, now: MonotonicClock.now)
    }
    let reader = try InputReader(
      configuration: InputConfiguration(),
      sink: ReadLog(queue: queue) { kernel, read in reads.withLock { $0.append((kernel, read)) } })
    let control = reader.control
    let timer = try WorkerThread(name: "slow-timer") {
      sleep(seconds)
      control.stop()
    }
    try reader.run()
    queue.close()
    timer.join()
    logic.join()
    exit(judge(reads.withLock { $0 }, log.naps, queue.figures) ? 0 : 1)
  }

  /// Every frame of the first half of a nap was read before the nap was over.
  private static func judge(
    _ reads: [(kernel: Instant, read: Instant)], _ naps: [Nap], _ figures: QueueFigures
  ) -> Bool {
    var (during, late) = (0, 0)
    for nap in naps {
      let half = nap.start + Interval(microseconds: (nap.end - nap.start).microseconds / 2)
      for frame in reads where frame.kernel >= nap.start && frame.kernel <= half {
        during += 1
        if frame.read >= nap.end { late += 1 }
      }
    }
    print(
      "\(reads.count) frames, \(naps.count) naps, \(during) frames during naps, \(late) late, "
        + "\(figures.merges) merged, \(figures.refusals) refused")
    return during > 0 && late == 0
  }
}
