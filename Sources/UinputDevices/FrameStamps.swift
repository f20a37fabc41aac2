internal import CLibevdev
internal import CLinux
internal import Glibc
public import InputModel

/// The kernel's own times of a device's frames, for whoever made them.
///
/// It is read without waiting, between two writes: the evdev queue holds a few frames, and nothing
/// is woken by it.
@safe public struct FrameStamps: ~Copyable {
  private let descriptor: Int32
  private let device: OpaquePointer

  /// Opens a node; nil where the kernel refuses it.
  public init?(node: String) {
    let descriptor = unsafe open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let device = unsafe libevdev_new() else {
      close(descriptor)
      return nil
    }
    // A fresh descriptor stamps by CLOCK_REALTIME.
    guard unsafe libevdev_set_fd(device, descriptor) == 0,
      unsafe libevdev_set_clock_id(device, CLOCK_MONOTONIC) == 0
    else {
      unsafe libevdev_free(device)
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    unsafe self.device = device
  }

  deinit {
    unsafe libevdev_free(device)
    close(descriptor)
  }

  /// Calls `body` with the time of each frame that came since the last call.
  public func drain(_ body: (Instant) -> Void) {
    var event = input_event()
    while true {
      let status = unsafe libevdev_next_event(
        device, UInt32(LIBEVDEV_READ_FLAG_NORMAL.rawValue), &event)
      guard status >= 0 else { return }
      guard event.type == EventCode.synchronization, event.code == EventCode.synReport
      else { continue }
      body(
        Instant(
          microseconds: Int64(event.time.tv_sec) * 1_000_000 + Int64(event.time.tv_usec)))
    }
  }
}
