extension Database {
  /// What this database is called among others.
  func identity() throws(KeepingError) -> String { try text("SELECT name FROM identity") }

  /// Takes down that an account may be signed in to by a secret.
  func remember(_ account: Int64, secret hash: String) throws(KeepingError) -> Int64 {
    try run(
      "INSERT INTO remembered (account, secret) VALUES (?, ?)", .integer(account), .text(hash))
    return lastID
  }

  func forget(_ token: RememberedToken) throws(KeepingError) {
    try run("DELETE FROM remembered WHERE id = ?", .integer(token.number))
  }

  /// The account that a token signs in to; nil where it is forgotten or wrong.
  func account(rememberedBy token: RememberedToken) throws(KeepingError) -> Account? {
    let found = try rows(
      "SELECT account, secret FROM remembered WHERE id = ?", .integer(token.number)
    ) { (id: $0.integer(0), secret: $0.text(1)) }
    guard let entry = found.first, try PasswordHash.matches(token.secret, entry.secret) else {
      return nil
    }
    return try accounts().first { $0.id == entry.id }
  }
}
