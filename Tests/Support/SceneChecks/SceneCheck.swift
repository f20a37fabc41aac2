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
