internal import Glibc
internal import LinuxInput

/// A file or a pipe that is read as a whole.
enum InputFile {
  /// Reads it; `-` is standard input. Throws why it cannot be read, or that it is larger than `limit`.
  static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    let isStandard = path == "-"
    let descriptor = isStandard ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { if !isStandard { close(descriptor) } }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= limit else {
        throw .usage("\(path) is larger than \(limit >> 20) MiB")
      }
    }
  }

  private static func failure(_ path: String) -> InputError {
    let code = errno
    let sentence = "\(path) cannot be read: \(unsafe String(cString: strerror(code)))"
    return code == EACCES || code == EPERM ? .notPermitted(sentence) : .usage(sentence)
  }
}
