internal import GestureRules
internal import Glibc
internal import InputModel
internal import Interaction
internal import Programs
internal import Synchronization

/// What reaches the program's thread beside the devices' events: keys, commands, mail, items and what
/// came of secrets.
///
/// The queue may refuse what does not fit; none of this may be lost, so it waits here, and one element
/// of the queue says that there is something. Where even that is refused, the elements that fill the
/// queue bring the thread here all the same.
final class Inbox: Sendable {
  enum Item: Sendable {
    case command(Command)
    case commandLine(String)
    /// Something on standard input that is no command.
    case fault(String)
    case mail(MailEvent)
    case secret(SecretAnswer)
    case toDo(ToDoEvent)
    case run(RunEvent)
  }

  struct News: Sendable {
    var item: Item
    var time: Instant
  }

  /// A script that writes faster than it is followed waits from here on.
  private static let crowd = 1000

  private let content = Mutex<[News]>([])
  private let hasNews = Atomic(false)

  /// Whether who can wait should wait before putting more.
  var isCrowded: Bool { content.withLock { $0.count } >= Inbox.crowd }

  /// Takes something in. Returns whether the program's thread must be told.
  func put(_ item: Item, at time: Instant) -> Bool {
    content.withLock { content in
      if let text = content.last?.item.typing(item) {
        content[content.count - 1].item = .command(.typed(text))
      } else {
        content.append(News(item: item, time: time))
      }
      return !hasNews.exchange(true, ordering: .releasing)
    }
  }

  /// Everything since the last call.
  func take() -> [News] {
    guard hasNews.load(ordering: .acquiring) else { return [] }
    return content.withLock { content in
      hasNews.store(false, ordering: .relaxed)
      defer { content = [] }
      return content
    }
  }
}

extension Inbox.Item {
  /// This and the next item as one text, where both are characters that wait: a paste that comes key
  /// by key would else be written anew with each of them.
  fileprivate func typing(_ next: Inbox.Item) -> String? {
    guard let text = characters, let more = next.characters else { return nil }
    return text + more
  }

  private var characters: String? {
    switch self {
    case .command(.key(.character(let character))): String(character)
    case .command(.typed(let text)): text
    case .command, .commandLine, .fault, .mail, .secret, .toDo, .run: nil
    }
  }
}
