public import InputModel

/// A box that is let go and falls off the surface.
///
/// It falls as things do, with an even acceleration: slow at first, so that one sees what goes, and
/// fastest at the rim. The acceleration is a tenth of the earth's, since the true one (62 950 pt/s²)
/// would be over in the time of three pictures.
public struct Fall: Hashable, Sendable {
  /// In pt/s².
  static let acceleration = 6_295.0

  /// How far the box has to fall to be out of sight.
  public let distance: Points
  private let progress: Progress

  public init(distance: Points, at start: Instant, isInstant: Bool = false) {
    self.distance = max(distance, .zero)
    let seconds = (2 * self.distance.value / Fall.acceleration).squareRoot()
    progress = Progress(
      from: start, lasting: Interval(seconds: seconds), isInstant: isInstant)
  }

  public var end: Instant { progress.end }

  /// How far the box is below its place.
  public func offset(at time: Instant) -> Points {
    let share = progress.share(at: time)
    return distance * share * share
  }
}
