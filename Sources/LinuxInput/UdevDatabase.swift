internal import CLinux
internal import Glibc
public import InputModel

/// What udev keeps of devices, as far as it tells whether it has seen one.
public enum UdevDatabase {
  private static let pause = Interval.milliseconds(10)

  /// Waits until udev has worked through its rules for a character device. Returns whether it did.
  public static func awaitEntry(of node: String, within limit: Interval) -> Bool {
    let end = MonotonicClock.now() + limit
    while MonotonicClock.now() < end {
      var information = stat()
      if unsafe stat(node, &information) == 0 {
        let number = information.st_rdev
        let entry = "/run/udev/data/c\(linux_device_major(number)):\(linux_device_minor(number))"
        if unsafe access(entry, F_OK) == 0 { return true }
      }
      usleep(UInt32(pause.microseconds))
    }
    return false
  }
}
