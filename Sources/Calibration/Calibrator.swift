public import InputModel

/// Asks for touches one after the other and makes a calibration of them.
///
///     asking ──a touch──► the next step ──…──► the group is judged ──► the next group ──…──► finished
///       ▲  └─a slip: the step again              └─refused: the group again
///       └───────────────────────────────────────────┘        after too many: given up
///
/// It reads no clock and no device: contacts come in, in the kernel's own units, so that nothing that
/// is in force already is measured along.
public struct Calibrator: Hashable, Sendable {
  /// A person who fails so often needs another ruler.
  private static let patience = 5
  /// How far a finger may roll while it touches, as a share of an axis, or in units on a coarse one.
  private static let mostSlide = 0.03
  private static let mostSlideUnits = 3.0

  private enum State: Hashable, Sendable {
    case asking(group: Int, step: Int)
    case finished
    case gaveUp
  }

  public enum Output: Hashable, Sendable {
    /// A touch is wanted.
    case asks(CalibrationStep, prompt: String, number: Int, of: Int)
    case took(CalibrationStep, Vector<DeviceUnits>)
    case refused(CalibrationRefusal)
    case finished(CalibrationMeasurement)
    case gaveUp(CalibrationRefusal)
  }

  public let plan: CalibrationPlan
  private let groups: [[CalibrationStep]]
  private var state: State
  private var collector: TouchCollector
  private var touches: [TouchCollector.Touch] = []
  private var refusals = 0
  private var measurement = CalibrationMeasurement()

  /// `isTouched` says whether something touches the device already: that is not counted.
  public init(_ plan: CalibrationPlan, isTouched: Bool = false) {
    self.plan = plan
    collector = TouchCollector(isTouched: isTouched)
    groups = plan.groups
    state = groups.isEmpty ? .finished : .asking(group: 0, step: 0)
  }

  /// The touch that is wanted now; nil once it is over.
  public var asking: Output? {
    guard case .asking(let group, let step) = state else { return nil }
    let before = groups.prefix(group).reduce(0) { $0 + $1.count }
    let wanted = groups[group][step]
    return .asks(
      wanted, prompt: wanted.prompt(plan), number: before + step + 1,
      of: groups.reduce(0) { $0 + $1.count })
  }

  /// Takes all contacts that are down, after each report of the device.
  public mutating func take(
    _ contacts: some Collection<RawContact>, into output: inout [Output]
  ) {
    guard case .asking(let group, let step) = state else { return }
    switch collector.take(contacts) {
    case nil: break
    case .severalFingers: refuse(.severalFingers, into: &output)
    case .touch(let touch):
      let wanted = groups[group][step]
      if let slip = slip(touch, wanted) {
        refuse(slip, into: &output)
      } else {
        output.append(.took(wanted, touch.place))
        touches.append(touch)
        advance(group, step, into: &output)
      }
    }
  }

  private func slip(
    _ touch: TouchCollector.Touch, _ step: CalibrationStep
  ) -> CalibrationRefusal? {
    switch step {
    case .drag: return nil
    case .corner, .mark:
      let units = plan.range.units
      let slides = [(touch.extent.x, units.x), (touch.extent.y, units.y)]
        .filter { $0.0.value > Calibrator.mostSlideUnits }.map { $0.0 / $0.1 }
      guard let most = slides.max(), most > Calibrator.mostSlide else { return nil }
      return .slid(most)
    }
  }

  private mutating func advance(_ group: Int, _ step: Int, into output: inout [Output]) {
    if step + 1 < groups[group].count {
      state = .asking(group: group, step: step + 1)
    } else {
      do throws(CalibrationRefusal) {
        try measurement.take(groups[group], touches, plan)
      } catch {
        touches = []
        state = .asking(group: group, step: 0)
        return refuse(error, into: &output)
      }
      touches = []
      guard group + 1 < groups.count else {
        state = .finished
        output.append(.finished(measurement))
        return
      }
      state = .asking(group: group + 1, step: 0)
    }
    if let asking { output.append(asking) }
  }

  private mutating func refuse(_ refusal: CalibrationRefusal, into output: inout [Output]) {
    refusals += 1
    guard refusals < Calibrator.patience else {
      state = .gaveUp
      output.append(.gaveUp(refusal))
      return
    }
    output.append(.refused(refusal))
    if let asking { output.append(asking) }
  }
}
