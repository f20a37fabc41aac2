internal import ChildProcesses
internal import Glibc
public import Secrets

/// `detent-auth`, which lies beside this program.
public struct AuthProgram: Hashable, Sendable {
  public let path: String

  /// Throws where it is absent.
  public init() throws(SecretError) {
    guard let path = SiblingProgram.path("detent-auth") else {
      throw .failure("the place of detent cannot be told (no /proc?)")
    }
    try self.init(path: path)
  }

  public init(path: String) throws(SecretError) {
    guard unsafe access(path, X_OK) == 0 else { throw .call("\(path) cannot be started") }
    self.path = path
  }
}
