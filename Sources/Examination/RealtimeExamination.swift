internal import CLinux
internal import Diagnosis
internal import Glibc
internal import Latency

// What the kernel grants to `--realtime`.
extension RealtimeFacts {
  private static let wakeupDevice = "/dev/cpu_dma_latency"

  static func current() -> RealtimeFacts {
    let memory = linux_memlock_limit()
    return RealtimeFacts(
      priority: geteuid() == 0 ? 99 : Int(linux_rtprio_limit()),
      wantedPriority: Int(RealtimeScheduling.priority),
      lockedMemory: memory < 0 || geteuid() == 0 ? nil : Int(memory), wakeup: currentWakeup,
      preemption: currentPreemption)
  }

  private static var currentWakeup: Wakeup {
    guard SystemFiles.exists(wakeupDevice) else { return .absent }
    return unsafe faccessat(AT_FDCWD, wakeupDevice, W_OK, AT_EACCESS) == 0 ? .granted : .refused
  }

  /// What the kernel's version says, and its mode where that may be chosen and is told: by debugfs to
  /// root, by the kernel's command line to everybody.
  private static var currentPreemption: String {
    if SystemFiles.text("/sys/kernel/realtime")?.hasPrefix("1") ?? false { return "PREEMPT_RT" }
    let words = SystemFiles.text("/proc/version")?.split(whereSeparator: \.isWhitespace) ?? []
    let model = words.first { $0.hasPrefix("PREEMPT") }.map(String.init) ?? ""
    guard let mode = preemptionMode else { return model }
    return model.isEmpty ? mode : "\(model) (\(mode))"
  }

  private static var preemptionMode: String? {
    if let modes = SystemFiles.text("/sys/kernel/debug/sched/preempt"),
      let start = modes.firstIndex(of: "("), let end = modes.firstIndex(of: ")"), start < end
    {
      return String(modes[modes.index(after: start)..<end])
    }
    let words = SystemFiles.text("/proc/cmdline")?.split(whereSeparator: \.isWhitespace) ?? []
    return words.last { $0.hasPrefix("preempt=") }.map { String($0.dropFirst(8)) }
  }
}
