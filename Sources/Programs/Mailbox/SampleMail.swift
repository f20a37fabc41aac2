internal import InputModel
internal import Interaction

/// Mail in memory, for a mail program that is given none: it forgets everything when it ends.
struct SampleMail: MemoryKeeper, Sendable {
  typealias Logic = Mailbox

  private var stored: [MailEvent.Stored]
  private var lists = Message.sampleLists
  private var drafts: [String: Draft] = [:]
  private var lastNumber = 0
  /// The last moment that was told, by the clock on the wall and by the events' own.
  private var clock: (civil: CivilTime, at: Instant)

  init(_ messages: [Message], now: CivilTime, at time: Instant) {
    stored = messages.map { MailEvent.Stored(message: $0, place: .mailbox) }
    clock = (now, time)
  }

  /// What is there at start.
  var content: [MailEvent] { [.lists(lists), .stored(stored), .loaded] }

  /// When the next deferred message comes back; nil where none does.
  var deadline: Instant? {
    let due = stored.compactMap { $0.place == .deferred ? $0.message.due : nil }.min()
    return due.map {
      clock.at + Interval(seconds: Double(max($0.seconds(since: clock.civil), 0)))
    }
  }

  /// Lets time pass: what is due comes back to the mailbox.
  mutating func advance(to time: Instant, now: CivilTime) -> [MailEvent] {
    clock = (now, time)
    var events: [MailEvent] = []
    for index in stored.indices where stored[index].place == .deferred {
      guard let due = stored[index].message.due, due <= now else { continue }
      stored[index].place = .mailbox
      stored[index].message.due = nil
      events.append(.cameBack(stored[index]))
    }
    return events
  }

  mutating func perform(_ request: MailRequest, now: CivilTime) -> [MailEvent] {
    let done = MailEvent.done(request: request.number)
    switch request.action {
    case .move(let id, _, let place, let due):
      guard let index = stored.firstIndex(where: { $0.message.id == id }) else {
        return [.failed(request: request.number, reason: "The message is gone.", isGone: true)]
      }
      stored[index].place = place
      stored[index].message.due = due
      return [done]
    case .createList(let name):
      lists.append(name)
      return [done]
    case .send(let draft): return keep(draft, in: .outbox, now) + [done]
    case .keep(let draft): return keep(draft, in: .drafts, now) + [done]
    case .discard(let id):
      remove(id)
      return [.removed(ids: [id]), done]
    case .open(let id): return [drafts[id].map(MailEvent.opened), done].compactMap(\.self)
    }
  }

  private mutating func keep(
    _ draft: Draft, in place: Place, _ now: CivilTime
  ) -> [MailEvent] {
    var events: [MailEvent] = []
    if let old = draft.id {
      remove(old)
      events.append(.removed(ids: [old]))
    }
    lastNumber += 1
    let id = "written-\(lastNumber)"
    let message = Message(
      id: id, sender: "To: \(draft.recipient)", subject: draft.subject, excerpt: draft.text,
      date: now.clock, received: Int64(now.seconds(since: SampleMail.epoch)))
    stored.append(MailEvent.Stored(message: message, place: place))
    var kept = draft
    kept.id = id
    drafts[id] = kept
    return events + [.stored([stored[stored.count - 1]])]
  }

  private mutating func remove(_ id: String) {
    stored.removeAll { $0.message.id == id }
    drafts[id] = nil
  }

  private static let epoch = CivilTime(CivilDate(daysSince1970: 0))
}
