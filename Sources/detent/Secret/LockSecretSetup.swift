internal import Authentication
internal import Glibc
internal import Invocation
internal import LockMessages
internal import PINFiles
internal import Secrets

/// How a lock's secret is checked, held to what can work before anything is locked.
enum LockSecretSetup {
  /// Returns nil where no secret is asked for.
  static func method(_ invocation: Invocation) throws(SecretError) -> AuthMethod? {
    let method: AuthMethod
    switch invocation.auth {
    case .none: return nil
    case .pin:
      let path = invocation.pinFile ?? PINFile.standard
      try PINFile.check(path)
      method = .pin(file: try absolute(path))
    case .pam:
      try PAMService.find()
      let user = if let user = invocation.user { user } else { try ownName() }
      try PAMService.find(user: user)
      method = .pam(user: user)
    }
    _ = try AuthProgram()
    return method
  }

  /// Who has a secret checked that this process asks for; nil where none is.
  static func keeper(
    _ invocation: Invocation, _ link: SupervisorLink?
  ) throws(SecretError) -> SecretKeeper? {
    guard invocation.auth != .none else { return nil }
    let check: any SecretCheck
    if let token = invocation.token, let link {
      check = HolderCheck(descriptor: token + 2) { link.tell(.slid) }
    } else {
      guard let method = try method(invocation) else { return nil }
      check = OwnCheck(try AuthProgram(), method)
    }
    SecretProcess.hide()
    if let reason = SecretProcess.lockMemory() {
      StandardError.say("what is typed may be paged out to a disk: \(reason)")
    }
    return try SecretKeeper(check)
  }

  /// The one who locks their own terminal.
  private static func ownName() throws(SecretError) -> String {
    guard let entry = unsafe getpwuid(getuid()), let name = unsafe entry.pointee.pw_name else {
      throw .usage("the user \(getuid()) has no name: say --user")
    }
    return unsafe String(cString: name)
  }

  /// `detent-auth` runs in another folder.
  private static func absolute(_ path: String) throws(SecretError) -> String {
    guard let whole = unsafe realpath(path, nil) else { throw .call("\(path) cannot be found") }
    defer { unsafe free(whole) }
    return unsafe String(cString: whole)
  }
}
