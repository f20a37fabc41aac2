internal import Diagnosis
internal import InputModel
internal import SafeText

/// What is told to a person of a node.
enum NodeText {
  /// One line for a node that Detent leaves alone, three and more for a device.
  static func lines(_ node: NodeFacts, seat: String, width: Int) -> [String] {
    let head = Escaping.visible(String(node.node.split(separator: "/").last ?? ""))
    var title = "\(kind(node)) “\(Escaping.visible(node.name))”"
    if node.seat != seat { title += ", \(node.seat)" }
    guard node.kind != nil else {
      return TextLines.headed(head, "\(title); \(access(node))", width: width)
    }
    var parts = [access(node)]
    if case .held = node.grab { parts.append("held exclusively\(holders(node))") }
    if case .free = node.grab { parts.append("nobody holds it\(openers(node))") }
    if case .unknown(let reason) = node.grab, node.access == .readable {
      parts.append("grab unknown: \(reason)")
    }
    var facts: [String] = []
    if let size = size(node) { facts.append(size) }
    if let matrix = node.mountMatrix { facts.append("mount matrix (\(Escaping.visible(matrix)))") }
    if let rate = node.rate { facts.append(describe(rate)) }
    if node.udevKinds == nil { facts.append("udev has not seen it") }
    if node.hasSeatTag { facts.append("tagged for the seat's user") }
    return TextLines.headed(head, title, width: width)
      + TextLines.headed("", parts.joined(separator: "; "), width: width)
      + (facts.isEmpty
        ? [] : TextLines.headed("", facts.joined(separator: "; "), width: width))
  }

  private static func kind(_ node: NodeFacts) -> String {
    let udev = node.udevKinds?.joined(separator: "+") ?? ""
    switch node.role {
    case .device(let kind): return kind.rawValue
    case .arbitration: return udev.isEmpty ? "pen or switch" : udev
    case .keyboard: return "\(udev), never opened"
    case .other: return udev.isEmpty ? "other" : udev
    }
  }

  private static func access(_ node: NodeFacts) -> String {
    guard let permissions = node.permissions else { return "no node" }
    let readers = Escaping.visible(permissions.readers)
    let octal = String(permissions.mode, radix: 8)
    let rights =
      "\(permissions.owner):\(permissions.group) \(String(repeating: "0", count: max(4 - octal.count, 0)))\(octal)"
    let beyond = permissions.entries.isEmpty ? "" : ", read by \(readers)"
    switch node.access {
    case .readable: return "readable (\(rights)\(beyond))"
    case .refused: return "refused (\(rights)\(beyond))"
    case .blocked(let reason): return "blocked: \(reason) (\(rights)\(beyond))"
    case .absent: return "no node"
    }
  }

  private static func openers(_ node: NodeFacts) -> String {
    node.holders.isEmpty ? "" : ", read\(holders(node))"
  }

  private static func holders(_ node: NodeFacts) -> String {
    guard !node.holders.isEmpty else { return "" }
    let names = node.holders.map { "\(Escaping.visible($0.name)) (\($0.number))" }
    return " by \(names.joined(separator: ", "))"
  }

  private static func size(_ node: NodeFacts) -> String? {
    guard let device = node.device else { return nil }
    if let surface = device.surface {
      let width = rounded(surface.size.width.value), height = rounded(surface.size.height.value)
      return "\(width)×\(height) mm, \(source(device.sizeSource))"
    }
    guard let units = device.accelerometer?.unitsPerG else {
      return "units per g not declared, learnt at rest"
    }
    let source = device.sizeSource == .assumed ? "by its name" : source(device.sizeSource)
    return "\(rounded(units)) units per g, \(source)"
  }

  private static func source(_ source: SizeSource) -> String {
    switch source {
    case .device: "by the device"
    case .override: "by hwdb or quirk"
    case .assumed: "assumed"
    }
  }

  private static func describe(_ rate: RateFacts) -> String {
    guard let perSecond = rate.perSecond else {
      if rate.reports == 0 { return "no report came" }
      return "\(rate.reports) \(rate.reports == 1 ? "report" : "reports"), too few for a rate"
    }
    let jitter = rate.jitter.map { ", ±\(rounded($0.milliseconds)) ms" } ?? ""
    return "\(rounded(perSecond)) reports a second\(jitter)"
  }

  /// One digit after the point.
  static func rounded(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.magnitude < 1e15 else { return "\(value)" }
    let whole = Int64(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(Double(whole) / 10)"
  }
}
