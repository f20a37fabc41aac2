internal import CLinux
internal import Glibc

/// Where an administrator asks the process that holds the console to give it back.
///
/// A socket and no signal: a process number may be another's by the time it is sent to, those who end
/// all processes at shutdown would unlock by accident, and no signal tells whether it was done. Only
/// root gets into the folder; who asks is held to that once more.
public struct UnlockSocket: ~Copyable {
  static let name = "socket"

  /// Readable when somebody asks.
  public let descriptor: Int32
  private var asking: [Int32] = []
  /// Of its name; the descriptor has another.
  private let inode: ino_t?

  /// Listens. The right to hold must be had: an earlier holder's socket is replaced.
  public init(_ folder: borrowing StateFolder) throws(ConsoleError) {
    let path = "\(folder.path)/\(UnlockSocket.name)"
    unsafe unlinkat(folder.descriptor, UnlockSocket.name, 0)
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw .call("no socket can be had") }
    let isBound = unsafe UnlockSocket.withAddress(path) { unsafe bind(descriptor, $0, $1) }
    guard isBound == 0, unsafe chmod(path, 0o600) == 0, listen(descriptor, 4) == 0 else {
      let code = errno
      close(descriptor)
      throw .call("\(path) cannot be listened on", code: code)
    }
    self.descriptor = descriptor
    inode = folder.inode(UnlockSocket.name)
  }

  deinit {
    for connection in asking { close(connection) }
    close(descriptor)
  }

  /// Whether those who ask come to this socket.
  public func isInPlace(_ folder: borrowing StateFolder) -> Bool {
    inode != nil && folder.inode(UnlockSocket.name) == inode
  }

  /// Takes who asks. Returns whether one of them is root; they wait for `answer`.
  public mutating func accept() -> Bool {
    var isAsked = false
    while true {
      let connection = Glibc.accept(descriptor, nil, nil)
      guard connection >= 0 else { return isAsked }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      guard linux_peer_is_root(connection) != 0 else {
        close(connection)
        continue
      }
      asking.append(connection)
      isAsked = true
    }
  }

  /// Tells those who asked: an empty sentence where all was given back.
  public mutating func answer(_ sentence: String) {
    // A packet of no bytes could not be told from the end of the connection.
    let text = Array("=\(sentence)".utf8)
    for connection in asking {
      unsafe send(connection, text, text.count, Int32(MSG_NOSIGNAL))
      close(connection)
    }
    asking = []
  }

  static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { room in
      // The rest is zero, which ends the path.
      unsafe room.copyBytes(from: path.utf8.prefix(room.count - 1))
    }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
