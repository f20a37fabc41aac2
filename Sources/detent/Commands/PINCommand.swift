internal import Glibc
internal import Invocation
internal import PINFiles
internal import Secrets

/// `detent pin`: asks for a PIN and keeps its hash.
enum PINCommand {
  /// Four digits are ten thousand PINs, which the growing delays make weeks of.
  private static let fewestDigits = 4

  /// Returns the exit status.
  static func run(_ invocation: Invocation) -> Int32 {
    SecretProcess.hide()
    do throws(SecretError) {
      // Before anything is typed in vain.
      guard invocation.pinFile != nil || geteuid() == 0 else {
        throw .notPermitted(
          "only root may write \(PINFile.standard): detent pin FILE keeps one for detent lock"
            + " --pin-file FILE")
      }
      guard var pin = SecretBuffer(), var again = SecretBuffer() else {
        throw .failure("there is no memory")
      }
      if isatty(STDIN_FILENO) == 1 {
        let prompt = try HiddenPrompt()
        if let signal = try prompt.ask("New PIN: ", &pin) { return ExitStatus.signal(signal) }
        if let signal = try prompt.ask("Once more: ", &again) { return ExitStatus.signal(signal) }
        guard pin.equals(again) else { throw .usage("the two differ: nothing was changed") }
      } else {
        guard pin.read(STDIN_FILENO, isLine: true) else {
          throw .call("standard input cannot be read")
        }
      }
      guard pin.count >= fewestDigits, !pin.isUnusable, pin.allBytes({ (0x30...0x39).contains($0) })
      else { throw .usage("a PIN has \(fewestDigits) digits or more, and digits alone") }
      try PINFile(hashing: pin).write(to: invocation.pinFile ?? PINFile.standard)
      return ExitStatus.done
    } catch {
      return SecretFailure.report(error, asJSON: false)
    }
  }
}
