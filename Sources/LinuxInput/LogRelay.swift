internal import CLinux
internal import Glibc
internal import InputModel

/// The log lines of libinput and libevdev, gathered while they are called, and limited in number.
///
/// Ten lines may come at once and one a second from then on; what is left out is counted and told.
@safe final class LogRelay {
  static let burst = 10.0
  static let perSecond = 1.0
  private static let longestLine = 1024

  enum Source: String, Hashable, Sendable {
    case libinput
    case libevdev
  }

  private(set) var pending: [LogMessage] = []
  /// The names of the event nodes (`event4`) whose events the kernel dropped.
  private(set) var dropped: [String] = []
  /// The names of those of whose drops libinput will not tell any more, for a while.
  private(set) var silenced: [String] = []
  /// The node whose drop the last line was about.
  private var lastDropped: String?
  private var tokens = LogRelay.burst
  private var last: Int64 = 0
  private var suppressed = 0

  /// What libinput says of every device that comes and goes, and Detent says itself.
  private static let routine = [
    ": is tagged by udev as", ": device is a touch device", ": device is a touchpad",
    ": device is a tablet", ": device is a switch device", ": device is a keyboard",
    ": device is a pointer", ": device removed",
  ]

  /// Takes a line as C hands it over.
  func take(
    _ format: UnsafePointer<CChar>, _ arguments: CVaListPointer, from source: Source, isError: Bool
  ) {
    let text = unsafe withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: LogRelay.longestLine
    ) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      unsafe vsnprintf(start, buffer.count, format, arguments)
      return unsafe String(cString: start)
    }
    take(text, from: source, isError: isError, at: MonotonicClock.now().microseconds)
  }

  /// Takes a line. libinput's begin with the node: `event4  - NAME: message`.
  func take(
    _ text: String, from source: Source = .libinput, isError: Bool, at microseconds: Int64
  ) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let name = LogRelay.nodeName(in: line)
    // libinput resynchronises a touchscreen by itself; its log is the only place that tells. It
    // says so at most five times in thirty seconds.
    if line.contains("SYN_DROPPED"), let name {
      dropped.append(name)
      lastDropped = name
    } else {
      if let name, name == lastDropped, line.contains("rate limit exceeded") {
        silenced.append(name)
      }
      lastDropped = nil
    }
    guard isError || !LogRelay.routine.contains(where: line.contains) else { return }
    tokens = min(
      tokens + Double(microseconds &- last) / 1e6 * LogRelay.perSecond, LogRelay.burst)
    last = microseconds
    guard tokens >= 1 else {
      suppressed += 1
      return
    }
    tokens -= 1
    if suppressed > 0 {
      pending.append(
        LogMessage(
          level: .info, source: source.rawValue, message: "\(suppressed) messages suppressed"))
      suppressed = 0
    }
    pending.append(
      LogMessage(
        level: isError ? .error : .info, source: source.rawValue,
        node: name.map { "/dev/input/\($0)" }, message: line))
  }

  /// Hands out what came since the last call.
  func drain() -> (messages: [LogMessage], dropped: [String], silenced: [String]) {
    defer {
      pending.removeAll(keepingCapacity: true)
      dropped.removeAll(keepingCapacity: true)
      silenced.removeAll(keepingCapacity: true)
    }
    return (pending, dropped, silenced)
  }

  var isEmpty: Bool { pending.isEmpty && dropped.isEmpty && silenced.isEmpty }

  /// The node's name at the head of a line; nil where there is none.
  ///
  /// A device may be called `event7` as well, so only what stands before the first ` - ` counts,
  /// or anything in a line that has none.
  static func nodeName(in line: String) -> String? {
    let head = line.firstRange(of: " - ").map { line[..<$0.lowerBound] } ?? line[...]
    guard let range = head.firstRange(of: "event") else { return nil }
    let digits = head[range.upperBound...].prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : "event\(digits)"
  }
}
