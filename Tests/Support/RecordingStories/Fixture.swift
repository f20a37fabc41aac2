internal import Foundation
public import InputModel
public import Recording

/// A recording of the project's own, which states in its comments what it is to be.
///
/// `# device: touchpad 100.0x60.0 device` names the kind, the size in millimetres and its source of each
/// device that Detent reads, `# expect: pan 2 down (0.0, 20.0)` a gesture with its travel in
/// millimetres, and `# rotate: 90` the turn of the devices.
public struct Fixture: Sendable {
  public var recording: Recording
  public var devices: [String]
  public var gestures: [String]
  public var rotation = QuarterTurn.none

  /// Reads a fixture; nil where there is none, or it is damaged.
  public init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let reading = Recording.read(Array(data))
    guard reading.damage == nil else { return nil }
    recording = reading.recording.quirked
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let values = { (key: String) in
      lines.filter { $0.hasPrefix("# \(key): ") }.map { String($0.dropFirst(key.count + 4)) }
    }
    devices = values("device")
    gestures = values("expect")
    if let turn = values("rotate").first {
      guard let turn = Int(turn).flatMap(QuarterTurn.init(rawValue:)) else { return nil }
      rotation = turn
    }
  }

  /// The names of the fixtures in a folder, sorted.
  public static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

extension DeviceDescription {
  /// Kind, size in millimetres and its source, as fixtures name a device.
  public var words: String {
    let tenth = { (length: Millimetres) in (length.value * 10).rounded() / 10 }
    let size = surface?.size
    let sides = size.map { "\(tenth($0.width))x\(tenth($0.height)) " } ?? ""
    return "\(kind.rawValue) \(sides)\(sizeSource.rawValue)"
  }
}
