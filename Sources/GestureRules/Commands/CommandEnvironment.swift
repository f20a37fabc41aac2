internal import Gestures
internal import InputModel

// The numbers that a command finds in its environment.
extension RuleFiring {
  /// What all names of variables begin with.
  public static let prefix = "DETENT_"

  /// The variables, by name and value. What the gesture does not have is not set.
  public var environment: [(name: String, value: String)] {
    var list = VariableList()
    list.add("RULE", rule)
    list.add("ON", trigger.name)
    list.add("GESTURE", event.kind.rawValue)
    list.add("TIME", "\(event.time.microseconds)")
    list.add("NODE", device.node)
    list.add("DEVICE", device.name)
    list.add("KIND", device.kind.rawValue)
    if event.contacts > 0 { list.add("FINGERS", "\(event.contacts)") }
    list.add("EDGE", event.edge?.rawValue)
    list.add("DIRECTION", direction?.rawValue)
    if let place = event.place {
      list.add("X", place.location.x)
      list.add("Y", place.location.y)
      list.add("START_X", place.down.x)
      list.add("START_Y", place.down.y)
    }
    addMotion(to: &list)
    if let size = device.surface?.points {
      list.add("WIDTH", size.width)
      list.add("HEIGHT", size.height)
    }
    if case .crossing(let distance, let way) = trigger {
      list.add("CROSSED", distance)
      list.add("CROSSING", way.rawValue)
    }
    list.add("REASON", event.interruption?.rawValue)
    return list.variables
  }

  private func addMotion(to list: inout VariableList) {
    switch event.kind {
    case .tap, .shake: break
    case .pan, .edgePan:
      list.add("DX", event.translation.x)
      list.add("DY", event.translation.y)
      list.add("DISTANCE", distance)
      list.add("DISTANCE_MM", Millimetres(distance))
      list.add("VX", event.velocity.x)
      list.add("VY", event.velocity.y)
      list.add("SPEED", event.velocity.length)
    }
  }
}

private struct VariableList {
  private(set) var variables: [(name: String, value: String)] = []

  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    // No environment can hold a zero, which a device's name may.
    variables.append((RuleFiring.prefix + name, String(value.prefix { $0 != "\0" })))
  }

  /// To a thousandth, without an exponent.
  mutating func add(_ name: String, _ quantity: some Quantity) {
    let limit = 1e9
    let value = min(max(quantity.value, -limit), limit)
    add(name, value.isFinite ? "\((value * 1000).rounded() / 1000 + 0)" : "0.0")
  }
}
