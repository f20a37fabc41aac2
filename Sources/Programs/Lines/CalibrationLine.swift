public import Calibration
internal import InputModel

/// What `detent calibrate` tells, a line each.
public enum CalibrationLine: Hashable, Sendable {
  case device(CalibrationInForce)
  case output(Calibrator.Output, TouchRange)
  /// An entry for udev, printed or to be installed.
  case entry(CalibrationEntry)
  case installed(CalibrationEntry)
  /// Something beside the figures that is worth knowing.
  case remark(String)
  /// What installs the entries by hand.
  case commands([String])
  case proof(CalibrationProof)
}

extension Line {
  static func encode(_ line: CalibrationLine) -> String {
    var object = JSONObject(type: "calibration")
    switch line {
    case .device(let state):
      object.add("event", "device")
      object.add("node", state.device.node)
      object.add("name", state.device.name)
      object.add("kind", state.device.kind.rawValue)
      object.add("width_mm", state.device.axes?.size.width.value)
      object.add("height_mm", state.device.axes?.size.height.value)
      object.add("size_source", state.device.sizeSource.rawValue)
      object.add("matrix", state.matrixProperty)
    case .output(let output, let range): encode(output, range, into: &object)
    case .entry(let entry):
      object.add("event", "entry")
      object.add("kind", entry.kind.rawValue)
      object.add("file", entry.path)
      object.add("text", entry.text)
    case .installed(let entry):
      object.add("event", "installed")
      object.add("file", entry.path)
    case .remark(let text):
      object.add("event", "remark")
      object.add("message", text)
    case .commands(let lines):
      object.add("event", "commands")
      object.add("lines", lines)
    case .proof(let proof): encode(proof, into: &object)
    }
    return object.line()
  }

  private static func encode(
    _ output: Calibrator.Output, _ range: TouchRange, into object: inout JSONObject
  ) {
    switch output {
    case .asks(let step, let prompt, let number, let count):
      object.add("event", "step")
      object.add("step", step.code)
      object.add("number", number)
      object.add("of", count)
      object.add("message", prompt)
    case .took(let step, let place):
      object.add("event", "touch")
      object.add("step", step.code)
      object.add("x_units", place.x.value)
      object.add("y_units", place.y.value)
    case .refused(let refusal), .gaveUp(let refusal):
      if case .gaveUp = output {
        object.add("event", "given-up")
      } else {
        object.add("event", "refused")
      }
      object.add("reason", refusal.code)
      object.add("message", refusal.message)
    case .finished(let measurement):
      object.add("event", "measured")
      if let fit = measurement.fit {
        object.add("matrix", Figures.property(fit.matrix))
        object.add("mounting", fit.mounting.name)
        object.add("pure", fit.isPure)
        object.add("residual_percent", fit.residual * 100)
        object.add("deviation_percent", fit.deviation * 100)
      }
      if let scale = measurement.scale {
        let size = scale.size(on: range)
        object.add("width_mm", size.width.value)
        object.add("height_mm", size.height.value)
        object.add("x_units_per_mm", scale.unitsPerMillimetre.x)
        object.add("y_units_per_mm", scale.unitsPerMillimetre.y)
      }
    }
  }

  private static func encode(_ proof: CalibrationProof, into object: inout JSONObject) {
    object.add("event", "proof")
    for length in proof.lengths {
      object.add("\(length.direction.rawValue)_mm", length.told.value)
      object.add("\(length.direction.rawValue)_wanted_mm", length.wanted.value)
      object.add("\(length.direction.rawValue)_difference_percent", length.difference * 100)
    }
    if let worst = proof.places.map(\.distance).max() {
      object.add("corners_off_percent", worst * 100)
    }
    object.add("holds", proof.holds)
  }
}
