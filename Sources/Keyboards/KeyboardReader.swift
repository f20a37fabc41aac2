internal import CLinux
internal import Glibc
internal import HeldInput
public import LinuxInput
public import Programs

/// Reads the keyboards that another process holds for this one, those that come later included.
///
/// A thread of its own calls `run`; `stop` may be called from any other.
public final class KeyboardReader: Sendable {
  /// How often a keyboard that could not be had is asked for again, in milliseconds.
  private static let pause: Int32 = 1000

  private let lender: DeviceLender
  private let doorbell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let typed: @Sendable (Key) -> Void
  private let changed: @Sendable (KeyboardState) -> Void

  /// - Parameters:
  ///   - lender: Who holds the keyboards.
  ///   - typed: Takes what was typed.
  ///   - changed: Takes the locks and the layout of the keyboard that was used last, and whether one is not
  ///     had.
  public init(
    lender: DeviceLender, typed: @escaping @Sendable (Key) -> Void,
    changed: @escaping @Sendable (KeyboardState) -> Void
  ) {
    self.lender = lender
    self.typed = typed
    self.changed = changed
  }

  deinit {
    close(doorbell)
  }

  /// Makes `run` return.
  public func stop() {
    var count: UInt64 = 1
    _ = unsafe write(doorbell, &count, 8)
  }

  /// Reads until `stop`. Returns at once where XKB has no data, or no keyboard can be watched for.
  public func run() {
    guard let keymap = Keymap(KeyboardSettings.layout, locale: KeyboardSettings.locale),
      let watch = NodeWatch()
    else { return }
    var nodes: [KeyboardNode] = []
    var state: KeyboardState?
    while true {
      let isMissing = follow(&nodes, keymap)
      var latest = state ?? nodes.first?.state ?? KeyboardState()
      tell(latest, isMissing, &state)
      var descriptors =
        [doorbell, watch.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      descriptors += nodes.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      unsafe poll(
        &descriptors, nfds_t(descriptors.count), isMissing ? KeyboardReader.pause : -1)
      if descriptors[0].revents != 0 { return }
      if descriptors[1].revents != 0 { watch.drain() }
      var gone: Set<String> = []
      for (node, descriptor) in zip(nodes, descriptors.dropFirst(2)) where descriptor.revents != 0 {
        if !node.read(typed) { gone.insert(node.path) }
        latest = node.state
      }
      tell(latest, isMissing, &state)
      nodes.removeAll { gone.contains($0.path) }
    }
  }

  /// Takes up keyboards that have come. Returns whether one cannot be had yet.
  private func follow(_ nodes: inout [KeyboardNode], _ keymap: Keymap) -> Bool {
    var isMissing = false
    for path in NodeWatch.nodes().sorted() where !nodes.contains(where: { $0.path == path }) {
      guard KeyboardFacts(node: path)?.isKeyboard == true else { continue }
      guard let descriptor = lender.borrow(path),
        let node = KeyboardNode(path: path, descriptor: descriptor, keymap)
      else {
        isMissing = true
        continue
      }
      nodes.append(node)
    }
    return isMissing
  }

  private func tell(
    _ latest: KeyboardState, _ isMissing: Bool, _ state: inout KeyboardState?
  ) {
    var new = latest
    new.isUnread = isMissing
    guard new != state else { return }
    state = new
    changed(new)
  }
}
