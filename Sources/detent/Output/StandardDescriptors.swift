internal import CLinux
internal import Glibc

/// Descriptors 0 to 2, which a parent may have closed.
enum StandardDescriptors {
  /// Whether standard error is the same terminal, file or pipe as standard output.
  static var errorsGoWithOutput: Bool {
    var (output, errors) = (stat(), stat())
    guard unsafe fstat(STDOUT_FILENO, &output) == 0 else { return false }
    guard unsafe fstat(STDERR_FILENO, &errors) == 0 else { return false }
    return output.st_dev == errors.st_dev && output.st_ino == errors.st_ino
  }

  /// Puts /dev/null in the place of closed ones, or what is opened next would be taken for them. A closed
  /// output stays one that cannot be written, so that nothing is lost in silence.
  static func fill() {
    var descriptor: Int32
    repeat {
      let isOutput = fcntl(STDIN_FILENO, F_GETFD) >= 0 && fcntl(STDOUT_FILENO, F_GETFD) < 0
      descriptor = unsafe open("/dev/null", isOutput ? O_RDONLY : O_RDWR)
    } while (0...2).contains(descriptor)
    if descriptor > 2 { close(descriptor) }
  }
}
