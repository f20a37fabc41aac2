internal import Authentication
internal import CLinux
internal import Glibc
internal import LockMessages
internal import Secrets

/// The program that checks one secret: `detent-auth pin FILE` or `detent-auth pam USER`.
///
/// The secret comes on standard input, to its end; the verdict goes to standard output.
@main
enum DetentAuth {
  static func main() {
    guard let method = AuthMethod(CommandLine.arguments.dropFirst()), isatty(STDIN_FILENO) == 0
    else {
      let text = Array("detent: this is a part of Detent: use detent lock --auth pin or pam\n".utf8)
      _ = unsafe write(STDERR_FILENO, text, text.count)
      exit(ExitStatus.usage)
    }
    // Who started it would get no verdict any more.
    _ = linux_end_with_parent()
    SecretProcess.hide()
    _ = SecretProcess.lockMemory()
    let output = VerdictPipe()
    output.finish(check(method))
  }

  private static func check(_ method: AuthMethod) -> AuthVerdict {
    guard let secret = SecretBuffer() else { return .failed("there is no memory") }
    do throws(SecretError) {
      switch method {
      case .pin(let file): return try PINCheck.run(file, secret)
      case .pam(let user): return try PAMCheck.run(user, secret)
      }
    } catch {
      return .failed(error.message)
    }
  }
}
