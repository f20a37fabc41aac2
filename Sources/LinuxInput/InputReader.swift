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
  var named: [NamedNode] = []
  let log: LogRelay
  let lender: DeviceLender?
  let monitor: UdevMonitor
  /// Whether udev does not run: named nodes are read then, by what the kernel tells of them.
  let isBlind: Bool
  let libinput: LibinputContext
  let poller: Poller
  let terminal: VirtualTerminal?
  let permissions: PermissionWatch?
  var sleep: SleepNews?
  var devices: [ReaderDevice] = []
  var arbitration: [ArbitrationDevice] = []
  /// Nodes that are not opened, so that each refusal is told once.
  var refused: Set<String> = []
  /// Nodes that are there and cannot be opened or read for now; each is told once.
  var faulty: Set<String> = []
  /// When they are tried again.
  var retryDue: Instant?
  /// Devices of libinput's whose lost events it will not tell of any more.
  var silenced: Set<DeviceID> = []
  var suspensions: Set<SuspensionOrigin> = []
  var lastID: UInt32 = 0
  /// Events of the frame that is being read.
  var pending: [RawEvent] = []

  /// Prepares to read; no device is opened yet.
  ///
  /// Throws what is wrong with a named node: that it is absent, or no device that can be read, or,
  /// where no other was named, that the kernel refuses it.
  public init(configuration: InputConfiguration, sink: Sink) throws(InputError) {
    self.configuration = configuration
    self.sink = sink
    log = LogRelay()
    isBlind = !UdevMonitor.isRunning
    if isBlind, configuration.devices.isEmpty {
      throw .noDevice(
        "udev is not running (/run/udev/control is absent), and without it no input device can be"
          + " told from another: start it, or name a touch device with --device")
    }
    monitor = try UdevMonitor()
    lender = configuration.lender >= 0 ? DeviceLender(socket: configuration.lender) : nil
    libinput = try LibinputContext(log: log, lender: lender)
    poller = try Poller()
    terminal = VirtualTerminal()
    permissions = PermissionWatch()
    pending.reserveCapacity(256)
    for selection in configuration.devices {
      named.append(
        try NamedNode(
          selection, monitor, readsAccelerometers: configuration.readsAccelerometers,
          isBlind: isBlind))
    }
    if isBlind, named.contains(where: { $0.options.touchpadMode == .gestures }) {
      throw .noDevice("udev is not running, and without it libinput reads no touchpad")
    }
    if let first = named.first, !named.contains(where: { NamedNode.isReadable($0.node) }) {
      throw .notPermitted(NamedNode.refusal(of: first.node))
    }
    try poller.add(control.descriptor, .control)
    try poller.add(monitor.descriptor, .udev)
    try poller.add(libinput.descriptor, .libinput)
    if let descriptor = terminal?.descriptor {
      try poller.add(descriptor, .terminal, isUrgent: true)
    }
    if let descriptor = permissions?.descriptor { try poller.add(descriptor, .permissions) }
  }

  /// Takes up what is there, then reads until `control.stop()`.
  ///
  /// Throws when no named node can be read, and when the kernel or libinput cannot go on.
  public func run() throws(InputError) {
    defer {
      for device in devices { close(device) }
      arbitration.removeAll()
      control.noteEnd()
    }
    if isBlind {
      tell(
        .info, "udev", nil,
        "udev is not running: the named devices are read by what the kernel tells of them, and what"
          + " is plugged in later is not seen")
    }
    try takeAll()
    try readLibinput()
    try requireNamedNodes()
    sink.ready(at: MonotonicClock.now())
    control.noteBeginning()
    try checkTerminal()
    try watchSleep()
    var mustStop = false
    while !mustStop {
      let due = sink.advance(to: MonotonicClock.now())
      poller.setDeadline(Instant.earliest(due, retryDue))
      try poller.wait { source throws(InputError) in
        switch source {
        case .control: mustStop = try attend() || mustStop
        case .udev: try followUdev()
        case .libinput: try readLibinput()
        case .device(let id): try readDevice(id)
        case .terminal: try checkTerminal()
        case .permissions: try followPermissions()
        case .bus: try followSleep()
        case .timer: try retry()
        }
      }
    }
  }

  /// Does what other threads ask. Returns whether to stop.
  private func attend() throws(InputError) -> Bool {
    let requests = control.take()
    if requests.mustReleaseGrabs {
      for device in devices { giveBack(device) }
    }
    try setSuspended(requests.suspensions != 0, by: .control)
    control.acknowledge(requests.suspensions)
    return requests.mustStop
  }

  private func followUdev() throws(InputError) {
    while true {
      switch monitor.next() {
      case .node(let report): try take(report)
      case .overflow: try takeAll()
      case .nothing: return
      }
    }
  }

  /// Tries refused nodes again whose permissions have changed.
  private func followPermissions() throws(InputError) {
    permissions?.drain()
    guard !refused.isEmpty, !isSuspended else { return }
    for report in present() where refused.contains(report.node) { try take(report) }
  }

  /// Follows whether our own virtual terminal is shown.
  private func checkTerminal() throws(InputError) {
    guard let isShown = terminal?.isShown() else { return }
    try setSuspended(!isShown, by: .terminal)
  }

  /// Throws the reason where nodes were named and none of them is being read.
  private func requireNamedNodes() throws(InputError) {
    guard let first = named.first, devices.isEmpty else { return }
    if let node = named.first(where: { refused.contains($0.node) })?.node {
      throw .notPermitted(NamedNode.refusal(of: node))
    }
    throw .failure("\(first.path) cannot be read")
  }
}
