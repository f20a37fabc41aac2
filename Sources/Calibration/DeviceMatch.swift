/// By what udev knows the device again.
public struct DeviceMatch: Hashable, Sendable {
  public var name: String
  public var bus: UInt16
  public var vendor: UInt16
  public var product: UInt16
  /// Whether another node of the machine has the same numbers, as the pen and the finger of a screen do.
  public var isShared: Bool

  public init(name: String, bus: UInt16, vendor: UInt16, product: UInt16, isShared: Bool) {
    self.name = name
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.isShared = isShared
  }

  /// The line of a hwdb entry, in the forms of udev's 60-evdev.hwdb.
  var hardwareDatabaseLine: String {
    if isShared || vendor == 0 || product == 0 {
      return "evdev:name:\(pattern):*"
    }
    return "evdev:input:b\(hex(bus))v\(hex(vendor))p\(hex(product))*"
  }

  /// The conditions of a rule. The kernel writes ids in small letters there.
  var ruleConditions: String {
    "ATTRS{name}==\"\(pattern)\", ATTRS{id/vendor}==\"\(hex(vendor).lowercased())\","
      + " ATTRS{id/product}==\"\(hex(product).lowercased())\""
  }

  /// A part of a file's name that is this device's own.
  var slug: String {
    var slug = "\(hex(vendor))-\(hex(product))-".lowercased()
    for scalar in name.lowercased().unicodeScalars.prefix(40) {
      let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if isPlain { slug.unicodeScalars.append(scalar) } else if slug.last != "-" { slug += "-" }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug
  }

  /// The name as a pattern. What means something to a pattern, to a rule or to a terminal is any sign,
  /// and what is beyond ASCII any number of bytes, of which one or several make a sign there.
  private var pattern: String {
    var pattern = ""
    for scalar in name.unicodeScalars {
      if !scalar.isASCII {
        if pattern.last != "*" { pattern += "*" }
      } else if scalar.value < 0x20 || scalar.value == 0x7f
        || DeviceMatch.meaningful.contains(scalar)
      {
        pattern += "?"
      } else {
        pattern.unicodeScalars.append(scalar)
      }
    }
    return pattern
  }

  private static let meaningful = Set("*?[]\\\"|$%{}".unicodeScalars)

  private func hex(_ number: UInt16) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
