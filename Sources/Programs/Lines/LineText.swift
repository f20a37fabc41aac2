internal import Gestures
internal import InputModel
internal import Interaction
internal import Latency
internal import Pipeline

extension Line {
  /// The line for a person, without a newline; nil for lines that only scripts need. Names in it are
  /// as the device has them: escape the text before showing it.
  public var text: String? {
    switch self {
    case .added(let device): Line.describe(device) + " added"
    case .removed(let device): Line.describe(device) + " removed"
    case .changed(let device):
      Line.describe(device) + (device.isGrabbed ? " grabbed" : " given back")
    case .gesture(let event, let node): Line.describe(event, node)
    case .row(let report):
      "row \(report.row) \(report.phase.rawValue) \(report.appearance.background.rawValue) "
        + "\(Line.tenths(report.offset.value)) pt"
    case .outcome(let report): "row \(report.row) \(report.outcome.rawValue)"
    case .menu(let report): "menu \(report.phase.rawValue)"
    case .segment(let report): "\(report.place.name) \(report.phase.rawValue)"
    case .options(let report): report.isOpen ? "options for \(report.id)" : nil
    case .compose(let report): "compose \(report.phase.rawValue)"
    case .undo(let report): "\(report.isRedo ? "redo" : "undo") \(report.outcome.rawValue)"
    case .messages(let count, let place): "\(place.name): \(count)"
    case .message(let message, _, _): "\(message.sender): \(message.subject)"
    case .lock(let report):
      "lock \(report.phase.rawValue) \(Line.tenths(report.fraction * 100)) %"
    case .secret(let report): "secret \(report.phase.rawValue)"
    case .blank(let isBlank, _): isBlank ? "blank" : "awake"
    case .log(let level, let source, let node, let message):
      "\(source) \(level): \(node.map { $0 + ": " } ?? "")\(message)"
    case .rate(let report, let node):
      "\(Line.short(node)) \(Line.tenths(report.rate)) Hz, jitter \(Line.tenths(report.jitter.milliseconds)) ms"
    case .overflow(let refused): "overflow: \(refused) refused"
    case .latency(let report):
      "\(report.count) samples, p50 \(Line.thousandths(report.median)) ms, p99 "
        + "\(Line.thousandths(report.ninetyNinth)) ms, \(report.misses) misses"
    case .realtime(let grant): grant.sentence
    case .toDo(let output): Line.describe(output)
    case .item(let item, _, _): item.title
    case .command(let report): Line.describe(report)
    case .error(let message): "error: \(message)"
    case .layout, .contact, .calibration, .ready: nil
    }
  }

  /// Whether the line tells of something that went wrong.
  public var isError: Bool {
    switch self {
    case .error: true
    case .log(let level, _, _, _): level == "error"
    case .added, .removed, .changed, .gesture, .row, .outcome, .menu, .segment, .options, .compose,
      .undo, .messages, .message, .layout, .lock, .secret, .blank, .contact, .rate,
      .overflow, .latency, .realtime, .toDo, .item, .calibration, .command, .ready:
      false
    }
  }

  private static func describe(_ device: DeviceDescription) -> String {
    let head = "\(device.node) \(device.name): \(device.kind.rawValue)"
    guard let size = device.surface?.size else { return head }
    let source = device.sizeSource == .assumed ? ", size assumed" : ""
    return head + " \(tenths(size.width.value))×\(tenths(size.height.value)) mm\(source)"
  }

  private static func describe(_ event: GestureEvent, _ node: String) -> String {
    var text = "\(short(node)) \(event.kind.rawValue)"
    if let edge = event.edge { text += " \(edge.rawValue)" }
    text += " \(event.phase.rawValue)"
    if event.contacts > 0 { text += " \(event.contacts)f" }
    switch event.kind {
    case .tap:
      if let place = event.place {
        text += " at \(tenths(place.location.x.value)) \(tenths(place.location.y.value)) pt"
      }
    case .shake:
      break
    case .pan, .edgePan:
      text += " \(tenths(event.translation.x.value)) \(tenths(event.translation.y.value)) pt"
      if event.phase != .cancelled {
        text += " at \(tenths(event.velocity.x.value)) \(tenths(event.velocity.y.value)) pt/s"
      }
    }
    if let interruption = event.interruption { text += " (\(interruption.rawValue))" }
    return text
  }

  /// A node's name without its folder.
  static func short(_ node: String) -> Substring {
    node.split(separator: "/").last ?? ""
  }

  private static func thousandths(_ interval: Interval?) -> String {
    guard let interval else { return "–" }
    let rest = String(interval.microseconds % 1000 + 1000).dropFirst()
    return "\(interval.microseconds / 1000).\(rest)"
  }

  /// A number with one decimal.
  static func tenths(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "–" }
    let tenths = Int64((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return "\(sign)\((tenths / 10).magnitude).\((tenths % 10).magnitude)"
  }
}
