internal import Interaction

extension Maildir {
  /// Puts what is due back into the mailbox and tells of it; the ids.
  @discardableResult
  mutating func bringBack(_ tell: (MailEvent) -> Void) -> Set<String> {
    let now = LocalTime.now()
    if let retry = stuck.retry, retry <= now { stuck = StuckMessages() }
    let due = index.deferred.subtracting(stuck.ids).filter { id in
      (index[id]?.location.name.due).map { $0 <= now } ?? false
    }
    var cameBack: Set<String> = []
    for id in due.sorted() where bringBack(id, tell) {
      guard let stored = stored(id) else { continue }
      cameBack.insert(id)
      tell(.cameBack(stored))
    }
    tellUnsynced(tell)
    return cameBack
  }

  private mutating func bringBack(_ id: String, _ tell: (MailEvent) -> Void) -> Bool {
    do throws(Refusal) {
      try move(id, to: FolderTable.mailbox, due: nil)
      return true
    } catch {
      switch error {
      case .isGone:
        if let location = index[id]?.location { reconcile(Findings([location]), tell) }
        return false
      case .refused(let reason):
        stuck.ids.insert(id)
        stuck.retry = stuck.retry ?? LocalTime.now() + Maildir.patience
        tell(.trouble("a message that is due cannot be brought back: \(reason)"))
        return false
      }
    }
  }

  /// Wakes the program for the next message that is due, and where folders cannot be watched.
  mutating func setAlarm(_ tell: (MailEvent) -> Void) {
    if (watch.isIncomplete || watch.isLost) && rescan == nil {
      if !saidIncomplete {
        saidIncomplete = true
        let reason =
          watch.isLost
          ? "\(files.path) was moved"
          : "the kernel has no watches left (fs.inotify.max_user_watches or max_user_instances)"
        tell(.trouble("\(reason): other programs' doings are noticed every \(Maildir.patience) s"))
      }
      rescan = LocalTime.now() + Maildir.patience
    }
    let due = index.deferred.subtracting(stuck.ids).compactMap { index[$0]?.location.name.due }
    alarm.set([due.min(), stuck.retry, rescan].compactMap(\.self).min())
  }
}
