internal import CLinux
internal import Glibc
internal import InputModel

/// The descriptors that the reader waits for, and the timer for its deadline.
@safe final class Poller {
  private let epoll: Int32
  private let timer: Int32
  private var armed: Instant?
  private let events = UnsafeMutableBufferPointer<epoll_event>.allocate(capacity: 16)

  /// What a descriptor is waited for.
  enum Source: Hashable, Sendable {
    case control
    case udev
    case libinput
    case timer
    case terminal
    case permissions
    case bus
    case device(DeviceID)
  }

  init() throws(InputError) {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard epoll >= 0, timer >= 0 else {
      throw .failure("the kernel gives no epoll or timer: \(SystemError().message)")
    }
    try add(timer, .timer)
  }

  deinit {
    close(timer)
    close(epoll)
    unsafe events.deallocate()
  }

  /// Waits for a descriptor from now on; `isUrgent` for files of sysfs, which have no data to come.
  func add(_ descriptor: Int32, _ source: Source, isUrgent: Bool = false) throws(InputError) {
    var event = unsafe epoll_event()
    let urgent = EPOLLPRI.rawValue | EPOLLERR.rawValue
    unsafe event.events = isUrgent ? urgent : EPOLLIN.rawValue
    unsafe event.data.u64 = Poller.number(of: source)
    guard unsafe epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0 else {
      throw .failure("a descriptor cannot be waited for: \(SystemError().message)")
    }
  }

  /// Waits for other events of a descriptor that is waited for already.
  func change(_ descriptor: Int32, _ source: Source, events: UInt32) throws(InputError) {
    var event = unsafe epoll_event()
    unsafe event.events = events
    unsafe event.data.u64 = Poller.number(of: source)
    guard unsafe epoll_ctl(epoll, EPOLL_CTL_MOD, descriptor, &event) == 0 else {
      throw .failure("a descriptor cannot be waited for: \(SystemError().message)")
    }
  }

  func remove(_ descriptor: Int32) {
    var event = unsafe epoll_event()
    _ = unsafe epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, &event)
  }

  /// Wakes `wait` at a moment, or takes that back.
  func setDeadline(_ deadline: Instant?) {
    guard deadline != armed else { return }
    armed = deadline
    // A time of zero disarms the timer.
    _ = linux_timer_set(timer, deadline.map { max($0.microseconds, 1) } ?? 0)
  }

  /// Waits until something is ready and hands each source to `body`.
  func wait(_ body: (Source) throws(InputError) -> Void) throws(InputError) {
    let count = unsafe epoll_wait(epoll, events.baseAddress, Int32(events.count), -1)
    guard count >= 0 || errno == EINTR else {
      throw .failure("nothing can be waited for: \(SystemError().message)")
    }
    for index in 0..<max(Int(count), 0) {
      let source = unsafe Poller.source(events[index].data.u64)
      if source == .timer {
        var expirations: UInt64 = 0
        _ = unsafe read(timer, &expirations, 8)
        armed = nil
      }
      try body(source)
    }
  }

  private static func number(of source: Source) -> UInt64 {
    switch source {
    case .control: 1
    case .udev: 2
    case .libinput: 3
    case .timer: 4
    case .terminal: 5
    case .permissions: 6
    case .bus: 7
    case .device(let id): UInt64(id.rawValue) << 8
    }
  }

  private static func source(_ number: UInt64) -> Source {
    switch number {
    case 1: .control
    case 2: .udev
    case 3: .libinput
    case 4: .timer
    case 5: .terminal
    case 6: .permissions
    case 7: .bus
    default: .device(DeviceID(rawValue: UInt32(truncatingIfNeeded: number >> 8)))
    }
  }
}
