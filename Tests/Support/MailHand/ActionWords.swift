internal import Interaction

/// Requests as words: `move ID FROM TO [SECONDS-SINCE-1970-OF-THE-WALL]`, `list NAME`, `keep ID TEXT`,
/// `send ID TEXT`, `discard ID`; an empty ID is a new draft.
enum ActionWords {
  static func action(_ words: [String]) -> MailRequest.Action? {
    switch (words[0], words.count) {
    case ("move", 4...):
      guard let from = place(words[2]), let to = place(words[3]) else { return nil }
      let due = words.count > 4 ? Int(words[4]).map(wall) : nil
      return .move(id: words[1], from: from, to: to, due: due)
    case ("list", 2): return .createList(words[1])
    case ("keep", 3): return .keep(draft(words))
    case ("send", 3): return .send(draft(words))
    case ("discard", 2): return .discard(id: words[1])
    default: return nil
    }
  }

  private static func draft(_ words: [String]) -> Draft {
    Draft(
      id: words[1].isEmpty ? nil : words[1], recipient: "a@example.org", subject: "draft",
      text: words[2])
  }

  /// Seconds of the wall's clock, without a zone.
  private static func wall(_ seconds: Int) -> CivilTime {
    CivilTime(CivilDate(daysSince1970: 0)).adding(seconds: seconds)
  }

  static func place(_ word: String) -> Place? {
    switch word {
    case "mailbox": .mailbox
    case "deferred": .deferred
    case "archive": .archive
    case "drafts": .drafts
    case "outbox": .outbox
    case "trash": .trash
    default: word.hasPrefix("list:") ? .list(String(word.dropFirst(5))) : nil
    }
  }
}
