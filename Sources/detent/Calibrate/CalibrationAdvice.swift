internal import Calibration
internal import InputModel

/// What is to be written of a measurement, and what there is to say about it.
struct CalibrationAdvice {
  /// What whole units a millimetre may be wrong by before it is said.
  private static let coarse = 0.01
  /// By how much a matrix in force may differ from the one that was measured.
  private static let sameMatrix = 0.03

  private(set) var entries: [CalibrationEntry] = []
  private(set) var remarks: [String] = []

  init(
    _ measurement: CalibrationMeasurement, _ plan: CalibrationPlan, _ subject: CalibrationSubject
  ) {
    if let fit = measurement.fit { advise(fit, subject) }
    if let scale = measurement.scale { advise(scale, subject) }
  }

  private mutating func advise(_ fit: CornerFit, _ subject: CalibrationSubject) {
    let residual = Figures.percent(fit.residual)
    remarks.append(
      "the panel is \(fit.mounting.name); the touches agree within \(residual) of it"
        + (fit.isPure ? "" : ", and lie beside that by \(Figures.percent(fit.deviation))"))
    guard !isSame(fit.matrix, subject.state.matrix) else {
      remarks.append("the matrix in force holds: nothing is written for it")
      return
    }
    entries.append(CalibrationEntry(fit, of: subject.match))
  }

  private mutating func advise(_ scale: ScaleFit, _ subject: CalibrationSubject) {
    let size = scale.size(on: subject.range)
    let inForce = subject.state.unitsPerMillimetre
    let difference = max(
      (scale.unitsPerMillimetre.x / inForce.x - 1).magnitude,
      (scale.unitsPerMillimetre.y / inForce.y - 1).magnitude)
    remarks.append("the sensing area is \(Figures.millimetres(size))")
    if subject.state.device.sizeSource != .assumed, difference <= CalibrationProof.lengthTolerance {
      remarks.append(
        "the size in force holds within \(Figures.percent(difference)): nothing is written for it")
      return
    }
    if scale.roundingError > CalibrationAdvice.coarse {
      let width = Figures.text(size.width.value, decimals: 1)
      let height = Figures.text(size.height.value, decimals: 1)
      remarks.append(
        "the kernel keeps whole units a millimetre, which is wrong by"
          + " \(Figures.percent(scale.roundingError)) here: --size \(width)x\(height) is exact")
    }
    entries.append(
      CalibrationEntry(
        scale, of: subject.match, on: subject.range, hasSlots: subject.hasSlots))
  }

  private func isSame(_ left: CalibrationMatrix, _ right: CalibrationMatrix) -> Bool {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { Fraction(x: $0.0, y: $0.1) }
    return corners.allSatisfy {
      let (first, second) = (left.applied(to: $0), right.applied(to: $0))
      return max((first.x - second.x).magnitude, (first.y - second.y).magnitude)
        <= CalibrationAdvice.sameMatrix
    }
  }
}
