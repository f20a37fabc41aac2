/// Somebody who has items.
struct Account: Hashable {
  var id: Int64
  var name: String
  var password: String

  var checksum: Int64 {
    var checksum = Checksum()
    checksum.add(id)
    for text in [name, password] { checksum.add(text) }
    return checksum.value
  }
}

extension Database {
  /// All accounts by name.
  func accounts() throws(KeepingError) -> [Account] {
    try rows("SELECT id, name, password, checksum FROM account ORDER BY key") {
      row throws(KeepingError) in
      let account = Account(id: row.integer(0), name: row.text(1), password: row.text(2))
      guard account.checksum == row.integer(3) else {
        throw .damaged("account \(account.id) is not as it was written")
      }
      return account
    }
  }

  /// The account of a name; nil where there is none.
  func account(named name: String) throws(KeepingError) -> Account? {
    let key = AccountName.key(of: name)
    return try accounts().first { AccountName.key(of: $0.name) == key }
  }

  /// Adds an account whose name nobody has.
  func addAccount(_ name: AccountName, password: String) throws(KeepingError) -> Account {
    guard try account(named: name.name) == nil else {
      throw .refused("there is an account of that name already")
    }
    try run(
      "INSERT INTO account (name, key, password, checksum) VALUES (?, ?, ?, 0)",
      .text(name.name), .text(name.key), .text(password))
    let account = Account(id: lastID, name: name.name, password: password)
    try run(
      "UPDATE account SET checksum = ? WHERE id = ?", .integer(account.checksum),
      .integer(account.id))
    return account
  }
}
