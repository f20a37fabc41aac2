public import InputModel

/// What stands for a device before anything is measured, and where it comes from.
public struct CalibrationInForce: Hashable, Sendable {
  public var device: DeviceDescription
  /// What the kernel's axes declare now, 0 for nothing.
  public var resolution: AxisPair<Int32>
  /// udev's property, where it is set.
  public var matrixProperty: String?
  /// udev's EVDEV_ABS_… of the position axes, by their names.
  public var axisProperties: [String: String]

  public init(
    device: DeviceDescription, resolution: AxisPair<Int32>, properties: [String: String]
  ) {
    self.device = device
    self.resolution = resolution
    matrixProperty = properties["LIBINPUT_CALIBRATION_MATRIX"]
    axisProperties = properties.filter { $0.key.hasPrefix("EVDEV_ABS_") }
  }

  /// The matrix that Detent and libinput go by.
  public var matrix: CalibrationMatrix {
    matrixProperty.flatMap { CalibrationMatrix(property: $0) } ?? .identity
  }

  /// The scale that Detent goes by, whatever its source.
  public var unitsPerMillimetre: AxisPair<Double> {
    AxisPair(
      x: device.axes?.x.unitsPerMillimetre ?? 1, y: device.axes?.y.unitsPerMillimetre ?? 1)
  }

  /// Sentences about size and mounting.
  public var sentences: [String] {
    var sentences: [String] = []
    if let size = device.axes?.size {
      sentences.append("size: \(Figures.millimetres(size)), \(sizeSource)")
    }
    if let matrixProperty {
      sentences.append("matrix: \(matrixProperty), by udev's LIBINPUT_CALIBRATION_MATRIX")
    } else if device.kind == .touchscreen {
      sentences.append("matrix: none")
    }
    return sentences
  }

  private var sizeSource: String {
    switch device.sizeSource {
    case .assumed: "assumed: nothing states it"
    case .device: "declared by the device, \(resolution.x) and \(resolution.y) units/mm"
    case .override where !axisProperties.isEmpty:
      "by the hwdb: "
        + axisProperties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        .joined(separator: " ")
    case .override: "by a quirk of libinput's"
    }
  }
}
