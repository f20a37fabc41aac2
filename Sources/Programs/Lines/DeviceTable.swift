public import InputModel

/// Devices in a table for a person: node, kind, size or units per g, whose word that is, and the name.
public enum DeviceTable {
  /// A line a device. Names in it are as the device has them: escape the text before showing it.
  public static func lines(_ devices: [DeviceDescription]) -> [String] {
    let rows = devices.map { [$0.node, $0.kind.rawValue, measure(of: $0), source(of: $0)] }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return zip(rows, devices).map { row, device in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return (cells + [device.name]).joined(separator: "  ")
    }
  }

  private static func measure(of device: DeviceDescription) -> String {
    if let size = device.surface?.size {
      return "\(Line.tenths(size.width.value))×\(Line.tenths(size.height.value)) mm"
    }
    guard let units = device.accelerometer?.unitsPerG else { return "" }
    return "\(Int64(units.rounded())) per g"
  }

  private static func source(of device: DeviceDescription) -> String {
    switch (device.sizeSource, device.accelerometer) {
    case (.device, _): "declared"
    case (.override, _): "set"
    case (.assumed, nil): "assumed"
    case (.assumed, let axes?): axes.unitsPerG == nil ? "at rest" : "by name"
    }
  }
}
