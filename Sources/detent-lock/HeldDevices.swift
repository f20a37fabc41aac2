internal import Glibc
internal import HeldInput

/// The input devices that are held beside the console: all in `--mode kiosk`, and in `--mode vt` the
/// keyboards, where a secret is typed.
final class HeldDevices {
  private var keeper: NodeKeeper
  /// Whether there is no lock without them. Else what cannot be held is named, and no more.
  let areNeeded: Bool

  /// Opens what is there; `onlyKeyboards` leaves all else alone. Nil where the kernel does not tell what
  /// comes later.
  init?(onlyKeyboards: Bool) {
    guard let keeper = NodeKeeper(onlyKeyboards: onlyKeyboards) else { return nil }
    areNeeded = !onlyKeyboards
    self.keeper = keeper
  }

  /// Readable when devices came or went.
  var descriptor: Int32 { keeper.descriptor }
  var areAllHeld: Bool { keeper.holdsAll }
  var areAllReleased: Bool { keeper.holdsNone }
  /// Whether keys or contacts are waited for.
  var areWaiting: Bool { keeper.isWaiting }

  /// Holds all from now on. Returns whether none was refused.
  func hold() -> Bool { tell(keeper.hold()) }

  /// Tries again what waits. Returns whether none was refused anew.
  func advance() -> Bool { tell(keeper.advance()) }

  func follow() -> Bool { tell(keeper.follow()) }

  func release() { keeper.release() }

  /// Answers what the screen asks for.
  func lend(by socket: LendingSocket) {
    while let node = socket.next() {
      let (loan, refusals) = keeper.lend(node)
      _ = tell(refusals)
      socket.answer(loan)
    }
  }

  /// The devices on which a key or a contact stays down, a sentence each. Refusals have been told.
  func complaints() -> [String] {
    keeper.unheld.filter { $0.code == nil }.map(HeldDevices.sentence)
  }

  private func tell(_ refusals: [NodeKeeper.Refusal]) -> Bool {
    for refusal in refusals { Report.tryToSay(HeldDevices.sentence(refusal)) }
    return refusals.isEmpty
  }

  private static func sentence(_ refusal: NodeKeeper.Refusal) -> String {
    let device = "\(refusal.node) (\(Report.visible(refusal.name)))"
    guard let code = refusal.code else {
      return "\(device) is not held: a key or a contact on it stays down"
    }
    let reason =
      code == EBUSY
      ? "another program holds it" : unsafe String(cString: strerror(code))
    return "\(device) cannot be held: \(reason)"
  }
}
