/// What signs in without a password: it lies in a file of the user's own, and its hash in the database,
/// so that a copied database alone does not sign in.
struct RememberedToken: Hashable {
  /// Of the row with the hash.
  var number: Int64
  /// 256 random bits.
  var secret: String

  var text: String { "\(number) \(secret)\n" }

  init(number: Int64, secret: String) {
    self.number = number
    self.secret = secret
  }

  init?(_ text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let number = Int64(parts[0]) else { return nil }
    self.init(number: number, secret: String(parts[1]))
  }
}
