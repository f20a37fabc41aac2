import Interaction
import SeededSource
import Testing

@testable import Storage

/// What a program that watches has learnt is what one that starts would see, whatever others did.
struct RandomPictureTests {
  /// What is shown of a message, but for its id, which may differ between copies.
  private struct Shown: Hashable {
    var subject: String
    var place: Place
    var isUnread: Bool
    var due: CivilTime?

    init(_ stored: MailEvent.Stored) {
      subject = stored.message.subject
      place = stored.place
      isUnread = stored.message.isUnread
      due = stored.message.due
    }
  }

  private struct Picture {
    var messages: [String: Shown] = [:]
    var lists: Set<String> = []

    mutating func take(_ events: [MailEvent]) {
      for event in events {
        switch event {
        case .stored(let all): for one in all { messages[one.message.id] = Shown(one) }
        case .cameBack(let one): messages[one.message.id] = Shown(one)
        case .removed(let ids): for id in ids { messages[id] = nil }
        case .lists(let names): lists = Set(names)
        case .done, .failed, .opened, .loaded, .trouble: break
        }
      }
    }

    /// What is shown here and not there, or more often.
    func excess(over other: Picture) -> [Shown] {
      let others = other.shown
      return shown.filter { $1 > others[$0, default: 0] }.map(\.key)
    }

    var shown: [Shown: Int] { Dictionary(messages.values.map { ($0, 1) }, uniquingKeysWith: +) }
  }

  @Test(arguments: 0..<20)
  func whatIsWatchedIsWhatIsThere(seed: UInt64) throws {
    let fixture = try MailFixture(isInMemory: true)
    for folder in [".Archive", ".Trash", ".Deferred", ".List.x", ".Sent"] {
      try fixture.makeMailFolder(folder)
    }
    for number in 0..<10 { try fixture.addMessage(number, "cur/\(number).a:2,") }
    var others = OtherPrograms(seed: seed, fixture)
    var mail = try fixture.open()
    var picture = Picture()
    picture.take(mail.loaded())
    for round in 0..<60 {
      for _ in 0..<others.count(upTo: 4) { try others.act(fixture) }
      // Some of what the program does itself meets what others have done meanwhile.
      if let id = picture.messages.keys.sorted().randomElement(using: &others.random),
        let from = picture.messages[id]?.place
      {
        picture.take(mail.performed(.move(id: id, from: from, to: .archive, due: nil)))
        if let failure = picture.messages[id], failure.place == from {
          picture.messages[id]?.place = .archive
        }
      }
      picture.take(mail.attended())
      var fresh = try fixture.open()
      var expected = Picture()
      expected.take(fresh.loaded())
      #expect(picture.lists == expected.lists, "round \(round)")
      #expect(picture.excess(over: expected).isEmpty, "round \(round)")
      #expect(expected.excess(over: picture).isEmpty, "round \(round)")
      guard picture.shown == expected.shown else { return }
    }
  }
}
