public import Storage

extension ToDoStore {
  /// What an import did.
  public struct ImportCount: Hashable, Sendable {
    public var added = 0
    /// Items that were there already and are now as in the file.
    public var changed = 0
    /// Items that were there already as in the file.
    public var same = 0
  }

  /// Signs in for one command.
  public mutating func signIn(name: String, password: String) throws(StorageError) {
    do throws(KeepingError) {
      try signIn(name, password, isRemembered: false) { _ in }
    } catch {
      throw StorageError(.permission, "\(file.name): \(error.reason)")
    }
  }

  /// Signs in whoever is remembered. Returns whether somebody is.
  public mutating func signInRemembered() throws(StorageError) -> Bool {
    signInByToken { _ in }
    if let damage { throw StorageError(.failure, "\(file.name): \(damage.reason)") }
    return account != nil
  }

  /// Holds all that is in the database against all else; throws what is wrong.
  public func check() throws(StorageError) {
    try file.telling { () throws(KeepingError) in try database.check() }
  }

  /// All items of whoever is signed in, by number.
  public func exportedItems() throws(StorageError) -> [PortableItem] {
    try file.telling { () throws(KeepingError) in
      let account = try signedIn()
      return try database.read { () throws(KeepingError) in
        try database.items(of: account.id).map(\.content)
      }
    }
  }

  /// Takes items in, all or none: one that is there already becomes as it is given.
  public func importItems(_ items: [PortableItem]) throws(StorageError) -> ImportCount {
    try file.telling { () throws(KeepingError) in
      let account = try signedIn()
      return try write { () throws(KeepingError) in
        var count = ImportCount()
        for item in items {
          let refusal =
            PortableItem.refusal(of: item.text) ?? PortableItem.refusal(ofUID: item.uid)
          if let refusal { throw .refused(refusal) }
          guard var former = try database.item(uid: item.uid, of: account.id) else {
            _ = try database.add(item, to: account.id)
            count.added += 1
            continue
          }
          guard former.content != item else {
            count.same += 1
            continue
          }
          former.content = item
          try database.replace(former)
          count.changed += 1
        }
        return count
      }
    }
  }
}
