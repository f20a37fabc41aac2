internal import Glibc

/// What the kernel's SysRq keys may do (`kernel.sysrq`): 0 for nothing.
public enum SystemRequest {
  private static let path = "/proc/sys/kernel/sysrq"

  /// Nil on a kernel without SysRq keys.
  public static func value() throws(ConsoleError) -> Int? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw .call("\(path) cannot be opened") }
    defer { close(descriptor) }
    let text = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
      let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      return unsafe String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
    }
    guard let value = Int(text.split(separator: "\n").first ?? "") else {
      throw .failure("\(path) has no number")
    }
    return value
  }

  public static func set(_ value: Int) throws(ConsoleError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .call("\(path) cannot be opened") }
    defer { close(descriptor) }
    let text = Array("\(value)\n".utf8)
    guard unsafe write(descriptor, text, text.count) == text.count else {
      throw .call("\(path) cannot be written")
    }
  }
}
