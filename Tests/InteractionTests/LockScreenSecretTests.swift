import Gestures
import InputModel
import Testing

@testable import Interaction

/// The keyboard for a password, on a surface of 1000×500 pt.
@Suite struct LockScreenSecretTests {
  static func asking() -> LockBench {
    var bench = LockBench(secret: .password)
    bench.slide(0.9)
    bench.wait(1000)
    bench.output.removeAll()
    return bench
  }

  static func place(_ name: String, _ bench: LockBench) throws -> Vector<Points> {
    try #require(bench.screen.keyboard.keys.first { $0.key.name == name }).frame.center
  }

  static func contact(
    _ phase: ContactPhase, _ slot: Int32, _ place: Vector<Points>, _ bench: inout LockBench
  ) {
    let event = ContactEvent(
      device: DeviceID(rawValue: 1), time: bench.now, slot: slot, phase: phase, location: place)
    bench.screen.handle(event, at: place, fingers: 1, into: &bench.output)
  }

  static func tap(_ names: String..., on bench: inout LockBench) throws {
    for name in names {
      let place = try place(name, bench)
      contact(.down, 0, place, &bench)
      bench.wait(40)
      contact(.up, 0, place, &bench)
      bench.wait(40)
    }
  }

  static func requests(_ bench: LockBench) -> [SecretRequest] {
    bench.output.compactMap { if case .request(let request) = $0 { request } else { nil } }
  }

  @Test func shiftIsForOneLetter() throws {
    var bench = Self.asking()
    try Self.tap("shift", "A", "a", on: &bench)
    #expect(Self.requests(bench) == [.add("A"), .add("a")])
  }

  @Test func shiftTwiceIsNone() throws {
    var bench = Self.asking()
    try Self.tap("shift", "shift", "q", on: &bench)
    #expect(Self.requests(bench) == [.add("q")])
  }

  @Test func otherLayersStayUntilTheyAreLeft() throws {
    var bench = Self.asking()
    try Self.tap("digits", "1", "€", "signs", "~", "letters", "space", "enter", on: &bench)
    #expect(
      Self.requests(bench) == [.add("1"), .add("€"), .add("~"), .add(" "), .submit])
  }

  /// The finger on S is down already when that on A lifts, which ends the capitals.
  @Test func aFingerThatIsDownMeansTheLetterThatIsThereWhenItLifts() throws {
    var bench = Self.asking()
    try Self.tap("shift", on: &bench)
    let (first, second) = (try Self.place("A", bench), try Self.place("S", bench))
    Self.contact(.down, 0, first, &bench)
    Self.contact(.down, 1, second, &bench)
    Self.contact(.up, 0, first, &bench)
    Self.contact(.up, 1, second, &bench)
    #expect(Self.requests(bench) == [.add("A"), .add("s")])
  }

  @Test func whoeverLooksForASignIsThere() throws {
    var bench = Self.asking()
    bench.wait(15_000)
    try Self.tap("digits", on: &bench)
    bench.wait(15_000)
    #expect(bench.screen.secret.phase == .asking)
    bench.wait(6000)
    #expect(bench.screen.secret.phase == .hidden)
  }

  @Test func anotherSurfaceLaysTheKeysOutAnew() throws {
    var bench = Self.asking()
    let place = try Self.place("q", bench)
    Self.contact(.down, 0, place, &bench)
    bench.screen.resize(
      to: Size(width: Points(500), height: Points(900)), at: bench.now, into: &bench.output)
    Self.contact(.up, 0, place, &bench)
    #expect(Self.requests(bench) == [])
    try Self.tap("q", on: &bench)
    #expect(Self.requests(bench) == [.add("q")])
  }

  @Test func aResetLockIsNotBlackAtOnce() {
    var bench = LockBench(blanksAfter: Interval(seconds: 60))
    bench.slide(0.9)
    bench.wait(600_000)
    bench.screen.reset(at: bench.now, into: &bench.output)
    bench.wait(59_000)
    #expect(!bench.screen.isBlank)
    bench.wait(2000)
    #expect(bench.screen.isBlank)
  }
}
