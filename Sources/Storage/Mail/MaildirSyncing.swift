internal import Interaction

extension Maildir {
  /// Makes the names in a folder durable, and the folder's own name, which a program that was killed
  /// may have left unsynced. Whether that succeeded: `tellUnsynced` tells why not.
  ///
  /// What was done is not undone for it: a rename back would be no more durable, and whoever asked
  /// would ask for the same again.
  @discardableResult
  mutating func sync(_ folder: Int, _ part: Location.Part) -> Bool {
    guard sync(folders[folder].path(part)) else { return false }
    return synced.contains(folder) || syncFolder(folder)
  }

  /// Makes the names of a folder's parts and its own durable.
  @discardableResult
  mutating func syncFolder(_ folder: Int) -> Bool {
    guard sync(folders[folder].path), sync(.root) else { return false }
    synced.insert(folder)
    return true
  }

  /// Tells once of what was done since and may not survive a loss of power.
  mutating func tellUnsynced(_ tell: (MailEvent) -> Void) {
    guard let text = unsynced else { return }
    unsynced = nil
    tell(.trouble(text))
  }

  private mutating func sync(_ path: FilePath) -> Bool {
    do throws(FileError) {
      try files.sync(path)
      return true
    } catch {
      // One is enough to tell: the others are most often on the same disk.
      unsynced =
        unsynced
        ?? "\(files.text(of: path)) cannot be synced: \(error.message) "
        + "(a power failure could undo this)"
      return false
    }
  }
}
