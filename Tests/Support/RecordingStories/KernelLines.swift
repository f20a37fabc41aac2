internal import Foundation
internal import Gestures
public import InputModel

/// What `detent events --json` printed while recordings were played into the kernel.
public struct KernelLines: Sendable {
  /// What one device was taken for, and what was done on it.
  public struct Device: Sendable {
    /// The size in millimetres and whether it is one that only the running system knows.
    public var size: Size<Millimetres>?
    public var isOverridden: Bool
    public var gestures: [GestureStory] = []
  }

  fileprivate struct Line: Decodable {
    enum CodingKeys: String, CodingKey {
      case type, node, gesture, phase, contacts, edge, dx, dy, reason
      case width = "width_mm"
      case height = "height_mm"
      case sizeSource = "size_source"
    }

    var type: String
    var node: String?
    var width: Double?
    var height: Double?
    var sizeSource: String?
    var gesture: String?
    var phase: String?
    var contacts: Int?
    var edge: String?
    var dx: Double?
    var dy: Double?
    var reason: String?
  }

  /// The devices in the order in which they were plugged in, by the numbers of their nodes. One that
  /// Detent does not read is not among them.
  public let devices: [Device]
  /// What was said of faults, and lines that are none.
  public let complaints: [String]

  public init(_ text: String) {
    var byNumber: [Int: Device] = [:]
    var live: [String: Int] = [:]
    var complaints: [String] = []
    for words in text.split(separator: "\n") {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(words.utf8)) else {
        complaints.append(String(words))
        continue
      }
      switch line.type {
      case "overflow", "error": complaints.append(String(words))
      case "device":
        guard let number = line.number, byNumber[number] == nil else { continue }
        byNumber[number] = Device(size: line.size, isOverridden: line.sizeSource == "override")
      case "gesture":
        guard let number = line.number else { continue }
        byNumber[number]?.gestures.take(line, number, &live)
      default: break
      }
    }
    devices = byNumber.sorted { $0.key < $1.key }.map(\.value)
    self.complaints = complaints
  }
}

extension KernelLines.Line {
  /// The number of the event node.
  fileprivate var number: Int? {
    node.flatMap { $0.split(separator: "event").last }.flatMap { Int($0) }
  }

  fileprivate var size: Size<Millimetres>? {
    guard let width, let height else { return nil }
    return Size(width: Millimetres(width), height: Millimetres(height))
  }

  fileprivate var translation: Vector<Points> {
    Vector(x: Points(dx ?? 0), y: Points(dy ?? 0))
  }
}

extension [GestureStory] {
  /// Adds a step. Two gestures of a kind, a number of contacts and an edge never live on a device at a
  /// time, so these tell which one it is of.
  fileprivate mutating func take(
    _ line: KernelLines.Line, _ number: Int, _ live: inout [String: Int]
  ) {
    guard let kind = line.gesture.flatMap(GestureKind.init(rawValue:)),
      let phase = line.phase.flatMap(GesturePhase.init(rawValue:)), let contacts = line.contacts
    else { return }
    let key = "\(number) \(kind.rawValue) \(contacts) \(line.edge ?? "")"
    let translation = line.translation
    let index = live[key] ?? count
    if index == count {
      append(
        GestureStory(
          kind: kind, contacts: contacts, edge: line.edge.flatMap(Edge.init(rawValue:)),
          translation: translation, farthest: translation))
    }
    live[key] = index
    self[index].translation = translation
    if translation.length > self[index].farthest.length { self[index].farthest = translation }
    guard phase == .ended || phase == .cancelled else { return }
    self[index].phase = phase
    self[index].interruption = line.reason.flatMap(Interruption.init(rawValue:))
    live[key] = nil
  }
}
