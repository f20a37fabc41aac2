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
    let result1 = lock.grab(at: Self.start)
    #expect(result1)
    lock.drag(by: Points(400 * fraction))
    let result2 = lock.release(at: Self.start)
    #expect(result2 == opens)
    #expect(lock.phase == (opens ? .unlocked : .springing))
  }

  @Test func theThumbStaysOnItsTrack() {
    var lock = Self.lock()
    let result3 = lock.grab(at: Self.start)
    #expect(result3)
    lock.drag(by: Points(-50))
    #expect(lock.offset(at: Self.start) == .zero)
    lock.drag(by: Points(900))
    #expect(lock.offset(at: Self.start) == Points(400))
  }

  @Test func itSpringsBackAndCanBeCaught() {
    var lock = Self.lock()
    let result4 = lock.grab(at: Self.start)
    #expect(result4)
    lock.drag(by: Points(200))
    let result5 = lock.release(at: Self.start)
    #expect(!result5)
    let later = Self.start + .milliseconds(40)
    let caught = lock.offset(at: later)
    let result6 = lock.grab(at: later)
    #expect(result6)
    #expect(lock.offset(at: later) == caught)
    let result7 = lock.release(at: later)
    #expect(!result7)
    let result8 = lock.advance(to: later + Interval(seconds: 5))
    #expect(result8 != nil)
    #expect(lock.phase == .locked)
  }

  @Test func onlyAResetLocksAgain() {
    var lock = Self.lock()
    let result9 = lock.grab(at: Self.start)
    #expect(result9)
    lock.drag(by: Points(400))
    let result10 = lock.release(at: Self.start)
    #expect(result10)
    let result11 = lock.grab(at: Self.start)
    #expect(!result11)
    let result12 = lock.release(at: Self.start)
    #expect(!result12)
    lock.reset()
    #expect(lock.phase == .locked)
    #expect(lock.offset(at: Self.start) == .zero)
  }

  @Test func aCancelledSlideNeverOpens() {
    var lock = Self.lock()
    let result13 = lock.grab(at: Self.start)
    #expect(result13)
    lock.drag(by: Points(400))
    lock.cancel(at: Self.start)
    #expect(lock.phase == .springing)
    let result14 = lock.release(at: Self.start)
    #expect(!result14)
  }

  @Test func aTrackWithoutRoomNeverOpens() {
    var lock = SlideLock(trackWidth: Points(50), thumbWidth: Points(100))
    let result15 = lock.grab(at: Self.start)
    #expect(result15)
    lock.drag(by: Points(1000))
    let result16 = lock.release(at: Self.start)
    #expect(!result16)
  }
}
