import Foundation
import SceneChecks
import SceneScript
import Testing

/// The scenes that `--demo` plays find everything that they touch.
@Suite struct DemoSceneTests {
  private func lines(_ name: String) throws -> [String] {
    let file = SceneFolder.tests.appending(path: "../Sources/detent/\(name).scene")
    return try ProcessSceneTests.lines(
      of: Scene(parsing: String(contentsOf: file, encoding: .utf8)))
  }

  @Test(arguments: [
    ("demo", ["archived", "rescheduled", "listed", "deleted", "undone"]),
    ("todo-demo", ["checked", "deleted", "starred", "edited", "added"]),
  ])
  func whatIsShownHappens(name: String, outcomes: [String]) throws {
    let lines = try lines(name)
    #expect(!lines.contains { $0.hasPrefix(#"{"type":"error""#) })
    let told = lines.filter { $0.hasPrefix(#"{"type":"outcome""#) }
    #expect(told.count == outcomes.count, "\(told)")
    for (line, outcome) in zip(told, outcomes) {
      #expect(line.contains(#""outcome":"\#(outcome)""#), "\(line)")
    }
  }

  @Test(arguments: ["watch", "events"])
  func eachGestureIsShownOnce(program: String) throws {
    let file = SceneFolder.tests.appending(path: "../Sources/detent/touch-demo.scene")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("detent watch", with: "detent \(program)")
    let lines = try ProcessSceneTests.lines(of: Scene(parsing: text))
    #expect(!lines.contains { $0.contains(#""type":"error""#) })
    let told = lines.filter { $0.contains(#""phase":"ended","node""#) }
    let gestures = [("pan", 1), ("pan", 2), ("edge-pan", 1), ("tap", 1), ("shake", 0)]
    #expect(told.count == gestures.count, "\(told)")
    for (line, (gesture, contacts)) in zip(told, gestures) {
      #expect(line.contains(#""gesture":"\#(gesture)""#), "\(line)")
      #expect(line.contains(#""contacts":\#(contacts),"#), "\(line)")
    }
  }

  @Test func theToDoDemonstrationShowsEverySheet() throws {
    let lines = try lines("todo-demo")
    for expected in [
      #""type":"undo""#, #""type":"calendar""#, #""type":"wheel""#, #""type":"menu""#,
      #""view":"important""#, #""box":"new","phase":"closed""#, #""box":"item","phase":"closed""#,
    ] {
      #expect(lines.contains { $0.contains(expected) }, "\(expected)")
    }
  }
}
