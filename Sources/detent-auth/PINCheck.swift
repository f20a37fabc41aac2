internal import CLinux
internal import Glibc
internal import LockMessages
internal import PINFiles
internal import Secrets

/// A PIN against the hash in a file.
enum PINCheck {
  /// Reads the file, gives all rights up, and only then takes the secret in.
  static func run(
    _ path: String, _ secret: consuming SecretBuffer
  ) throws(SecretError) -> AuthVerdict {
    let file = try PINFile(path: path)
    try giveUpRights()
    var secret = secret
    guard secret.read(STDIN_FILENO) else { throw .call("the secret cannot be read") }
    return try file.matches(secret) ? .accepted : .refused
  }

  /// From now on the process can calculate and write its verdict, and little more.
  private static func giveUpRights() throws(SecretError) {
    if geteuid() == 0 {
      guard let nobody = unsafe getpwnam("nobody") else {
        throw .failure("there is no user “nobody” to check a PIN as")
      }
      let (user, group) = unsafe (nobody.pointee.pw_uid, nobody.pointee.pw_gid)
      guard setgroups(0, nil) == 0, setgid(group) == 0, setuid(user) == 0, setuid(0) != 0
      else { throw .failure("the rights of root cannot be given up") }
    }
    guard linux_gain_no_rights() == 0, linux_set_limit(linux_limit_files, 0) == 0,
      linux_set_limit(linux_limit_processes, 0) == 0
    else { throw .call("the process cannot be limited") }
    // The change of the user has undone both.
    SecretProcess.hide()
    _ = linux_end_with_parent()
  }
}
