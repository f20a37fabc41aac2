public import GestureRules
public import Gestures
public import InputModel
public import Interaction
public import Latency
public import Pipeline

/// One line of the protocol that `--json` prints.
public enum Line: Hashable, Sendable {
  case added(DeviceDescription)
  case removed(DeviceDescription)
  /// A device is held exclusively now, or is not any more.
  case changed(DeviceDescription)
  case gesture(GestureEvent, node: String)
  case row(RowReport)
  case outcome(OutcomeReport)
  case menu(MenuReport)
  case segment(SegmentReport)
  case options(OptionsReport)
  case compose(ComposeReport)
  case undo(UndoReport)
  /// How many message lines follow.
  case messages(Int, Place)
  /// A message, by its row where it was asked for.
  case message(Message, row: Int?, Place)
  case layout(element: String, Rectangle)
  case lock(LockReport)
  case secret(SecretReport)
  /// The screen has gone black, or shows something again.
  case blank(Bool, Instant)
  case contact(ContactEvent, node: String)
  case rate(RateReport, node: String)
  case log(level: String, source: String, node: String?, message: String)
  case overflow(refused: Int)
  case latency(LatencyLine)
  case realtime(RealtimeGrant)
  case toDo(ToDoOutput)
  /// An item by its row in a list.
  case item(ToDoItem, row: Int, ToDoList)
  case calibration(CalibrationLine)
  /// What became of a command of the gesture daemon.
  case command(CommandReport)
  case ready
  case error(String)

  /// The line as JSON, its newline included.
  public var json: String {
    switch self {
    case .added(let device): Line.encode(device, action: "added")
    case .removed(let device): Line.encode(device, action: "removed")
    case .changed(let device): Line.encode(device, action: "changed")
    case .gesture(let event, let node): Line.encode(event, node)
    case .row(let report): Line.encode(report)
    case .outcome(let report): Line.encode(report)
    case .menu(let report): Line.encode(report)
    case .segment(let report): Line.encode(report)
    case .options(let report): Line.encode(report)
    case .compose(let report): Line.encode(report)
    case .undo(let report): Line.encode(report)
    case .messages(let count, let place): Line.encode(messages: count, in: place)
    case .message(let message, let row, let place): Line.encode(message, row: row, place)
    case .layout(let element, let frame): Line.encode(element, frame)
    case .lock(let report): Line.encode(report)
    case .secret(let report): Line.encode(report)
    case .blank(let isBlank, let time): Line.encode(blank: isBlank, at: time)
    case .contact(let event, let node): Line.encode(event, node)
    case .rate(let report, let node): Line.encode(report, node)
    case .log(let level, let source, let node, let message):
      Line.encode(level: level, source: source, node: node, message: message)
    case .overflow(let refused): Line.encode(overflow: refused)
    case .latency(let report): Line.encode(report)
    case .realtime(let grant): Line.encode(grant)
    case .toDo(let output): Line.encode(output)
    case .item(let item, let row, let list): Line.encode(item, row: row, list)
    case .calibration(let line): Line.encode(line)
    case .command(let report): Line.encode(report)
    case .ready: JSONObject(type: "ready").line()
    case .error(let message): Line.encode(error: message)
    }
  }
}
