internal import CLinux
internal import Glibc

/// The administrator's side of `UnlockSocket`.
public enum UnlockRequest {
  public enum Answer: Hashable, Sendable {
    /// All was given back.
    case done
    /// The console is free, but for what the sentence tells.
    case incomplete(String)
    /// Nobody listens.
    case nobody
    /// The holder is there, and says nothing.
    case silence
  }

  /// Asks the holder to give the console back, and waits for its answer.
  public static func ask(
    _ folder: borrowing StateFolder, patience milliseconds: Int32
  ) throws(ConsoleError) -> Answer {
    let path = "\(folder.path)/\(UnlockSocket.name)"
    let connection = socket(
      AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard connection >= 0 else { throw .call("no socket can be had") }
    defer { close(connection) }
    let isConnected = unsafe UnlockSocket.withAddress(path) {
      unsafe connect(connection, $0, $1)
    }
    guard isConnected == 0 else {
      if errno == ENOENT || errno == ECONNREFUSED { return .nobody }
      throw .call("\(path) cannot be reached")
    }
    var waiting = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, milliseconds) > 0 else { return .silence }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe recv(connection, &bytes, bytes.count, 0)
    guard count > 0 else { return .nobody }
    return count == 1 ? .done : .incomplete(String(decoding: bytes[1..<count], as: UTF8.self))
  }
}
