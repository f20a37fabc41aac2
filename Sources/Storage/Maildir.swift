internal import CLinux
internal import Glibc
internal import Interaction

/// The mail in a Maildir, with Maildir++'s folders as places. One thread uses it.
///
/// Each message is one file and each move one rename, so at every moment a message lies in exactly
/// one place. What was done is told when the folders are synced, and so survives a loss of power.
public struct Maildir: ~Copyable {
  let files: MailFolders
  let parser = MessageParser()
  var folders = FolderTable()
  var index = MailIndex()
  var names: UniqueNames
  var watch: FolderWatch
  var alarm: Alarm
  /// When to look at all folders, where they cannot be watched.
  var rescan: Int64?
  var saidIncomplete = false
  var stuck = StuckMessages()
  /// The folders whose own names are known to be durable; that of the Maildir is not made here.
  var synced: Set<Int> = [FolderTable.mailbox]
  /// The drafts that were opened, by their ids.
  var formers: [String: FormerDraft] = [:]
  /// What was done and may not survive a loss of power, and is still to be told.
  var unsynced: String?
  /// Who writes, once that was asked for: it may be asked for over a network.
  var sender: Sender?
  private let waiting: Waiting

  /// Opens a Maildir; nothing is read or made in it yet.
  public init(path: String) throws(StorageError) {
    let bytes = Array(path.utf8)
    let files = MailFolders(root: try Maildir.opened(path), path: path)
    try Maildir.check(files, path: path)
    do throws(FileError) {
      let watch = FolderWatch(root: bytes)
      let alarm = try Alarm()
      waiting = try Waiting(for: [watch.descriptor, alarm.descriptor])
      self.watch = watch
      self.alarm = alarm
    } catch {
      throw StorageError(.failure, "\(path) cannot be watched: \(error.message)")
    }
    self.files = files
    names = UniqueNames(host: Sender.hostName())
  }

  /// Readable when other programs changed something or a message fell due: then `attend` is called.
  /// What this one changed makes it readable too, and then there is nothing to tell.
  public var descriptor: Int32 { waiting.descriptor }

  private static func opened(_ path: String) throws(StorageError) -> Descriptor {
    // A NUL would end the path early, and name another folder.
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw StorageError(.usage, "the Maildir's path is empty or has a NUL in it")
    }
    do throws(FileError) {
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
      return try Descriptor(unsafe FilePath(path).withCString { unsafe open($0, flags) })
    } catch {
      throw StorageError(file: path, error)
    }
  }

  private static func check(_ files: borrowing MailFolders, path: String) throws(StorageError) {
    var missing: [String] = []
    for part in ["cur", "new", "tmp"] {
      do throws(FileError) {
        let file = try files.status(FilePath(part), followsLinks: true)
        guard let file, file.isFolder != 0 else {
          missing.append(part)
          continue
        }
        if part != "tmp" { _ = try files.names(FilePath(part)) }
      } catch {
        throw StorageError(file: "\(path)/\(part)", error)
      }
    }
    guard !missing.isEmpty else { return }
    let list = missing.joined(separator: " and ")
    throw StorageError(
      .usage, "\(path) is no Maildir: \(list) \(missing.count == 1 ? "is" : "are") missing")
  }
}
