internal import CSystemd

/// The service manager that started this process, where one did.
public enum ServiceManager {
  /// Tells it that the service does what it is for.
  public static func tellReady() { tell("READY=1") }

  /// Tells it, and whoever looks at the service, how it stands.
  public static func tellStatus(_ sentence: String) { tell("STATUS=\(sentence)") }

  private static func tell(_ state: String) {
    _ = unsafe state.withCString { unsafe sd_notify(0, $0) }
  }
}
