internal import Glibc

/// Descriptors 0 to 2, which a parent may have closed.
enum StandardDescriptors {
  /// Puts /dev/null in the place of closed ones, or what is opened next would be taken for them.
  static func fill() {
    var descriptor: Int32
    repeat {
      descriptor = unsafe open("/dev/null", O_RDWR)
    } while (0...2).contains(descriptor)
    if descriptor > 2 { close(descriptor) }
  }
}
