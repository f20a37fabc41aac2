internal import Logind

/// What logind tells of sleep, gathered until the reader takes it.
final class SleepNews {
  let bus: SystemBus
  private let watch: SleepWatch
  private let gathered: Gathered

  private final class Gathered {
    var happenings: [SleepWatch.Happening] = []
  }

  /// Asks to be told, and for the lock. Throws where no bus is.
  init() throws(BusError) {
    let gathered = Gathered()
    bus = try SystemBus()
    self.gathered = gathered
    watch = SleepWatch(bus, reason: "lets go of touch devices") {
      gathered.happenings.append($0)
    }
    watch.askForLock()
  }

  /// Reads and writes what the bus has, and hands out what came to pass. Nil when the bus is lost.
  func process() -> [SleepWatch.Happening]? {
    guard bus.process() else { return nil }
    defer { gathered.happenings.removeAll() }
    return gathered.happenings
  }

  func allowSleep() { watch.allowSleep() }

  func askForLock() { watch.askForLock() }
}
