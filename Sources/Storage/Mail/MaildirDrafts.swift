internal import CLinux
internal import Glibc
internal import Interaction

extension Maildir {
  /// Puts a message into the outbox.
  mutating func send(_ draft: Draft, _ tell: (MailEvent) -> Void) throws(Refusal) {
    guard let recipients = Recipients(draft.recipient) else {
      throw .refused(
        draft.recipient.isEmpty
          ? "the message has no recipient"
          : "the recipient is no list of addresses such as a@example.org")
    }
    let bytes = MessageWriter.bytes(
      of: draft, recipients: recipients, from: currentSender(),
      carrying: try carriedFields(from: draft.id))
    let location = try write(bytes, to: FolderTable.outbox, .new, flags: nil)
    let isDurable = sync(FolderTable.outbox, .new)
    let id = index.add(location)
    tellStored([id], tell)
    guard let old = draft.id, isDraft(old) else { return }
    remove(old, isReplaced: isDurable, tell)
    if index[old] == nil { tell(.removed(ids: [old])) }
  }

  /// Puts a message among the drafts. It keeps the id of the draft that it goes on from.
  mutating func keep(_ draft: Draft, _ tell: (MailEvent) -> Void) throws(Refusal) {
    let fields = try carriedFields(from: draft.id)
    let bytes = MessageWriter.bytes(
      of: draft, recipients: Recipients(draft.recipient), from: currentSender(), carrying: fields)
    let location = try write(bytes, to: FolderTable.drafts, .cur, flags: "D")
    let isDurable = sync(FolderTable.drafts, .cur)
    guard let old = draft.id, isDraft(old) else {
      tellStored([index.add(location)], tell)
      return
    }
    remove(old, isReplaced: isDurable, tell)
    if let left = index[old]?.location {
      // It was not removed: two drafts, and the new one goes on under the id.
      index.move(old, to: location)
      tellStored([index.add(left), old], tell)
    } else {
      tellStored([index.add(location, as: old)], tell)
    }
    formers[old] = fields.map { FormerDraft(stamp: index[old]?.stamp, fields: $0) }
  }

  private mutating func currentSender() -> Sender {
    let sender = self.sender ?? .current()
    self.sender = sender
    return sender
  }

  func isDraft(_ id: String) -> Bool { index[id]?.location.folder == FolderTable.drafts }

  /// Takes a kept draft away for good, unless it is no longer the one that was opened or told.
  mutating func discard(_ id: String) throws(Refusal) {
    guard isDraft(id) else { throw .isGone }
    let stamp = formers.removeValue(forKey: id)?.stamp ?? index[id]?.stamp
    for _ in 0..<Maildir.attempts {
      guard let location = index[id]?.location else { throw .isGone }
      let path = folders.path(of: location)
      var isChanged = false
      do throws(FileError) {
        if let stamp, let file = try files.status(path) { isChanged = FileStamp(file) != stamp }
        if !isChanged { try files.remove(path) }
      } catch {
        guard error.code == ENOENT else {
          throw .refused(files.reason(error, folders[location.folder].path(location.part)))
        }
        try follow(id)
        continue
      }
      guard !isChanged else { throw .refused("\(path.text): another program has changed it") }
      index.remove(id)
      sync(FolderTable.drafts, location.part)
      return
    }
    throw .refused("\(text(of: id)): other programs keep renaming it")
  }

  /// Removes the draft that a new message replaces. It stays known where that fails.
  private mutating func remove(_ old: String, isReplaced: Bool, _ tell: (MailEvent) -> Void) {
    guard isReplaced else {
      // After a loss of power neither might be left.
      unsynced = unsynced.map { "\($0), so the former draft stays" }
      return
    }
    do throws(Refusal) {
      try discard(old)
    } catch {
      switch error {
      case .isGone: index.remove(old)
      case .refused(let reason):
        tell(.trouble("the former draft stays: \(reason)"))
      }
    }
  }

  /// Writes a message as the Maildir page asks: into `tmp`, synced, then renamed. That is still to be
  /// synced.
  private mutating func write(
    _ bytes: [UInt8], to folder: Int, _ part: Location.Part, flags: String?
  ) throws(Refusal) -> Location {
    let unique = names.next()
    let draft = folders[folder].path.appending("tmp").appending(unique)
    let location = Location(
      folder: folder, part: part, name: MessageName(unique: unique, flags: flags))
    if !isComplete(folder) { try make(folder) }
    let from = folders[folder].path.appending("tmp")
    do throws(FileError) {
      try files.write(bytes, to: draft)
    } catch {
      throw .refused(files.reason(error, from))
    }
    do throws(FileError) {
      try files.rename(draft, to: folders.path(of: location))
    } catch {
      try? files.remove(draft)
      throw .refused(files.reason(error, folders[folder].path(part), from))
    }
    return location
  }

  func isComplete(_ folder: Int) -> Bool {
    ["tmp", "new", "cur"].allSatisfy { part in
      let file = try? files.status(folders[folder].path.appending(part), followsLinks: true)
      return file.map { $0.isFolder != 0 } ?? false
    }
  }
}
