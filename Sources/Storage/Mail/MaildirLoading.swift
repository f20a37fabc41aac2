internal import CLinux
internal import Glibc
public import Interaction

extension Maildir {
  /// Files in `tmp` that are older were left by a program that was killed: the Maildir page's rule.
  private static let leftoverAge: Int64 = 36 * 3600

  /// Reads all mail anew and tells of it: the lists, what came back meanwhile, the messages with the
  /// newest of the mailbox first, and `.loaded`.
  public mutating func load(_ tell: (MailEvent) -> Void) {
    index = MailIndex()
    removeLeftovers()
    findFolders(tell)
    for number in folders.folders.indices {
      for location in listing(of: number, tell) { _ = index.add(location) }
    }
    tell(.lists(folders.listNames))
    let cameBack = bringBack(tell)
    let byFolder = Dictionary(
      grouping: index.entries.filter { !cameBack.contains($0.key) }, by: \.value.location.folder)
    for number in folders.folders.indices {
      let newest = (byFolder[number] ?? [])
        .map { (id: $0.key, delivered: $0.value.location.name.delivered) }
        .sorted { ($0.delivered, $0.id) > ($1.delivered, $1.id) }
      tellStored(newest.map(\.id), tell)
    }
    tell(.loaded)
    setAlarm(tell)
  }

  /// Takes in the folders on the disk and watches them.
  mutating func findFolders(_ tell: (MailEvent) -> Void) {
    watch.add(.root)
    do throws(FileError) {
      let names = try files.names(.root)
      for number in folders.folders.indices.dropFirst() { folders.setThere(false, number) }
      // Of two names that read the same the one that is written as here is taken as it is.
      let own = names.filter { ListName.isOwn(folder: $0) }
      let others = names.filter { !ListName.isOwn(folder: $0) }
      for part in [own, others] {
        for name in part.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
          take(folderNamed: name)
        }
      }
    } catch {
      tell(.trouble("\(files.path) cannot be read: \(error.message)"))
    }
    watchParts(of: FolderTable.mailbox)
  }

  /// Takes in a folder of a place; its number.
  @discardableResult
  mutating func take(folderNamed name: [UInt8]) -> Int? {
    guard name.first == UInt8(ascii: "."), let number = folders.number(adding: name) else {
      return nil
    }
    let file = try? files.status(folders[number].path, followsLinks: true)
    let isThere = file.map { $0.isFolder != 0 } ?? false
    folders.setThere(isThere, number)
    if isThere { watchParts(of: number) }
    return number
  }

  mutating func watchParts(of number: Int) {
    // The folder itself tells when its parts are made.
    watch.add(folders[number].path)
    for part in Location.Part.allCases { watch.add(folders[number].path(part)) }
  }

  /// What the disk holds in a folder.
  func listing(of number: Int, _ tell: (MailEvent) -> Void) -> [Location] {
    var locations: [Location] = []
    var told: Set<String> = []
    for part in Location.Part.allCases {
      let path = folders[number].path(part)
      do throws(FileError) {
        for name in try files.names(path) {
          guard let name = MessageName(listed: name) else { continue }
          locations.append(Location(folder: number, part: part, name: name))
        }
      } catch {
        // A folder that is not made yet has no messages, and neither has a file of its name.
        if error.code == ENOENT || isFile(folders[number].path) { continue }
        let culprit = files.culprit(error, [path], access: R_OK)
        // What is wrong with the folder itself is wrong with both parts.
        guard told.insert(culprit).inserted else { continue }
        tell(.trouble("\(culprit) cannot be read: \(error.message)"))
      }
    }
    return locations
  }

  private func isFile(_ path: FilePath) -> Bool {
    guard let file = try? files.status(path, followsLinks: true) else { return false }
    return file.isFolder == 0
  }

  /// Removes drafts that were never finished; other programs' files are theirs.
  private func removeLeftovers() {
    let oldest = LocalTime.now() - Maildir.leftoverAge
    for number in [FolderTable.drafts, FolderTable.outbox] {
      let folder = folders[number].path.appending("tmp")
      for name in (try? files.names(folder)) ?? [] where UniqueNames.isOwn(name) {
        let path = folder.appending(name)
        guard let file = try? files.status(path), FileStamp(file).second < oldest
        else { continue }
        // It does no harm to stay.
        try? files.remove(path)
      }
    }
  }
}
