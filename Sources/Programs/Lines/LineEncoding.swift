internal import Gestures
internal import InputModel
internal import Interaction
internal import Latency
internal import Pipeline

extension Line {
  static func encode(_ device: DeviceDescription, action: String) -> String {
    var object = JSONObject(type: "device")
    object.add("action", action)
    object.add("node", device.node)
    object.add("name", device.name)
    object.add("kind", device.kind.rawValue)
    object.add("width_mm", device.surface?.size.width.value)
    object.add("height_mm", device.surface?.size.height.value)
    object.add("size_source", device.surface == nil ? nil : device.sizeSource.rawValue)
    if device.kind != .accelerometer {
      object.add("fingers", device.fingers)
      object.add("grabbed", device.isGrabbed)
    }
    return object.line()
  }

  static func encode(_ event: GestureEvent, _ node: String) -> String {
    var object = JSONObject(type: "gesture", at: event.time)
    object.add("gesture", event.kind.rawValue)
    object.add("phase", event.phase.rawValue)
    object.add("node", node)
    object.add("contacts", event.contacts)
    object.add("x", event.place?.location.x.value)
    object.add("y", event.place?.location.y.value)
    object.add("start_x", event.place?.down.x.value)
    object.add("start_y", event.place?.down.y.value)
    if event.phase == .began {
      object.add("recognized_x", event.place?.recognized.x.value)
      object.add("recognized_y", event.place?.recognized.y.value)
    }
    object.add("dx", event.translation.x.value)
    object.add("dy", event.translation.y.value)
    object.add("vx", event.velocity.x.value)
    object.add("vy", event.velocity.y.value)
    if let edge = event.edge { object.add("edge", edge.rawValue) }
    if let interruption = event.interruption { object.add("reason", interruption.rawValue) }
    return object.line()
  }

  static func encode(_ element: String, _ frame: Rectangle) -> String {
    var object = JSONObject(type: "layout")
    object.add("element", element)
    object.add("x", frame.x.value)
    object.add("y", frame.y.value)
    object.add("width", frame.width.value)
    object.add("height", frame.height.value)
    return object.line()
  }

  static func encode(_ report: LockReport) -> String {
    var object = JSONObject(type: "lock", at: report.time)
    object.add("phase", report.phase.rawValue)
    object.add("fraction", report.fraction)
    object.add("reset_button", report.showsReset)
    if let refusal = report.refusal { object.add("refusal", refusal) }
    return object.line()
  }

  static func encode(_ report: SecretReport) -> String {
    var object = JSONObject(type: "secret", at: report.time)
    object.add("phase", report.phase.rawValue)
    if let wait = report.wait { object.add("wait", wait.seconds) }
    return object.line()
  }

  static func encode(blank isBlank: Bool, at time: Instant) -> String {
    var object = JSONObject(type: "blank", at: time)
    object.add("blank", isBlank)
    return object.line()
  }

  static func encode(_ event: ContactEvent, _ node: String) -> String {
    var object = JSONObject(type: "contact", at: event.time)
    object.add("node", node)
    object.add("slot", Int(event.slot))
    object.add("phase", event.phase.rawValue)
    object.add("x", event.location.x.value)
    object.add("y", event.location.y.value)
    object.add("x_mm", Millimetres(event.location.x).value)
    object.add("y_mm", Millimetres(event.location.y).value)
    return object.line()
  }

  static func encode(_ report: RateReport, _ node: String) -> String {
    var object = JSONObject(type: "rate")
    object.add("node", node)
    object.add("hz", report.rate)
    object.add("jitter_ms", report.jitter.milliseconds)
    return object.line()
  }

  static func encode(level: String, source: String, node: String?, message: String) -> String {
    var object = JSONObject(type: "log")
    object.add("level", level)
    object.add("source", source)
    object.add("node", node)
    object.add("message", message)
    return object.line()
  }

  static func encode(overflow refused: Int) -> String {
    var object = JSONObject(type: "overflow")
    object.add("refused", refused)
    return object.line()
  }

  static func encode(_ report: LatencyLine) -> String {
    var object = JSONObject(type: "latency")
    object.add("n", report.count)
    object.add("p50_ms", report.median?.milliseconds)
    object.add("p99_ms", report.ninetyNinth?.milliseconds)
    object.add("max_ms", report.longest.milliseconds)
    object.add("bound_ms", report.bound.milliseconds)
    object.add("misses", report.misses)
    return object.line()
  }

  static func encode(_ grant: RealtimeGrant) -> String {
    var object = JSONObject(type: "realtime")
    object.add("measure", grant.measure.rawValue)
    object.add("granted", grant.isGranted)
    object.add("detail", grant.detail)
    object.add("remedy", grant.remedy)
    return object.line()
  }

  static func encode(error message: String) -> String {
    var object = JSONObject(type: "error")
    object.add("message", message)
    return object.line()
  }
}
