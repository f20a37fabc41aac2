internal import CLinux
internal import Glibc
internal import LinuxInput

/// A file or a pipe that is read as a whole.
enum InputFile {
  /// Reads it; `-` is standard input. Throws why it cannot be read, or that it is larger than `limit`.
  static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    let isStandard = path == "-"
    let name = isStandard ? "standard input" : path
    let descriptor = isStandard ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(name) }
    defer { if !isStandard { close(descriptor) } }
    if isEndless(descriptor) { throw .usage("\(name) is a device, no file") }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(name) }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= limit else {
        throw .usage("\(name) is larger than \(limit >> 20) MiB")
      }
    }
  }

  /// Whether it is a device like /dev/zero. A terminal is one, too, whose user says when it ends.
  private static func isEndless(_ descriptor: Int32) -> Bool {
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { return false }
    switch information.st_mode & S_IFMT {
    case S_IFCHR: return isatty(descriptor) == 0
    case S_IFBLK: return true
    default: return false
    }
  }

  private static func failure(_ name: String) -> InputError {
    let code = errno
    let sentence = "\(name) cannot be read: \(unsafe String(cString: strerror(code)))"
    return code == EACCES || code == EPERM ? .notPermitted(sentence) : .usage(sentence)
  }
}
