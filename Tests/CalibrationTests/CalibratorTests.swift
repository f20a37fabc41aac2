import Calibration
import InputModel
import Testing

@Suite struct CalibratorTests {
  typealias Output = Calibrator.Output

  static func plan(corners: Bool = false) -> CalibrationPlan {
    CalibrationPlan(
      range: RulerTests.range, measuresCorners: corners, ruler: Millimetres(50), size: nil)
  }

  static func contact(_ x: Double, _ y: Double, slot: Int32 = 0) -> RawContact {
    RawContact(slot: slot, place: Vector(x: DeviceUnits(x), y: DeviceUnits(y)))
  }

  /// Puts a finger down, holds it and lifts it.
  static func touch(_ calibrator: inout Calibrator, _ x: Double, _ y: Double) -> [Output] {
    var outputs: [Output] = []
    for offset in [0.0, 1, -1, 0] {
      calibrator.take([contact(x + offset, y - offset)], into: &outputs)
    }
    calibrator.take([], into: &outputs)
    return outputs
  }

  static func refusals(_ outputs: [Output]) -> [CalibrationRefusal] {
    outputs.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
  }

  @Test func rulerIsMeasuredStepByStep() throws {
    var calibrator = Calibrator(Self.plan())
    guard case .asks(let step, _, 1, 4) = calibrator.asking else {
      Issue.record("nothing is asked for")
      return
    }
    #expect(step == .mark(.across, isSecond: false))
    _ = Self.touch(&calibrator, 1000, 1000)
    _ = Self.touch(&calibrator, 3000, 1000)
    _ = Self.touch(&calibrator, 1000, 1000)
    let outputs = Self.touch(&calibrator, 1000, 3000)
    guard case .finished(let measurement) = outputs.last else {
      Issue.record("not finished: \(outputs)")
      return
    }
    #expect(measurement.scale?.resolution == AxisPair(x: 40, y: 40))
    #expect(calibrator.asking == nil)
  }

  @Test func whatTouchesAlreadyIsNotCounted() {
    var calibrator = Calibrator(Self.plan(), isTouched: true)
    #expect(Self.touch(&calibrator, 1000, 1000).isEmpty)
    #expect(!Self.touch(&calibrator, 1000, 1000).isEmpty)
  }

  @Test func slipsAreRefusedAndTheStepIsAskedForAgain() {
    var calibrator = Calibrator(Self.plan())
    let asked = calibrator.asking
    var outputs: [Output] = []
    calibrator.take([Self.contact(0, 0)], into: &outputs)
    calibrator.take([Self.contact(640, 0)], into: &outputs)
    calibrator.take([], into: &outputs)
    #expect(Self.refusals(outputs) == [.slid(0.1)])
    #expect(calibrator.asking == asked)
    outputs = []
    calibrator.take([Self.contact(0, 0)], into: &outputs)
    calibrator.take([Self.contact(0, 0), Self.contact(9, 9, slot: 1)], into: &outputs)
    calibrator.take([Self.contact(9, 9, slot: 1)], into: &outputs)
    calibrator.take([], into: &outputs)
    #expect(Self.refusals(outputs) == [.severalFingers])
    #expect(calibrator.asking == asked)
  }

  @Test func refusedGroupBeginsAnewAndPatienceEnds() {
    var calibrator = Calibrator(Self.plan())
    var last: [Output] = []
    for _ in 0..<5 {
      for _ in 0..<4 { last = Self.touch(&calibrator, 1000, 1000) }
    }
    #expect(last.last == .gaveUp(.marksTooNear(DeviceUnits(0))))
    #expect(calibrator.asking == nil)
    #expect(Self.touch(&calibrator, 1000, 1000).isEmpty)
  }

  /// A slip in the middle of a group keeps what was touched of it.
  @Test func cornersThenRulerOnATurnedPanel() throws {
    var calibrator = Calibrator(Self.plan(corners: true))
    var outputs: [Output] = []
    for place in CornerTests.places(Mounting.clockwise.matrix) {
      outputs += Self.touch(&calibrator, (place.x * 6400).rounded(), (place.y * 3600).rounded())
    }
    outputs += Self.touch(&calibrator, 1000, 3000)
    outputs += Self.touch(&calibrator, 1000, 1000)
    outputs += Self.touch(&calibrator, 1000, 1000)
    outputs += Self.touch(&calibrator, 3000, 1000)
    guard case .finished(let measurement) = outputs.last else {
      Issue.record("not finished: \(outputs)")
      return
    }
    #expect(measurement.fit?.matrix == QuarterTurn.clockwise.matrix)
    #expect(measurement.scale?.resolution == AxisPair(x: 40, y: 40))
    let proof = CalibrationProof(
      measurement, calibrator.plan, unitsPerMillimetre: AxisPair(x: 40, y: 40),
      matrix: QuarterTurn.clockwise.matrix)
    #expect(proof.holds)
    let wrong = CalibrationProof(
      measurement, calibrator.plan, unitsPerMillimetre: AxisPair(x: 41, y: 40), matrix: .identity)
    #expect(wrong.lengths.map(\.holds) == [true, false])
    #expect(wrong.places.map(\.holds) == [false, false, false, false])
  }
}
