internal import Interaction

extension Maildir {
  /// Of a file no more is read: headers and the start of a text, not a film.
  private static let scope = 65_536

  /// A message as it is told; nil where its file has gone.
  mutating func stored(_ id: String) -> MailEvent.Stored? {
    guard let location = index[id]?.location else { return nil }
    let path = folders.path(of: location)
    var message = Message(
      id: id, sender: "", subject: "", excerpt: "", date: "", isUnread: location.isUnread)
    if location.folder == FolderTable.deferred {
      message.due = location.name.due.map(LocalTime.civil)
    }
    do throws(FileError) {
      guard let file = try files.status(path) else { return nil }
      index.setStamp(FileStamp(file), of: id)
      message.received = FileStamp(file).second
    } catch {
      message.mark(unreadable: error.message)
    }
    let place = folders[location.folder].place
    do throws(ReadingError) {
      message.take(
        try files.contents(path, limit: Maildir.scope).bytes, parser,
        showsRecipient: place == .drafts || place == .outbox)
    } catch {
      switch error {
      case .isGone: return nil
      case .unreadable(let reason): message.mark(unreadable: reason)
      }
    }
    message.date = DateLabel.text(
      LocalTime.civil(message.received), today: LocalTime.civil(LocalTime.now()).date)
    return MailEvent.Stored(message: message, place: place)
  }

  /// Reads messages and tells of them, some at a time.
  mutating func tellStored(_ ids: [String], _ tell: (MailEvent) -> Void) {
    // A first screen comes soon; after that each telling costs more than it brings.
    var batch = 50
    var rest = ids[...]
    while !rest.isEmpty {
      var stored: [MailEvent.Stored] = []
      for id in rest.prefix(batch) {
        // What has gone meanwhile is noticed by the watch, if it was told of at all.
        if let one = self.stored(id) { stored.append(one) }
      }
      if !stored.isEmpty { tell(.stored(stored)) }
      rest = rest.dropFirst(batch)
      batch = 500
    }
  }
}

extension Message {
  /// Of what one wrote oneself, it is told whom it is for.
  fileprivate mutating func take(
    _ bytes: [UInt8], _ parser: borrowing MessageParser, showsRecipient: Bool
  ) {
    guard !bytes.isEmpty else { return mark(unreadable: "the file is empty") }
    guard let header = parser.header(of: bytes) else {
      return mark(unreadable: "it is no message")
    }
    sender = showsRecipient ? "To: \(header.recipient)" : header.sender
    subject = header.subject
    excerpt = header.excerpt
    received = header.sent ?? received
  }

  fileprivate mutating func mark(unreadable reason: String) {
    isReadable = false
    excerpt = "cannot be read: \(reason)"
  }
}
