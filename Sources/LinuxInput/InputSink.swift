public import InputModel

/// Where the reader delivers what it reads, on its own thread, frame by frame.
///
/// The reader is generic over the sink, so a delivery costs no existential.
public protocol InputSink {
  /// A device is being read from now on.
  mutating func added(_ device: DeviceDescription, at time: Instant)

  /// A device is gone; nothing more comes from it.
  mutating func removed(_ device: DeviceID, at time: Instant)

  /// Live contacts of `device` are void: events were dropped, or reading is suspended.
  mutating func interrupted(_ device: DeviceID, by interruption: Interruption, at time: Instant)

  /// A frame of libinput's touch events.
  mutating func received(_ frame: borrowing ContactFrame)

  /// All evdev events of a frame, up to and without its SYN_REPORT.
  mutating func received(_ events: Span<RawEvent>, from device: DeviceID, at time: Instant)

  /// The state that a device is in when reading starts, and after events were dropped. Contacts in
  /// it were not seen landing.
  mutating func synchronized(
    _ state: Span<RawEvent>, from device: DeviceID, at time: Instant)

  /// The device is held exclusively from now on, or is not any more.
  mutating func grabChanged(_ device: DeviceID, isGrabbed: Bool, at time: Instant)

  /// A step of a gesture that libinput recognised on a touchpad.
  mutating func received(_ stroke: StrokeUpdate)

  /// Everything present at start has been announced and is being read.
  mutating func ready(at time: Instant)

  /// A message about devices, from libinput or from the reader.
  mutating func logged(_ message: LogMessage)

  /// Lets time pass; called when the deadline last returned has come, and after each batch of reads.
  ///
  /// - Returns: when the sink wants to be called again, or nil to be called after the next read.
  mutating func advance(to now: Instant) -> Instant?
}

/// A message about devices.
public struct LogMessage: Hashable, Sendable {
  public enum Level: String, Hashable, Sendable {
    case info
    case error
  }

  public var level: Level
  /// Who says so: `libinput`, `libevdev`, `udev`, `kernel`, `logind` or `detent`.
  public var source: String
  public var node: String?
  /// May hold control characters of a device's name: escape it before showing it.
  public var message: String

  public init(level: Level, source: String, node: String? = nil, message: String) {
    self.level = level
    self.source = source
    self.node = node
    self.message = message
  }
}
