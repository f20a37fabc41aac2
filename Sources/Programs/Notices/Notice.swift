internal import InputModel

/// A sentence that stands for a while, with what a tap on it does.
struct Notice: Sendable {
  enum Action: String, Sendable {
    case undo = "Undo"
    case redo = "Redo"
  }

  /// How long a notice stands.
  private static let time = Interval(seconds: 3)
  /// How long one that tells of trouble stands: it is longer to read.
  private static let troubleTime = Interval(seconds: 6)

  let text: String
  let action: Action?
  let until: Instant

  init(_ text: String, action: Action? = nil, at time: Instant) {
    self.text = text
    self.action = action
    until = time + Notice.time
  }

  /// A sentence that tells of trouble.
  init(trouble text: String, at time: Instant) {
    self.text = text
    action = nil
    until = time + Notice.troubleTime
  }

  /// What was done to something was undone, or done again.
  init(_ verb: String, _ subject: String, isRedo: Bool, at time: Instant) {
    self.init(
      isRedo ? "\(verb) “\(subject)” again" : "Undone: \(verb.lowercased()) “\(subject)”",
      action: isRedo ? .undo : .redo, at: time)
  }

  func snapshot(in frame: Rectangle) -> NoticeSnapshot {
    NoticeSnapshot(text: text, action: action?.rawValue, frame: frame)
  }

  /// What can be touched of it.
  func elements(in frame: Rectangle) -> [LayoutReporter.Element] {
    action == nil ? [] : [LayoutReporter.Element(name: "notice", frame: frame)]
  }
}
