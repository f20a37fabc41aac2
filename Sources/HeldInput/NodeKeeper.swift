internal import CLinux
internal import Glibc

/// All event nodes with keys, relative axes or touch, to be held for this process alone; those of
/// power and lid are left to the machine.
public struct NodeKeeper: ~Copyable {
  /// A node that another program holds, or that the kernel refuses.
  public struct Refusal: Hashable, Sendable {
    public let node: String
    public let name: String
    /// The errno; nil while a key or a contact is down.
    public let code: Int32?
  }

  private let watch: NodeWatch
  private var nodes: [String: EventNode] = [:]
  /// Nodes that are left alone.
  private var spared: Set<String> = []
  private var isWanted = false
  private let onlyKeyboards: Bool

  /// Opens what is there, and holds nothing yet; `onlyKeyboards` leaves all else alone. Nil where the
  /// kernel tells not what comes.
  public init?(onlyKeyboards: Bool = false) {
    guard let watch = NodeWatch() else { return nil }
    self.watch = watch
    self.onlyKeyboards = onlyKeyboards
    lookUp()
  }

  /// Readable when nodes came or went.
  public var descriptor: Int32 { watch.descriptor }

  /// Whether all are held that are to be.
  public var holdsAll: Bool { nodes.values.allSatisfy { $0.state == .held } }

  /// Whether none is held.
  public var holdsNone: Bool {
    nodes.values.allSatisfy { $0.state != .held && $0.state != .releasing }
  }

  /// Whether some nodes wait for their keys and contacts to lift.
  public var isWaiting: Bool {
    nodes.values.contains {
      switch $0.state {
      case .waiting, .releasing: true
      case .open, .refused, .held: false
      }
    }
  }

  /// The nodes that are not held.
  public var unheld: [Refusal] {
    nodes.values.compactMap { node in
      switch node.state {
      case .held: nil
      case .refused(let code): Refusal(node: node.path, name: node.name, code: code)
      case .open, .waiting, .releasing: Refusal(node: node.path, name: node.name, code: nil)
      }
    }.sorted { $0.node < $1.node }
  }

  /// Takes up what has come, and lets go of what has gone.
  public mutating func follow() -> [Refusal] {
    watch.drain()
    lookUp()
    return advance()
  }

  /// Holds every node from now on, those to come included, each as soon as nothing on it is down.
  public mutating func hold() -> [Refusal] {
    isWanted = true
    for node in nodes.values { node.want() }
    return advance()
  }

  /// Gives every node back, each as soon as nothing on it is down.
  public mutating func release() {
    isWanted = false
    for node in nodes.values { node.releaseIfUp() }
  }

  /// Tries what waits. Returns the nodes that were refused just now.
  public mutating func advance() -> [Refusal] {
    guard isWanted else {
      release()
      return []
    }
    var refusals: [Refusal] = []
    for node in nodes.values.sorted(by: { $0.path < $1.path }) where node.takeIfUp() {
      if case .refused(let code) = node.state {
        refusals.append(Refusal(node: node.path, name: node.name, code: code))
      }
    }
    return refusals
  }

  /// What another process may read a node by.
  public enum Loan: Hashable, Sendable {
    /// This descriptor's open file, to which the grab belongs. It stays the keeper's.
    case descriptor(Int32)
    /// The node is left alone: whoever wants it opens it.
    case spared
    case gone
  }

  /// What to read a node by, from now on: what came before is forgotten.
  public mutating func lend(_ path: String) -> (loan: Loan, refusals: [Refusal]) {
    // Who asks may have learnt of the node before the watch told.
    let refusals = nodes[path] == nil && !spared.contains(path) ? follow() : []
    if let node = nodes[path] {
      // What is not held yet would be read beside whoever else reads it, and what another program holds
      // tells nothing.
      if onlyKeyboards, node.state != .held { return (.gone, refusals) }
      node.drain()
      return (.descriptor(node.descriptor), refusals)
    }
    return (spared.contains(path) ? .spared : .gone, refusals)
  }

  private func isWorthHolding(_ path: String) -> Bool {
    !onlyKeyboards || KeyboardFacts(node: path)?.isKeyboard == true
  }

  private mutating func lookUp() {
    let present = NodeWatch.nodes()
    nodes = nodes.filter { present.contains($0.key) && !$0.value.hasGone }
    spared.formIntersection(present)
    for path in present where nodes[path] == nil {
      // Another device may have come to the place of one that was left alone.
      guard isWorthHolding(path), let node = EventNode(path: path) else {
        spared.insert(path)
        continue
      }
      spared.remove(path)
      nodes[path] = node
      if isWanted { node.want() }
    }
  }
}
