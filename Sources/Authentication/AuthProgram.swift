internal import Glibc
public import Secrets

/// `detent-auth`, which lies beside this program.
public struct AuthProgram: Hashable, Sendable {
  public let path: String

  /// Throws where it is absent.
  public init() throws(SecretError) {
    guard let own = unsafe realpath("/proc/self/exe", nil) else {
      throw .failure("the place of detent cannot be told (no /proc?)")
    }
    defer { unsafe free(own) }
    let folder = unsafe String(cString: own).split(separator: "/").dropLast()
    try self.init(path: "/" + (folder + ["detent-auth"]).joined(separator: "/"))
  }

  public init(path: String) throws(SecretError) {
    guard unsafe access(path, X_OK) == 0 else { throw .call("\(path) cannot be started") }
    self.path = path
  }
}
