import Interaction
import SeededSource

/// Keeps mail, and answers only when told to.
final class SlowKeeper {
  private(set) var places: [String: Place] = [:]
  private var messages: [String: Message] = [:]
  private var waiting: [MailRequest] = []
  private var lastNumber = 0

  init() {
    for number in 1...40 { add(number) }
  }

  var content: [MailEvent.Stored] {
    messages.values.sorted { $0.id < $1.id }.map { stored($0.id) }
  }

  func take(_ request: MailRequest) -> [MailEvent] {
    waiting.append(request)
    return []
  }

  func answer(using random: inout Seeded) -> [MailEvent] {
    guard !waiting.isEmpty else { return [] }
    let request = waiting.removeFirst()
    guard case .move(let id, _, let to, let due) = request.action else {
      return [.done(request: request.number)]
    }
    guard places[id] != nil else {
      return [.failed(request: request.number, reason: "gone", isGone: true)]
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      return [.failed(request: request.number, reason: "refused", isGone: false)]
    }
    places[id] = to
    messages[id]?.due = due
    return [.done(request: request.number)]
  }

  func meddle(using random: inout Seeded) -> [MailEvent] {
    // What is on its way is left alone: whoever keeps mail tells the truth about it with the answer.
    let busy = waiting.compactMap { request in
      if case .move(let id, _, _, _) = request.action { id } else { nil }
    }
    let free = places.keys.filter { !busy.contains($0) }.sorted()
    guard let id = free.randomElement(using: &random) else { return [] }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      places[id] = nil
      messages[id] = nil
      return [.removed(ids: [id])]
    case 1:
      places[id] = .archive
      messages[id]?.due = nil
      return [.stored([stored(id)])]
    default:
      return [.stored([stored(add(1000 + lastNumber))])]
    }
  }

  @discardableResult
  private func add(_ number: Int) -> String {
    lastNumber += 1
    let id = "message-\(number)"
    messages[id] = Message(
      id: id, sender: "S", subject: "Subject \(number)", excerpt: "", date: "",
      received: Int64(number))
    places[id] = .mailbox
    return id
  }

  private func stored(_ id: String) -> MailEvent.Stored {
    let unknown = Message(id: id, sender: "", subject: "", excerpt: "", date: "")
    return MailEvent.Stored(
      message: messages[id] ?? unknown, place: places[id] ?? .mailbox)
  }
}
