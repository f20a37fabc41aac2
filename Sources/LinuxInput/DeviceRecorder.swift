internal import CLinux
internal import Glibc
public import InputModel
public import Recording

/// Records what devices send, as the kernel tells it: by libevdev only what they are is asked.
///
/// libevdev mends some of what devices send, repeated tracking ids for one, and that must be seen.
public final class DeviceRecorder {
  private let readers: [RecordedReader]

  /// Opens nodes. Throws for the first one that cannot be read.
  public init(nodes: [String]) throws(InputError) {
    let log = LogRelay()
    let monitor = try UdevMonitor()
    var readers: [RecordedReader] = []
    for node in nodes {
      do throws(SystemError) {
        readers.append(try RecordedReader(node: node, monitor: monitor, log: log))
      } catch {
        if error.code == EACCES { throw .notPermitted(NamedNode.refusal(of: node)) }
        throw .failure("\(node) cannot be read: \(error.message)")
      }
    }
    self.readers = readers
  }

  /// What came so far.
  public var recording: Recording { Recording(devices: readers.map(\.device)) }

  /// How many frames came so far.
  public var count: Int { readers.reduce(0) { $0 + $1.device.frames.count } }

  /// Reads until `descriptor` is readable, `length` is over or all devices are gone.
  ///
  /// - Returns: whether there is more to come.
  public func run(until descriptor: Int32, for length: Interval) -> Bool {
    let end = MonotonicClock.now() + length
    while true {
      let open = readers.filter { !$0.hasGone }
      guard !open.isEmpty else { return false }
      var descriptors = open.map {
        pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
      }
      descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      let patience = (end - MonotonicClock.now()).milliseconds.rounded(.up)
      guard patience > 0 else { return true }
      unsafe poll(&descriptors, nfds_t(descriptors.count), Int32(min(patience, 60_000)))
      for (index, reader) in open.enumerated() where descriptors[index].revents != 0 {
        reader.read()
      }
      if descriptors[open.count].revents != 0 { return false }
    }
  }
}
