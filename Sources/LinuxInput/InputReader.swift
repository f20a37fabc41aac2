internal import CLinux
internal import Glibc
internal import InputModel

/// Reads the devices of a seat on the thread that calls `run`, and delivers to its sink.
///
/// Nothing is polled: the thread sleeps until a device, udev, the timer of the sink's deadline or
/// another thread wakes it.
public final class InputReader<Sink: InputSink> {
  /// What other threads may ask.
  public let control = InputControl()
  /// Where frames go. Only touched on the reading thread.
  public var sink: Sink

  let configuration: InputConfiguration
  let monitor: UdevMonitor
  let libinput: LibinputContext
  let poller: Poller
  let terminal: VirtualTerminal?
  var devices: [ReaderDevice] = []
  /// Tablets and switches that libinput has for its arbitration, by node.
  var arbitration: [String: ArbitrationDevice] = [:]
  /// Nodes that the kernel refused to us, so that each refusal is told once.
  var refused: Set<String> = []
  var suspensions: UInt32 = 0
  var lastID: UInt32 = 0
  /// Events of the frame that is being read.
  var pending: [RawEvent] = []
  var failure: InputError?

  /// Prepares to read. Named nodes are resolved here.
  public init(configuration: InputConfiguration, sink: Sink) throws(InputError) {
    var configuration = configuration
    for index in configuration.devices.indices {
      configuration.devices[index].node = try NamedNode.resolve(configuration.devices[index].node)
    }
    self.configuration = configuration
    self.sink = sink
    monitor = try UdevMonitor()
    libinput = try LibinputContext()
    poller = try Poller()
    terminal = VirtualTerminal()
    pending.reserveCapacity(256)
    try poller.add(control.descriptor, .control)
    try poller.add(monitor.descriptor, .udev)
    try poller.add(libinput.descriptor, .libinput)
    if let descriptor = terminal?.descriptor {
      try poller.add(descriptor, .terminal, isUrgent: true)
    }
  }

  deinit {
    // libinput's devices must go before its context, whatever the order of the properties.
    devices.removeAll()
    arbitration.removeAll()
  }

  var isSuspended: Bool { suspensions != 0 }

  /// Takes up what is there, then reads until `control.stop()`.
  ///
  /// Throws when a named node cannot be read, and when libinput cannot go on.
  public func run() throws(InputError) {
    for report in monitor.enumerate() { take(report) }
    readLibinput()
    try requireNamedNodes()
    sink.ready(at: MonotonicClock.now())
    checkTerminal()
    var mustStop = false
    while !mustStop {
      poller.setDeadline(sink.advance(to: MonotonicClock.now()))
      poller.wait { source in
        switch source {
        case .control: mustStop = attend() || mustStop
        case .udev: while let report = monitor.next() { take(report) }
        case .libinput: readLibinput()
        case .device(let id): readDevice(id)
        case .terminal: checkTerminal()
        case .timer: break
        }
      }
      if let failure { throw failure }
    }
    for device in devices { releaseGrab(of: device) }
  }

  /// Does what other threads ask. Returns whether to stop.
  private func attend() -> Bool {
    let requests = control.take()
    if requests.mustReleaseGrabs {
      for device in devices { giveBack(device) }
    }
    let terminalBit = SuspendReason.virtualTerminal.rawValue
    setSuspensions(requests.suspensions | (suspensions & terminalBit))
    control.acknowledge(suspensions)
    return requests.mustStop
  }

  /// Follows whether our own virtual terminal is shown.
  private func checkTerminal() {
    guard let isShown = terminal?.isShown() else { return }
    let bit = SuspendReason.virtualTerminal.rawValue
    setSuspensions(isShown ? suspensions & ~bit : suspensions | bit)
  }

  /// Throws the reason where a named node is not being read.
  private func requireNamedNodes() throws(InputError) {
    for selection in configuration.devices {
      guard !devices.contains(where: { $0.node == selection.node }) else { continue }
      if refused.contains(selection.node) {
        throw .notPermitted(NamedNode.refusal(of: selection.node))
      }
      throw .usage(
        "\(selection.node) is no touchscreen, touchpad or accelerometer of \(configuration.seat)")
    }
  }
}
