internal import Authentication
internal import CPAM
internal import Glibc
internal import LockMessages
internal import Secrets

/// Speaks with PAM: the first question for a secret gets it, any other none.
final class Conversation {
  private var secret: SecretBuffer
  private var hasAnswered = false
  private var hasRefused = false

  init(_ secret: consuming SecretBuffer) {
    self.secret = secret
  }

  /// Reads the secret. Nothing that PAM starts finds it on standard input afterwards.
  func takeSecret() -> Bool {
    let isRead = secret.read(STDIN_FILENO)
    VerdictPipe.silence(STDIN_FILENO, O_RDONLY)
    return isRead
  }

  /// Asks PAM whether the secret is that of a user who may log in.
  ///
  /// An expired account is refused as at a login. A password that has to be changed is good enough: a
  /// lock cannot change it, and who was there before the lock would never get back. The credentials
  /// are renewed, since some modules reset their count of failures only then; what comes of it does
  /// not matter to a lock.
  func authenticate(_ user: String) throws(SecretError) -> AuthVerdict {
    var handle: OpaquePointer?
    var functions = unsafe pam_conv(
      conv: converse, appdata_ptr: Unmanaged.passUnretained(self).toOpaque())
    let started = unsafe pam_start(PAMService.name, user, &functions, &handle)
    guard started == PAM_SUCCESS, let handle = unsafe handle else {
      throw .failure("PAM cannot be started: error \(started)")
    }
    var result = unsafe pam_authenticate(handle, Int32(PAM_DISALLOW_NULL_AUTHTOK))
    defer { unsafe pam_end(handle, result) }
    if result == PAM_SUCCESS, secret.isUnusable { result = PAM_AUTH_ERR }
    guard result == PAM_SUCCESS else { return unsafe verdict(on: result, handle) }
    result = unsafe pam_acct_mgmt(handle, Int32(PAM_DISALLOW_NULL_AUTHTOK))
    guard result == PAM_SUCCESS || result == PAM_NEW_AUTHTOK_REQD else {
      return unsafe .failed("the account is not let in. \(words(for: result, handle))")
    }
    result = unsafe pam_setcred(handle, Int32(PAM_REFRESH_CRED))
    return .accepted
  }

  /// What is no clear refusal may hide one: a module that knows the secret to be wrong may have given
  /// way to another that could not be asked.
  private func verdict(on result: Int32, _ handle: OpaquePointer) -> AuthVerdict {
    if hasRefused { return .undecided("PAM asks for more than a password") }
    return switch result {
    case PAM_AUTH_ERR, PAM_MAXTRIES, PAM_USER_UNKNOWN, PAM_CRED_INSUFFICIENT, PAM_PERM_DENIED:
      .refused
    default: unsafe .undecided(words(for: result, handle))
    }
  }

  private func words(for result: Int32, _ handle: OpaquePointer) -> String {
    let text = unsafe pam_strerror(handle, result).map { unsafe String(cString: $0) }
    return "PAM says: \(text ?? "error \(result)")"
  }

  /// The answer to one message, which PAM frees.
  fileprivate func answer(to message: pam_message) -> pam_response? {
    switch unsafe message.msg_style {
    case PAM_PROMPT_ECHO_OFF where !hasAnswered:
      hasAnswered = true
      let text = unsafe secret.withText { unsafe strdup($0) }
      return unsafe pam_response(resp: text, resp_retcode: 0)
    case PAM_TEXT_INFO, PAM_ERROR_MSG:
      return unsafe pam_response(resp: nil, resp_retcode: 0)
    default:
      hasRefused = true
      return nil
    }
  }
}

/// PAM's way into `Conversation`. A failure leaves no answers behind.
private func converse(
  _ count: Int32, _ messages: UnsafeMutablePointer<UnsafePointer<pam_message>?>?,
  _ responses: UnsafeMutablePointer<UnsafeMutablePointer<pam_response>?>?,
  _ context: UnsafeMutableRawPointer?
) -> Int32 {
  guard count > 0, count <= PAM_MAX_NUM_MSG, let messages = unsafe messages,
    let responses = unsafe responses, let context = unsafe context,
    let room = unsafe calloc(Int(count), MemoryLayout<pam_response>.stride)
  else { return PAM_CONV_ERR }
  let conversation = unsafe Unmanaged<Conversation>.fromOpaque(context).takeUnretainedValue()
  let answers = unsafe room.bindMemory(to: pam_response.self, capacity: Int(count))
  for index in 0..<Int(count) {
    guard let message = unsafe messages[index],
      let answer = unsafe conversation.answer(to: message.pointee)
    else {
      for earlier in 0..<index {
        guard let text = unsafe answers[earlier].resp else { continue }
        unsafe explicit_bzero(text, strlen(text))
        unsafe free(text)
      }
      unsafe free(room)
      return PAM_CONV_ERR
    }
    unsafe answers[index] = answer
  }
  unsafe responses.pointee = unsafe answers
  return PAM_SUCCESS
}
