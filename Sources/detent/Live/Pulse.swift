internal import Synchronization

/// Shows whether the input queue moves: a pulse is asked for, the reader's thread sends it, and it
/// arrives where the queue's elements are handled.
///
///     at rest ──ask──► asked ──take──► under way ──arrive, lose──► at rest
final class Pulse: Sendable {
  private enum Phase: Int {
    case atRest
    case asked
    case underWay
  }

  private let phase = Atomic(Phase.atRest.rawValue)
  private let arrivals = Atomic(0)

  /// How many have arrived.
  var count: Int { arrivals.load(ordering: .acquiring) }

  /// Asks for one. Returns false while one is under way.
  func ask() -> Bool {
    guard phase.load(ordering: .acquiring) != Phase.underWay.rawValue else { return false }
    phase.store(Phase.asked.rawValue, ordering: .releasing)
    return true
  }

  /// On the reader's thread. Returns whether to send one.
  func take() -> Bool {
    phase.compareExchange(
      expected: Phase.asked.rawValue, desired: Phase.underWay.rawValue,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// One has come through.
  func arrive() {
    arrivals.add(1, ordering: .releasing)
    phase.store(Phase.atRest.rawValue, ordering: .releasing)
  }

  /// One was refused on its way.
  func lose() {
    phase.store(Phase.atRest.rawValue, ordering: .releasing)
  }
}
