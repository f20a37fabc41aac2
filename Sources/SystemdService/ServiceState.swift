internal import CSystemdService

/// What the service manager that started this process is told (sd_notify(3)). Without one nothing is.
public enum ServiceState {
  /// The service does what it is for; after a reload, again.
  public static func tellReady(_ status: String? = nil) {
    tell("READY=1" + (status.map { "\nSTATUS=\(line($0))" } ?? ""))
  }

  /// The configuration is being read anew.
  ///
  /// - Parameter microseconds: CLOCK_MONOTONIC.
  public static func tellReloading(at microseconds: Int64) {
    tell("RELOADING=1\nMONOTONIC_USEC=\(microseconds)")
  }

  public static func tellStopping() { tell("STOPPING=1") }

  public static func tellStatus(_ sentence: String) { tell("STATUS=\(line(sentence))") }

  /// The service is alive.
  public static func ping() { tell("WATCHDOG=1") }

  /// How often at least the service manager wants to be pinged, in microseconds; nil for never.
  public static var watchdogInterval: Int64? {
    var microseconds: UInt64 = 0
    guard unsafe sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return Int64(clamping: microseconds)
  }

  private static func tell(_ state: String) {
    _ = unsafe sd_notify(0, state)
  }

  /// A status is one line.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
