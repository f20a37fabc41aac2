internal import CCrypt
internal import Glibc

/// Passwords as they are kept: by yescrypt, which costs memory, so that trying many is dear.
enum PasswordHash {
  enum Cost: UInt {
    /// For a long random secret, which cannot be tried.
    case least = 1
    /// What the library takes for good.
    case usual = 5
  }

  /// What the library takes, without the NUL at its end.
  static let longestPassword = Int(CRYPT_MAX_PASSPHRASE_SIZE) - 1

  /// Why a password cannot be taken; nil where it can.
  static func refusal(of password: String) -> String? {
    let bytes = password.utf8
    if bytes.isEmpty { return "the password is empty" }
    if bytes.contains(0) { return "the password has a NUL in it" }
    return bytes.count > longestPassword
      ? "the password is longer than \(longestPassword) bytes" : nil
  }

  /// A new hash, with salt.
  static func hash(_ password: String, cost: Cost = .usual) throws(KeepingError) -> String {
    guard let hash = hashed(password, setting: try setting(cost)) else { throw failure }
    return hash
  }

  /// Whether a password is that of a hash; nil for no hash, which takes as long.
  static func matches(_ password: String, _ hash: String?) throws(KeepingError) -> Bool {
    let setting = if let hash { hash } else { try setting(.usual) }
    let found = hashed(password, setting: setting)
    guard let hash, let found else { return false }
    return isEqual(found, hash)
  }

  /// Compares without telling by its time how much is alike.
  private static func isEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static var failure: KeepingError {
    .refused("the password cannot be hashed: error \(errno)")
  }

  private static func setting(_ cost: Cost) throws(KeepingError) -> String {
    var text = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
    // Without random bytes of ours the library asks the kernel for them.
    let setting = unsafe crypt_gensalt_rn(
      "$y$", cost.rawValue, nil, 0, &text, CRYPT_GENSALT_OUTPUT_SIZE)
    guard let setting = unsafe setting else { throw failure }
    return unsafe String(cString: setting)
  }

  private static func hashed(_ password: String, setting: String) -> String? {
    let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
    unsafe memset(data, 0, MemoryLayout<crypt_data>.size)
    defer {
      unsafe explicit_bzero(data, MemoryLayout<crypt_data>.size)
      unsafe data.deallocate()
    }
    let size = Int32(MemoryLayout<crypt_data>.size)
    let hash = unsafe crypt_rn(password, setting, data, size)
    return unsafe hash.map { unsafe String(cString: $0) }
  }
}
