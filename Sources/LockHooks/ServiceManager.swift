internal import Glibc

/// The service manager that started this process, where one did: a socket that NOTIFY_SOCKET names
/// (sd_notify(3) describes it). The process that holds a console links no library for it.
public enum ServiceManager {
  /// Tells it that the service does what it is for.
  public static func tellReady() { tell("READY=1") }

  /// Tells it, and whoever looks at the service, how it stands.
  public static func tellStatus(_ sentence: String) { tell("STATUS=\(sentence)") }

  private static func tell(_ state: String) {
    guard let name = unsafe getenv("NOTIFY_SOCKET") else { return }
    let path = unsafe Array(String(cString: name).utf8)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard let first = path.first, path.count < MemoryLayout.size(ofValue: address.sun_path)
    else { return }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { room in
      unsafe room.copyBytes(from: path)
      // A name that no file has.
      if first == UInt8(ascii: "@") { unsafe room[0] = 0 }
    }
    let length = MemoryLayout<sa_family_t>.size + path.count
    let connection = socket(
      AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard connection >= 0 else { return }
    defer { close(connection) }
    let bytes = Array(state.utf8)
    _ = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { socketAddress in
        unsafe sendto(
          connection, bytes, bytes.count, Int32(MSG_NOSIGNAL), socketAddress,
          socklen_t(length))
      }
    }
  }
}
