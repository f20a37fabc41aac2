public import SceneScript

internal import Foundation

/// Holds the lines that a program printed against what a scene expects.
public struct SceneCheck {
  private let lines: [[String: any Sendable]]
  private let texts: [String]

  /// Takes the program's lines. A line that is no JSON object is a fault of its own.
  public init(_ texts: [String]) {
    self.texts = texts
    lines = texts.map { text in
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      return object as? [String: any Sendable] ?? [:]
    }
  }

  /// What does not hold, in words; empty when all does.
  public func faults(of scene: Scene) -> [String] {
    var faults = zip(lines, texts).filter { $0.0.isEmpty }.map { "no JSON object: \($0.1)" }
    faults += texts.filter(SceneCheck.controlsTerminal).map { "a raw control character: \($0)" }
    faults += unpairedGestures()
    var position = 0
    for expectation in scene.expectations {
      let name = "line \(expectation.line): \(SceneCheck.words(of: expectation))"
      switch expectation.kind {
      case .next:
        let found = lines[position...].firstIndex { SceneCheck.matches($0, expectation) }
        if let found {
          position = found + 1
        } else {
          faults.append("\(name) did not come after line \(position) of the output")
        }
      case .never:
        if let found = lines.firstIndex(where: { SceneCheck.matches($0, expectation) }) {
          faults.append("\(name) came: \(texts[found])")
        }
      case .count(let expected):
        let count = lines.count { SceneCheck.matches($0, expectation) }
        if count != expected { faults.append("\(name) came \(count) times, not \(expected)") }
      }
    }
    return faults
  }

  /// Whether a terminal would obey something in the line: C0, DEL or C1.
  private static func controlsTerminal(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// What breaks the promise that every beginning has exactly one end, whatever the scene expects.
  private func unpairedGestures() -> [String] {
    var faults: [String] = []
    var live: [String: Int] = [:]
    for (index, line) in lines.enumerated() where line["type"] as? String == "gesture" {
      let number = index + 1
      let gesture = line["gesture"] as? String ?? ""
      guard gesture == "pan" || gesture == "edge-pan" else { continue }
      let name = "\(gesture) on \(line["node"] as? String ?? "no node")"
      switch line["phase"] as? String {
      case "began":
        if let earlier = live.updateValue(number, forKey: name) {
          faults.append("\(name) began on line \(earlier) and again on \(number)")
        }
      case "changed":
        if live[name] == nil { faults.append("\(name) changed on line \(number), but is not live") }
      default:
        if live.removeValue(forKey: name) == nil {
          faults.append("\(name) ended on line \(number), but was not live")
        }
      }
    }
    return faults
      + live.sorted { $0.value < $1.value }.map { "\($0) began on line \($1) and never ended" }
  }

  private static func matches(
    _ line: [String: any Sendable], _ expectation: Expectation
  ) -> Bool {
    guard line["type"] as? String == expectation.type else { return false }
    return expectation.fields.allSatisfy { field in
      guard let value = line[field.name] else { return false }
      return switch field.value {
      case .null: value is NSNull
      case .number(let from, let through):
        (value as? NSNumber).map { $0.doubleValue >= from && $0.doubleValue <= through } ?? false
      case .text("true"): (value as? Bool) == true
      case .text("false"): (value as? Bool) == false
      case .text(let text): value as? String == text
      }
    }
  }

  private static func words(of expectation: Expectation) -> String {
    let fields = expectation.fields.map { field in
      switch field.value {
      case .null: "\(field.name)=null"
      case .text(let text): "\(field.name)=\(text)"
      case .number(let from, let through): "\(field.name)=\(from)..\(through)"
      }
    }
    let kind =
      switch expectation.kind {
      case .next: "expected"
      case .never: "never"
      case .count: "counted"
      }
    return ([kind, expectation.type] + fields).joined(separator: " ")
  }
}
