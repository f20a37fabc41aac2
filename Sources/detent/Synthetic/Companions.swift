internal import Latency
internal import LinuxInput

/// What runs beside a measurement, each on a thread of its own: the finger, and the bare loop.
final class Companions {
  private let finger: SyntheticFinger?
  private let floor: FloorMeter?
  private var threads: [WorkerThread] = []

  /// Starts those that there are.
  init(_ finger: SyntheticFinger?, _ floor: FloorMeter?) throws(InputError) {
    self.finger = finger
    self.floor = floor
    do throws(WorkerThread.StartError) {
      if let floor { threads.append(try WorkerThread(name: "detent-floor") { floor.run() }) }
      if let finger { threads.append(try WorkerThread(name: "detent-finger") { finger.run() }) }
    } catch {
      stop()
      throw .failure("no thread could be started: error \(error.code)")
    }
  }

  /// Ends them, and waits for that.
  func stop() {
    finger?.stop()
    floor?.stop()
    for thread in threads { thread.join() }
    threads.removeAll()
  }
}
