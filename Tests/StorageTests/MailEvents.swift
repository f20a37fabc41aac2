import Glibc
import Interaction

@testable import Storage

extension Maildir {
  mutating func loaded() -> [MailEvent] {
    var events: [MailEvent] = []
    load { events.append($0) }
    return events
  }

  mutating func attended() -> [MailEvent] {
    var events: [MailEvent] = []
    attend { events.append($0) }
    return events
  }

  mutating func performed(_ action: MailRequest.Action) -> [MailEvent] {
    var events: [MailEvent] = []
    perform(MailRequest(number: 7, action: action)) { events.append($0) }
    return events
  }
}

/// Whether a descriptor says that there is something to attend to.
func isCalling(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&entry, 1, 0) == 1
}

extension [MailEvent] {
  /// All messages that were told, the ones that came back included.
  var stored: [MailEvent.Stored] {
    flatMap { event -> [MailEvent.Stored] in
      switch event {
      case .stored(let all): all
      case .cameBack(let one): [one]
      case .done, .failed, .removed, .lists, .opened, .loaded, .trouble: []
      }
    }
  }

  var removed: [String] {
    flatMap { event -> [String] in
      if case .removed(let ids) = event { ids } else { [] }
    }
  }

  var troubles: [String] {
    compactMap { if case .trouble(let text) = $0 { text } else { nil } }
  }

  var lists: [String]? {
    last { if case .lists = $0 { true } else { false } }.flatMap {
      if case .lists(let names) = $0 { names } else { nil }
    }
  }

  var opened: Draft? {
    compactMap { if case .opened(let draft) = $0 { draft } else { nil } }.first
  }

  var failure: (reason: String, isGone: Bool)? {
    guard case .failed(_, let reason, let isGone) = last else { return nil }
    return (reason, isGone)
  }

  func message(_ id: String) -> MailEvent.Stored? { stored.last { $0.message.id == id } }
}
