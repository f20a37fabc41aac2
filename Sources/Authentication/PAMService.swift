internal import Glibc
public import Secrets

/// The service by which PAM is asked.
public enum PAMService {
  public static let name = "detent"

  /// Where its file may be. PAM takes the service `other` for one without a file, which refuses or
  /// asks for other things than a person expects.
  private static let folders = ["/etc/pam.d", "/usr/lib/pam.d"]

  /// Throws where there is no file.
  public static func find() throws(SecretError) {
    let paths = folders.map { "\($0)/\(name)" }
    guard !paths.contains(where: { unsafe access($0, R_OK) == 0 }) else { return }
    throw .failure("PAM has no service \(name): \(paths.joined(separator: " and ")) are absent")
  }

  /// Throws where there is no such user.
  public static func find(user: String) throws(SecretError) {
    errno = 0
    guard unsafe getpwnam(user) == nil else { return }
    guard errno == 0 || errno == ENOENT else {
      throw .call("the user “\(user)” cannot be looked up")
    }
    throw .usage("there is no user “\(user)”")
  }
}
