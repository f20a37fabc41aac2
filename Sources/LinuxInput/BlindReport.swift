internal import CLibudev
internal import CLinux
internal import Glibc
internal import InputModel
internal import Recording

extension UdevMonitor {
  /// What the kernel alone tells of an event node, for where udev does not run; nil for no event node.
  ///
  /// The kind is found by the rules that udev itself has. A node that cannot be opened counts as a
  /// touchscreen until it can: who named it is told about the permission then.
  borrowing func blindReport(of node: String) -> NodeReport? {
    var information = stat()
    guard unsafe stat(node, &information) == 0,
      var report = report(number: information.st_rdev)
    else { return nil }
    report.role = .device(.touchscreen)
    do throws(SystemError) {
      let device = try EvdevDevice(node: node, log: LogRelay())
      report.role = device.recorded.kind.map { .device($0) } ?? .other
    } catch {
      return report
    }
    return report
  }
}
