internal import Glibc

/// The machine that a report was made on.
enum Machine {
  /// The kernel's release and the processor's architecture, such as `6.1.0-40-amd64 x86_64`.
  static var kernel: String {
    var name = utsname()
    guard unsafe uname(&name) == 0 else { return "unknown" }
    let release = unsafe withUnsafeBytes(of: &name.release) { unsafe text($0) }
    let machine = unsafe withUnsafeBytes(of: &name.machine) { unsafe text($0) }
    return "\(release) \(machine)"
  }

  /// The processors that are online.
  static var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
