import InputModel
import Interaction
import Testing

@Suite struct SwipeRowTests {
  static let start = Instant(microseconds: 5_000_000)
  static let width = Points(1000)

  /// A row dragged to an offset.
  static func dragged(to offset: Double) -> SwipeRow {
    var row = SwipeRow(width: width)
    let isTaken = row.grab(at: start)
    #expect(isTaken)
    row.drag(by: Points(offset))
    return row
  }

  /// The transitions until nothing moves any more.
  static func settle(_ row: inout SwipeRow) -> [SwipeRow.Transition] {
    var transitions: [SwipeRow.Transition] = []
    while let (transition, _) = row.advance(to: start + Interval(seconds: 60)) {
      transitions.append(transition)
    }
    return transitions
  }

  @Test(arguments: [
    (-1.0, RowBackground.gray, RowIcon.reschedule), (-59.999, .gray, .reschedule),
    (-60.0, .yellow, .later), (-259.999, .yellow, .later), (-260.0, .brown, .list),
    (0.0, .none, .none), (1.0, .gray, .archive), (59.999, .gray, .archive),
    (60.0, .green, .archive), (259.999, .green, .archive), (260.0, .red, .delete),
  ])
  func coloursChangeAtTheThresholds(offset: Double, background: RowBackground, icon: RowIcon) {
    let appearance = Self.dragged(to: offset).appearance(at: Self.start)
    #expect(appearance.background == background)
    #expect(appearance.icon == icon)
  }

  @Test(arguments: [(0.0, 0.5), (-30.0, 0.75), (30.0, 0.75), (60.0, 1.0), (-200.0, 1.0)])
  func theIconGrowsOpaqueUpToSixtyPoints(offset: Double, opacity: Double) {
    let appearance = RowAppearance(offset: Points(offset))
    #expect((appearance.iconOpacity - opacity).magnitude < 1e-12)
  }

  @Test(arguments: [(-59.0, 0.0), (-82.0, -22.0), (82.0, 22.0), (300.0, 240.0)])
  func theIconMovesWithTheRowFromSixtyPointsOn(offset: Double, icon: Double) {
    #expect(RowAppearance(offset: Points(offset)).iconOffset == Points(icon))
  }

  @Test func goingBackOverAThresholdReverts() {
    var row = Self.dragged(to: -270)
    row.drag(by: Points(-200))
    #expect(row.appearance(at: Self.start).background == .yellow)
    row.drag(by: Points(-20))
    #expect(row.appearance(at: Self.start).background == .gray)
    row.drag(by: Points(70))
    #expect(row.appearance(at: Self.start).background == .green)
  }

  @Test(arguments: [-59.999, 59.999])
  func belowSixtyPointsItComesBack(offset: Double) {
    var row = Self.dragged(to: offset)
    row.release(velocity: .zero, at: Self.start)
    #expect(row.phase == .returning)
    #expect(Self.settle(&row) == [.cameToRest(isRestored: false)])
    #expect(row.phase == .rest)
  }

  @Test(arguments: [(-60.0, RowAction.reschedule), (-259.0, .reschedule), (-260.0, .list)])
  func toTheLeftItOpensOptionsOnceRevealed(offset: Double, action: RowAction) {
    var row = Self.dragged(to: offset)
    row.release(velocity: .zero, at: Self.start)
    #expect(row.phase == .revealing)
    #expect(Self.settle(&row) == [.openedOptions(action)])
    #expect(row.phase == .options)
    row.closeOptions(at: Self.start + Interval(seconds: 60))
    #expect(row.phase == .hiding)
    let last = row.advance(to: Self.start + Interval(seconds: 120))
    #expect(last?.transition == .vanished(action))
  }

  @Test(arguments: [(60.0, RowAction.archive), (259.0, .archive), (260.0, .delete)])
  func toTheRightItHides(offset: Double, action: RowAction) {
    var row = Self.dragged(to: offset)
    row.release(velocity: .zero, at: Self.start)
    #expect(Self.settle(&row) == [.startedHiding(action), .vanished(action)])
    #expect(row.phase == .gone)
  }

  @Test func revealingKeepsItsColour() {
    var row = Self.dragged(to: -100)
    row.release(velocity: .zero, at: Self.start)
    let late = Self.start + .milliseconds(200)
    #expect(row.offset(at: late) < -SwipeRow.longThreshold)
    #expect(row.appearance(at: late).background == .yellow)
  }

  @Test func aTouchInterruptsTheAnimation() {
    var row = Self.dragged(to: -100)
    row.release(velocity: .zero, at: Self.start)
    let later = Self.start + .milliseconds(50)
    let offset = row.offset(at: later)
    let isTaken = row.grab(at: later)
    #expect(isTaken)
    #expect(row.phase == .dragging)
    #expect(row.offset(at: later) == offset)
    row.drag(by: Points(10))
    #expect(row.offset(at: later) == offset + Points(10))
  }

  @Test func aCancelledTouchNeverActs() {
    var row = Self.dragged(to: 400)
    row.cancel(at: Self.start)
    #expect(Self.settle(&row) == [.cameToRest(isRestored: false)])
  }

  @Test func theFramesDoNotMatter() {
    var often = Self.dragged(to: 300)
    var rarely = often
    often.release(velocity: PointsPerSecond(500), at: Self.start)
    rarely.release(velocity: PointsPerSecond(500), at: Self.start)
    var moments: [Instant] = []
    for step in 0..<5000 {
      while let (_, at) = often.advance(to: Self.start + .milliseconds(Int64(step))) {
        moments.append(at)
      }
    }
    var others: [Instant] = []
    while let (_, at) = rarely.advance(to: Self.start + Interval(seconds: 5)) { others.append(at) }
    #expect(moments == others)
  }

  @Test func reducedMotionSkipsTheWay() {
    var row = SwipeRow(width: Self.width, reducesMotion: true)
    let isTaken = row.grab(at: Self.start)
    #expect(isTaken)
    row.drag(by: Points(80))
    row.release(velocity: .zero, at: Self.start)
    let first = row.advance(to: Self.start)
    #expect(first?.transition == .startedHiding(.archive))
    let second = row.advance(to: Self.start)
    #expect(second?.transition == .vanished(.archive))
  }

  @Test func whatHasGoneTakesNoTouch() {
    var row = Self.dragged(to: 80)
    row.release(velocity: .zero, at: Self.start)
    _ = Self.settle(&row)
    let isTaken = row.grab(at: Self.start)
    #expect(!isTaken)
    row.restore(at: Self.start)
    #expect(row.phase == .returning)
    #expect(Self.settle(&row) == [.cameToRest(isRestored: true)])
  }
}
