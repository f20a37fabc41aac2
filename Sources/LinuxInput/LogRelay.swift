/// libinput's log lines, gathered while it is called, and limited in number.
///
/// Ten lines may come at once and one a second from then on; what is left out is counted and told.
final class LogRelay {
  static let burst = 10.0
  static let perSecond = 1.0

  private(set) var pending: [LogMessage] = []
  /// The names of the event nodes (`event4`) whose events the kernel dropped.
  private(set) var dropped: [String] = []
  private var tokens = LogRelay.burst
  private var last: Int64 = 0
  private var suppressed = 0

  /// Takes a line as libinput words it: `event4  - NAME: message`.
  func take(_ text: String, isError: Bool, at microseconds: Int64) {
    let line = text.last == "\n" ? String(text.dropLast()) : text
    let name = LogRelay.nodeName(in: line)
    // libinput resynchronises a touchscreen by itself; its log is the only place that tells.
    if line.contains("SYN_DROPPED"), let name { dropped.append(name) }
    tokens = min(
      tokens + Double(microseconds - last) / 1e6 * LogRelay.perSecond, LogRelay.burst)
    last = microseconds
    guard tokens >= 1 else {
      suppressed += 1
      return
    }
    tokens -= 1
    if suppressed > 0 {
      pending.append(
        LogMessage(level: .info, source: "libinput", message: "\(suppressed) lines left out"))
      suppressed = 0
    }
    pending.append(
      LogMessage(
        level: isError ? .error : .info, source: "libinput",
        node: name.map { "/dev/input/\($0)" }, message: line))
  }

  /// Hands out what came since the last call.
  func drain() -> (messages: [LogMessage], dropped: [String]) {
    defer {
      pending.removeAll(keepingCapacity: true)
      dropped.removeAll(keepingCapacity: true)
    }
    return (pending, dropped)
  }

  var isEmpty: Bool { pending.isEmpty && dropped.isEmpty }

  /// The node's name at the head of a line; nil where there is none.
  static func nodeName(in line: String) -> String? {
    guard let range = line.firstRange(of: "event") else { return nil }
    let digits = line[range.upperBound...].prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : "event\(digits)"
  }
}
