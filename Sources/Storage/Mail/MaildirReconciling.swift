internal import CLinux
internal import Interaction

extension Maildir {
  /// Compares what is known with the disk where something may have changed, and tells the
  /// differences.
  ///
  /// A message that vanished here and appeared there under the same unique part is the same one,
  /// with other flags or in another folder.
  mutating func reconcile(_ findings: Findings, _ tell: (MailEvent) -> Void) {
    var vanished: Set<String> = []
    var appeared: [(location: Location, inode: UInt64)] = []
    var changed: [String] = []
    var closed: Set<FilePath> = []
    for location in findings.locations {
      let file: linux_file?
      do throws(FileError) {
        file = try files.status(folders.path(of: location))
      } catch {
        let folder = folders[location.folder].path(location.part)
        if closed.insert(folder).inserted {
          let culprit = files.culprit(error, [folder], access: R_OK)
          tell(.trouble("\(culprit) cannot be read: \(error.message)"))
        }
        continue
      }
      switch (file, index.id(at: location)) {
      case (let file?, let id?):
        if index[id]?.stamp != FileStamp(file) { changed.append(id) }
      case (let file?, nil): appeared.append((location, file.inode))
      case (nil, let id?): vanished.insert(id)
      case (nil, nil): break
      }
    }
    for (location, inode) in appeared {
      // A folder that was not looked at may have lost it.
      for id in index.ids(unique: location.name.unique) where isGone(id) { vanished.insert(id) }
      if let id = match(location, inode, among: vanished) {
        vanished.remove(id)
        index.move(id, to: location)
        changed.append(id)
      } else {
        changed.append(index.add(location))
      }
    }
    changed += findElsewhere(&vanished, tell)
    if !vanished.isEmpty {
      for id in vanished { index.remove(id) }
      tell(.removed(ids: vanished.sorted()))
    }
    tellStored(changed, tell)
  }

  private func isGone(_ id: String) -> Bool {
    guard let location = index[id]?.location else { return false }
    do throws(FileError) {
      return try files.status(folders.path(of: location)) == nil
    } catch {
      return false
    }
  }

  /// Of copies the one that was the same file, otherwise the one of the same folder.
  private func match(_ location: Location, _ inode: UInt64, among vanished: Set<String>) -> String?
  {
    let same = index.ids(unique: location.name.unique).filter(vanished.contains)
    return same.first { index[$0]?.stamp?.inode == inode }
      ?? same.first { index[$0]?.location.folder == location.folder } ?? same.first
  }

  /// Looks for what vanished in all folders: its new place may not have been told yet.
  private mutating func findElsewhere(
    _ vanished: inout Set<String>, _ tell: (MailEvent) -> Void
  ) -> [String] {
    guard !vanished.isEmpty else { return [] }
    var found: [String] = []
    for number in folders.folders.indices where !vanished.isEmpty {
      for location in listing(of: number, tell) where index.id(at: location) == nil {
        guard let id = match(location, 0, among: vanished) else { continue }
        vanished.remove(id)
        index.move(id, to: location)
        found.append(id)
      }
    }
    return found
  }
}
