internal import CLinux
internal import Glibc

/// Keeps the processors from sleeping so deeply that waking up takes long, for as long as it lives.
///
/// The kernel holds a request of 0 µs while /dev/cpu_dma_latency is open
/// (Documentation/power/pm_qos_interface.rst).
public final class WakeupLatency: Sendable {
  private let descriptor: Int32
  public let grant: RealtimeGrant

  /// Asks for it; `grant` says whether the kernel agreed.
  public init() {
    let path = "/dev/cpu_dma_latency"
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    var latency: Int32 = 0
    self.descriptor = descriptor
    let written = unsafe descriptor < 0 ? -1 : write(descriptor, &latency, 4)
    if written == 4 {
      grant = RealtimeGrant(
        measure: .wakeup, isGranted: true, detail: "\(path) holds 0 µs")
    } else {
      let reason = unsafe String(cString: strerror(errno))
      let isMissing = errno == ENOENT
      grant = RealtimeGrant(
        measure: .wakeup, isGranted: false, detail: "\(path): \(reason)",
        remedy: isMissing
          ? "this kernel has no processor sleep states to hold back"
          : "the udev rule 71-detent-realtime.rules grants it")
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
