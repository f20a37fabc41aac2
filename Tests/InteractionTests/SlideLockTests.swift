import InputModel
import Interaction
import Testing

@Suite struct SlideLockTests {
  static let start = Instant(microseconds: 5_000_000)

  static func lock() -> SlideLock {
    SlideLock(trackWidth: Points(500), thumbWidth: Points(100))
  }

  @Test(arguments: [(0.79, false), (0.7999, false), (0.8, true), (0.81, true), (1.5, true)])
  func eightyPercentOpen(fraction: Double, opens: Bool) {
    var lock = Self.lock()
    let isTaken = lock.grab(at: Self.start)
    #expect(isTaken)
    lock.drag(by: Points(400 * fraction))
    let isUnlocked = lock.release(at: Self.start)
    #expect(isUnlocked == opens)
    #expect(lock.phase == (opens ? .unlocked : .springing))
  }

  @Test func theThumbStaysOnItsTrack() {
    var lock = Self.lock()
    let isTaken = lock.grab(at: Self.start)
    #expect(isTaken)
    lock.drag(by: Points(-50))
    #expect(lock.offset(at: Self.start) == .zero)
    lock.drag(by: Points(900))
    #expect(lock.offset(at: Self.start) == Points(400))
  }

  @Test func itSpringsBackAndCanBeCaught() {
    var lock = Self.lock()
    let isTaken = lock.grab(at: Self.start)
    #expect(isTaken)
    lock.drag(by: Points(200))
    let isUnlocked = lock.release(at: Self.start)
    #expect(!isUnlocked)
    let later = Self.start + .milliseconds(40)
    let caught = lock.offset(at: later)
    let isCaught = lock.grab(at: later)
    #expect(isCaught)
    #expect(lock.offset(at: later) == caught)
    let isUnlockedAfterwards = lock.release(at: later)
    #expect(!isUnlockedAfterwards)
    let moment = lock.advance(to: later + Interval(seconds: 5))
    #expect(moment != nil)
    #expect(lock.phase == .locked)
  }

  /// Two strokes of which neither is a slide do not add up to one.
  @Test(arguments: [(0.5, 0.79, false), (0.5, 0.8, true), (0.05, 0.76, false)])
  func aCaughtThumbMustBeCarriedAsFar(caught: Double, carried: Double, opens: Bool) {
    var lock = Self.lock()
    let isTaken = lock.grab(at: Self.start)
    #expect(isTaken)
    lock.drag(by: Points(400 * caught))
    let isUnlocked = lock.release(at: Self.start)
    #expect(!isUnlocked)
    let isCaught = lock.grab(at: Self.start)
    #expect(isCaught)
    lock.drag(by: Points(400 * carried))
    #expect(lock.fraction(at: Self.start) >= SlideLock.threshold)
    #expect(lock.opensOnRelease == opens)
    let isUnlockedAfterwards = lock.release(at: Self.start)
    #expect(isUnlockedAfterwards == opens)
  }

  @Test func onlyAResetLocksAgain() {
    var lock = Self.lock()
    let isTaken = lock.grab(at: Self.start)
    #expect(isTaken)
    lock.drag(by: Points(400))
    let isUnlocked = lock.release(at: Self.start)
    #expect(isUnlocked)
    let isTakenAgain = lock.grab(at: Self.start)
    #expect(!isTakenAgain)
    let isUnlockedAgain = lock.release(at: Self.start)
    #expect(!isUnlockedAgain)
    lock.reset(at: Self.start)
    #expect(lock.phase == .springing)
    #expect(lock.offset(at: Self.start) == Points(400))
    let later = Self.start + Interval(seconds: 2)
    let moment = lock.advance(to: later)
    #expect(moment != nil)
    #expect(lock.phase == .locked)
    #expect(lock.offset(at: later) == .zero)
  }

  @Test func aCancelledSlideNeverOpens() {
    var lock = Self.lock()
    let isTaken = lock.grab(at: Self.start)
    #expect(isTaken)
    lock.drag(by: Points(400))
    lock.cancel(at: Self.start)
    #expect(lock.phase == .springing)
    let isUnlocked = lock.release(at: Self.start)
    #expect(!isUnlocked)
  }

  @Test func aTrackWithoutRoomNeverOpens() {
    var lock = SlideLock(trackWidth: Points(50), thumbWidth: Points(100))
    let isTaken = lock.grab(at: Self.start)
    #expect(isTaken)
    lock.drag(by: Points(1000))
    let isUnlocked = lock.release(at: Self.start)
    #expect(!isUnlocked)
  }
}
