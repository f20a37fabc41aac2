internal import CLinux
internal import Glibc

/// One descriptor that is readable when one of several is; negative numbers are none.
package struct Waiting: ~Copyable {
  private let epoll: Descriptor

  package init(for descriptors: [Int32]) throws(FileError) {
    let epoll = try Descriptor(epoll_create1(Int32(EPOLL_CLOEXEC)))
    for descriptor in descriptors where descriptor >= 0 {
      var event = unsafe epoll_event()
      unsafe event.events = EPOLLIN.rawValue
      guard unsafe epoll_ctl(epoll.number, EPOLL_CTL_ADD, descriptor, &event) == 0 else {
        throw FileError()
      }
    }
    self.epoll = epoll
  }

  package var descriptor: Int32 { epoll.number }
}
