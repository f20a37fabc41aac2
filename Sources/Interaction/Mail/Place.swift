/// Where a message lies.
public enum Place: Hashable, Sendable {
  case mailbox
  case deferred
  case archive
  case list(String)
  case drafts
  case outbox
  case trash

  /// The views of the segmented control, from the left.
  public static let segments = [Place.deferred, .mailbox, .archive]

  /// The name as it is shown and as commands and lines have it.
  public var label: String {
    switch self {
    case .mailbox: "Mailbox"
    case .deferred: "Deferred"
    case .archive: "Archive"
    case .list(let name): name
    case .drafts: "Drafts"
    case .outbox: "Outbox"
    case .trash: "Trash"
    }
  }

  /// The name in lines and commands: in small letters, a list as `list NAME`.
  public var name: String {
    switch self {
    case .list(let name): "list \(name)"
    case .mailbox, .deferred, .archive, .drafts, .outbox, .trash: label.lowercased()
    }
  }

  /// The place of a name; nil where there is none.
  public init?(name: String) {
    let plain = Place.segments + [.drafts, .outbox, .trash]
    if let place = plain.first(where: { $0.name == name }) {
      self = place
    } else if name.hasPrefix("list "), name.count > 5 {
      self = .list(String(name.dropFirst(5)))
    } else {
      return nil
    }
  }
}
