internal import InputModel
internal import Recording

/// What sysfs tells everybody of a device: the bits of its events and properties.
enum KernelCapabilities {
  /// The files below `capabilities`, and the event type that each is of.
  private static let files: [(name: String, type: UInt16)] = [
    ("key", EventCode.key), ("rel", 0x02), ("abs", EventCode.absolute), ("sw", 0x05),
  ]

  /// The device as its bits describe it, without udev and without opening it.
  static func device(
    name: String, attribute: (String) -> String?
  ) -> RecordedDevice {
    var device = RecordedDevice(name: name)
    device.properties = bits(attribute("properties"))
    for file in files {
      let codes = bits(attribute("capabilities/\(file.name)"))
      if !codes.isEmpty { device.codes[file.type] = codes }
    }
    return device
  }

  /// The numbers of the bits that are set in hexadecimal words, the lowest word last.
  static func bits(_ words: String?) -> Set<UInt16> {
    var numbers: Set<UInt16> = []
    let parts = words?.split(whereSeparator: \.isWhitespace) ?? []
    for (index, word) in parts.reversed().enumerated() {
      guard let value = UInt64(word, radix: 16) else { continue }
      // A word is a long of the kernel's, as it shows it to this process.
      for bit in 0..<Int.bitWidth where value >> bit & 1 != 0 {
        numbers.insert(UInt16(truncatingIfNeeded: index * Int.bitWidth + bit))
      }
    }
    return numbers
  }
}
