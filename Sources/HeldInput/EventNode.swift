internal import CLinux
internal import Glibc

/// An event node with keys, relative axes or touch, and whether this process alone gets its events.
///
///     open ──want──► waiting ──nothing is down──► held ──release──► releasing ──nothing is down──► open
///                       │ another program holds it
///                       └──► refused, and tried again
///
/// A grab with a key or a contact down would leave others with one that never lifts, and a release
/// would hand them one that they never saw go down.
final class EventNode {
  enum State: Hashable {
    case open
    case waiting
    case refused(Int32)
    case held
    case releasing
  }

  let path: String
  let name: String
  /// The grab belongs to this open file, whoever has a copy of the descriptor.
  let descriptor: Int32
  private(set) var state = State.open

  /// Opens a node. Nil for one without keys, relative axes and touch, or that has gone.
  init?(path: String) {
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard linux_event_has_controls(descriptor) != 0 else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
    name = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { room in
      guard let start = room.baseAddress else { return "" }
      unsafe linux_event_name(descriptor, start, room.count)
      return unsafe String(cString: start)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Asks for the node from now on.
  func want() {
    switch state {
    case .open, .releasing: state = state == .open ? .waiting : .held
    case .waiting, .refused, .held: break
    }
  }

  /// Takes a grab that is asked for, where nothing is down. Returns whether it was refused just now.
  func takeIfUp() -> Bool {
    switch state {
    case .open, .held, .releasing: return false
    case .waiting, .refused: break
    }
    guard !isDown else { return false }
    guard linux_event_grab(descriptor, 1) == 0 else {
      let code = errno
      // It has just been unplugged.
      guard code != ENODEV else { return false }
      let former = state
      state = .refused(code)
      return former != state
    }
    // What went down between the look and the grab has reached others, who must see it lift.
    guard !isDown else {
      _ = linux_event_grab(descriptor, 0)
      return false
    }
    state = .held
    return false
  }

  /// Gives the node back where nothing is down, or as soon as that is so.
  func releaseIfUp() {
    switch state {
    case .open: break
    case .waiting, .refused: state = .open
    case .held, .releasing:
      state = .releasing
      guard !isDown else { return }
      _ = linux_event_grab(descriptor, 0)
      state = .open
    }
  }

  /// Whether the device was unplugged. Another may be at its node by now.
  var hasGone: Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return unsafe poll(&state, 1, 0) > 0
  }

  /// Forgets what came while nobody read.
  func drain() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while unsafe read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  /// Whether a key or a contact is down. Asked by another open file: the question takes unread events
  /// away from the one that it is asked by.
  private var isDown: Bool {
    let probe = unsafe Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard probe >= 0 else { return false }
    defer { close(probe) }
    return linux_event_is_down(probe) > 0
  }
}
