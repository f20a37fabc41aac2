internal import Glibc
internal import Interaction

/// Events as lines, for the tests that read them.
enum Say {
  static func event(_ event: MailEvent) {
    switch event {
    case .stored(let all): for one in all { stored("stored", one) }
    case .cameBack(let one): stored("back", one)
    case .done: line("done")
    case .failed(_, let reason, let isGone): line("failed \(isGone) \(reason)")
    case .removed(let ids): line("removed \(ids.joined(separator: " "))")
    case .lists(let names): line("lists \(names.joined(separator: ","))")
    case .opened(let draft): line("opened \(draft.id ?? "")")
    case .loaded: line("loaded")
    case .trouble(let text): line("trouble \(text)")
    }
  }

  private static func stored(_ word: String, _ one: MailEvent.Stored) {
    let due = one.message.due.map { "\($0.date.daysSince1970 * 86_400 + $0.secondOfDay)" } ?? "-"
    line(
      "\(word) \(one.place.label) \(one.message.id) \(one.message.isReadable) \(due) "
        + "\(one.message.date) \(one.message.excerpt)")
  }

  static func line(_ text: String) {
    print(text)
    fflush(nil)
  }
}
