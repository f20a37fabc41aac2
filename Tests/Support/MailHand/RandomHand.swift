internal import Interaction
internal import SeededSource
internal import Storage

/// Moves, keeps, sends and discards at random, as fast as it can, until it is killed.
struct RandomHand {
  /// Names that have to be written in another way in a folder's, among them two levels of Maildir++.
  private static let lists = ["work", "a/b", "..", "Übung", "a.b", "~", "\u{1}\t", "\\2e", "日本"]
  private static let places: [Place] =
    [.mailbox, .deferred, .archive, .trash, .drafts, .outbox] + lists.map(Place.list)

  private var random: Seeded
  private var places: [String: Place] = [:]
  /// Those that were there at start. What the hand wrote itself it may also throw away.
  private var given: [String] = []
  private var drafts: [String] = []
  private var number = 0
  private var undo: MailRequest.Action?

  init(seed: UInt64) {
    random = Seeded(seed: seed)
  }

  consuming func play(_ mail: inout Maildir) {
    var hand = self
    mail.load { hand.take($0) }
    hand.given = hand.places.keys.filter { !$0.contains("detent.") }.sorted()
    hand.drafts = hand.places.filter { $1 == .drafts && $0.contains("detent.") }.keys.sorted()
    Say.line("ready")
    while true {
      hand.number += 1
      let action = hand.next()
      mail.perform(MailRequest(number: hand.number, action: action)) { hand.take($0) }
      mail.attend { hand.take($0) }
    }
  }

  private mutating func take(_ event: MailEvent) {
    switch event {
    case .stored(let all):
      for one in all {
        places[one.message.id] = one.place
        if one.place == .drafts, one.message.id.contains("detent."),
          !drafts.contains(one.message.id)
        {
          drafts.append(one.message.id)
        }
      }
    case .cameBack(let one): places[one.message.id] = one.place
    case .removed(let ids):
      for id in ids { places[id] = nil }
      drafts.removeAll(where: ids.contains)
    // A hand alone with its mail is refused nothing that it asks for: what fails is told to the test.
    case .failed(_, let reason, _): Say.line("failed \(reason)")
    case .trouble(let text): Say.line("trouble \(text)")
    case .done, .lists, .opened, .loaded: break
    }
  }

  private mutating func next() -> MailRequest.Action {
    switch random.next() % 16 {
    case 0: return .keep(draft(goingOn: random.next() % 2 == 0))
    case 1: return .send(draft(goingOn: random.next() % 2 == 0))
    case 2:
      guard let draft = drafts.popLast() else { return .createList(RandomHand.lists[0]) }
      places[draft] = nil
      return .discard(id: draft)
    case 3: return .createList(RandomHand.lists.randomElement(using: &random) ?? "work")
    case 4...6:
      guard let undo else { return move() }
      self.undo = nil
      if case .move(let id, _, let to, _) = undo { places[id] = to }
      return undo
    default: return move()
    }
  }

  private mutating func draft(goingOn: Bool) -> Draft {
    let id = goingOn ? drafts.randomElement(using: &random) : nil
    return Draft(id: id, recipient: "a@example.org", subject: "draft", text: "draft \(number)\n")
  }

  private mutating func move() -> MailRequest.Action {
    let id = given.randomElement(using: &random) ?? ""
    let from = places[id] ?? .mailbox
    let to = RandomHand.places.randomElement(using: &random) ?? .archive
    places[id] = to
    // Long past, so it falls due at once.
    let past = CivilTime(CivilDate(daysSince1970: 10_000))
    let due = to == .deferred && random.next() % 2 == 0 ? past : nil
    // What falls due goes on to the mailbox by itself.
    undo = due == nil ? .move(id: id, from: to, to: from, due: nil) : nil
    return .move(id: id, from: from, to: to, due: due)
  }
}
