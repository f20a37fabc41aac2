public import InputModel
public import LinuxInput
public import Pipeline

/// Takes what the pipeline tells, on the thread that runs the reader: nothing is read meanwhile.
public protocol EventHandler {
  /// Takes an event.
  mutating func handle(_ event: PipelineEvent)

  /// Takes a message about devices.
  mutating func handle(_ message: LogMessage)

  /// Lets time pass. Returns when this is wanted next; nil while nothing happens by time alone.
  mutating func advance(to now: Instant) -> Instant?
}

extension EventHandler {
  public mutating func handle(_ message: LogMessage) {}
  public mutating func advance(to now: Instant) -> Instant? { nil }
}
