internal import Glibc
internal import Interaction

/// Why something was not done.
enum Refusal: Error {
  /// The message's file is in none of the folder's names.
  case isGone
  case refused(String)
}

extension Maildir {
  /// Other programs can change a name again and again meanwhile, but not for ever.
  static let attempts = 8

  /// Moves a message by one rename, and syncs both folders. `due` becomes part of the name.
  mutating func move(_ id: String, to folder: Int, due: Int64?) throws(Refusal) {
    var other: [UInt8]?
    for _ in 0..<Maildir.attempts {
      guard let from = index[id]?.location else { throw .isGone }
      if other == nil && hasCopy(of: id, from.name.unique, in: folder) { other = names.next() }
      let name = from.name.moved(
        unique: other, leavesFolder: from.folder != folder, due: due)
      let target = Location(folder: folder, part: .cur, name: name)
      do throws(FileError) {
        if target != from {
          try files.rename(folders.path(of: from), to: folders.path(of: target))
        }
      } catch {
        switch error.code {
        case EEXIST: other = names.next()
        // With a time in it a long name may be too long; a new unique part is short.
        case ENAMETOOLONG where other == nil: other = names.next()
        case ENOENT: try prepare(id, from: from, for: folder)
        case ENAMETOOLONG: throw .refused("\(folders.path(of: from).text): \(error.message)")
        default:
          throw .refused(
            files.reason(error, folders[folder].path(.cur), folders[from.folder].path(from.part)))
        }
        continue
      }
      index.move(id, to: target)
      // First where it came: a message that is in both folders after a loss of power is not lost.
      if sync(folder, .cur), (from.folder, from.part) != (folder, .cur) {
        sync(from.folder, from.part)
      }
      return
    }
    throw .refused("\(text(of: id)): other programs keep renaming it")
  }

  /// Programs tell the messages of one folder apart by their unique part.
  private func hasCopy(of id: String, _ unique: [UInt8], in folder: Int) -> Bool {
    index.ids(unique: unique).contains { $0 != id && index[$0]?.location.folder == folder }
  }

  /// After a rename that found no file or no folder: learns the file's new name, or makes the folder.
  private mutating func prepare(
    _ id: String, from: Location, for folder: Int
  ) throws(Refusal) {
    let file: Bool
    do throws(FileError) {
      file = try files.status(folders.path(of: from)) != nil
    } catch {
      throw .refused(files.reason(error, folders[from.folder].path(from.part), access: X_OK))
    }
    if file { return try make(folder) }
    try follow(id)
  }

  /// A message's file, for a person.
  func text(of id: String) -> String {
    (index[id]?.location).map { folders.path(of: $0).text } ?? id
  }

  /// Learns the name that another program gave a message's file in the same folder.
  mutating func follow(_ id: String) throws(Refusal) {
    guard let old = index[id]?.location else { throw .isGone }
    let found = listing(of: old.folder) { _ in }.first {
      $0.name.unique == old.name.unique && index.id(at: $0) == nil
    }
    guard let found else { throw .isGone }
    index.move(id, to: found)
    // The flags may be others: that is told when the program attends to the change.
    index.setStamp(nil, of: id)
  }

  /// Makes a folder, or what is missing of it, as Maildir++ has it.
  mutating func make(_ number: Int) throws(Refusal) {
    guard number != FolderTable.mailbox else {
      throw .refused("\(files.path) has no cur any more")
    }
    let path = folders[number].path
    try making(path, in: .root) { files throws(FileError) in try files.makeFolder(path) }
    try making(path, in: path) { files throws(FileError) in
      try files.touch(path.appending("maildirfolder"))
    }
    for part in ["tmp", "new", "cur"].map(path.appending) {
      try making(part, in: path) { files throws(FileError) in try files.makeFolder(part) }
    }
    syncFolder(number)
    folders.setThere(true, number)
    watchParts(of: number)
  }

  private func making(
    _ path: FilePath, in folder: FilePath,
    _ body: (borrowing MailFolders) throws(FileError) -> Void
  ) throws(Refusal) {
    do throws(FileError) {
      try body(files)
    } catch {
      throw .refused(files.reason(error, path, folder))
    }
  }
}
