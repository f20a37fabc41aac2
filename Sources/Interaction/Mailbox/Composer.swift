internal import InputModel

/// The sheet on which a message is written.
///
///     closed ──open──► opening ──► open ──send, cancel──► (request) ──► closing ──► closed
///                                   │ ▲
///              cancel, something typed │ go on
///                                   ▼ │
///                                  asking ──keep, discard──► closing
struct Composer: Hashable, Sendable {
  enum State: Hashable, Sendable {
    case closed
    case opening(Spring)
    case open
    case asking
    /// Waits until the message is sent or kept.
    case saving(ComposeReport.Result)
    case closing(Spring, ComposeReport.Result)
  }

  /// What keys go to.
  enum Focus: Int, CaseIterable, Hashable, Sendable {
    case recipient
    case subject
    case text
    case send
    case cancel
  }

  /// More than any list of recipients or subject that is typed; RFC 5322 has no limit of its own.
  private static let lineLimit = TextLimit(characters: 20_000, bytes: 80_000)
  /// As much as a kept draft may have: 1 MiB.
  private static let textLimit = TextLimit(characters: 1 << 20, bytes: 1 << 20)

  var state = State.closed
  var focus = Focus.recipient
  var complaint: String?
  private(set) var recipient = TextField(limit: Composer.lineLimit)
  private(set) var subject = TextField(limit: Composer.lineLimit)
  private(set) var text = TextField(isMultiline: true, limit: Composer.textLimit)
  private var origin = Draft()
  private var height: Points
  private let reducesMotion: Bool

  init(height: Points, reducesMotion: Bool) {
    self.height = height
    self.reducesMotion = reducesMotion
  }

  var isClosed: Bool { state == .closed }

  /// Whether fields take what is typed.
  var takesText: Bool {
    switch state {
    case .opening, .open: true
    case .closed, .asking, .saving, .closing: false
    }
  }

  var phase: ComposeReport.Phase {
    switch state {
    case .closed: .closed
    case .opening: .opening
    case .open: .open
    case .asking: .asking
    case .saving: .saving
    case .closing: .closing
    }
  }

  var deadline: Instant? {
    switch state {
    case .opening(let spring), .closing(let spring, _): spring.end
    case .closed, .open, .asking, .saving: nil
    }
  }

  /// How far the sheet is below its place.
  func offset(at time: Instant) -> Points {
    switch state {
    case .closed: height
    case .opening(let spring), .closing(let spring, _): spring.value(at: time)
    case .open, .asking, .saving: .zero
    }
  }

  var draft: Draft {
    Draft(
      id: origin.id, recipient: recipient.text, subject: subject.text, text: text.text)
  }

  /// Whether what is there differs from what there was at first.
  var isChanged: Bool { draft != origin }

  /// Opens the sheet on a draft. Returns false, and stays closed, where its fields cannot hold it as
  /// it is: what is cut would be lost when the draft is kept again.
  mutating func open(_ draft: Draft, at time: Instant) -> Bool {
    origin = draft
    recipient = TextField(draft.recipient, limit: Composer.lineLimit)
    subject = TextField(draft.subject, limit: Composer.lineLimit)
    text = TextField(draft.text, isMultiline: true, limit: Composer.textLimit)
    guard self.draft == draft else { return false }
    (focus, complaint) = (draft.isEmpty ? .recipient : .text, nil)
    state = .opening(spring(from: height, to: .zero, at: time))
    return true
  }

  mutating func close(_ result: ComposeReport.Result, at time: Instant) {
    state = .closing(spring(from: offset(at: time), to: height, at: time), result)
  }

  /// Lets time pass. Returns when an animation came to its end, once.
  mutating func advance(to time: Instant) -> Instant? {
    switch state {
    case .opening(let spring):
      guard spring.end <= time else { return nil }
      state = .open
      return spring.end
    case .closing(let spring, _):
      guard spring.end <= time else { return nil }
      state = .closed
      return spring.end
    case .closed, .open, .asking, .saving:
      return nil
    }
  }

  mutating func resize(to height: Points) {
    self.height = height
  }

  /// Changes the field that has the keys; nothing where a button has them.
  mutating func edit(_ body: (inout TextField) -> Void) {
    complaint = nil
    switch focus {
    case .recipient: body(&recipient)
    case .subject: body(&subject)
    case .text: body(&text)
    case .send, .cancel: break
    }
  }

  /// Moves the keys on, or back, around the sheet.
  mutating func moveFocus(by step: Int) {
    let count = Focus.allCases.count
    focus = Focus(rawValue: (focus.rawValue + step + count) % count) ?? .recipient
  }

  private func spring(from origin: Points, to target: Points, at time: Instant) -> Spring {
    Spring(from: origin, to: target, at: time, isInstant: reducesMotion)
  }
}
