internal import Authentication
internal import CLinux
internal import CPAM
internal import Glibc
internal import LockMessages
internal import Secrets

/// The password of a user, by PAM.
enum PAMCheck {
  /// What modules of a login's check do as root: read and write their files as any user, be one, ask
  /// from a port that only root may use (NIS), lock memory and write to the audit log. As numbered in
  /// linux/capability.h.
  private static let capabilities = [
    CAP_CHOWN, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER, CAP_SETGID, CAP_SETUID,
    CAP_NET_BIND_SERVICE, CAP_IPC_LOCK, CAP_AUDIT_WRITE,
  ]

  static func run(
    _ user: String, _ secret: consuming SecretBuffer
  ) throws(SecretError) -> AuthVerdict {
    try PAMService.find()
    if geteuid() == 0 {
      let kept = capabilities.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      guard linux_keep_capabilities(kept) == 0 else {
        throw .call("capabilities cannot be given up")
      }
    }
    let conversation = Conversation(secret)
    guard conversation.takeSecret() else { throw .call("the secret cannot be read") }
    return try conversation.authenticate(user)
  }
}
