internal import CLinux
internal import Glibc

/// SCHED_FIFO for the calling thread.
public enum RealtimeScheduling {
  /// Above every ordinary thread, and below the kernel's interrupt threads, which stand at 50.
  public static let priority: Int32 = 20

  /// Asks the kernel to run the calling thread before all ordinary ones; with a lower priority where
  /// the limit allows no more.
  public static func enter() -> RealtimeGrant {
    let allowed = Int32(clamping: linux_rtprio_limit())
    var code: Int32 = 0
    for priority in [priority, min(allowed, priority)] where priority > 0 {
      var parameters = sched_param(sched_priority: priority)
      code = unsafe pthread_setschedparam(pthread_self(), SCHED_FIFO, &parameters)
      if code == 0 {
        return RealtimeGrant(
          measure: .scheduling, isGranted: true, detail: "SCHED_FIFO at priority \(priority)")
      }
    }
    return RealtimeGrant(
      measure: .scheduling, isGranted: false,
      detail: "the kernel refuses SCHED_FIFO: \(unsafe String(cString: strerror(code)))",
      remedy: "an rtprio limit of \(priority) (limits.d, LimitRTPRIO=) or CAP_SYS_NICE grants it")
  }
}
