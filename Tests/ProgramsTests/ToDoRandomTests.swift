import Interaction
import Programs
import Testing

/// Fingers, keys, scripts and other instances at random, with answers that are late or refuse: what is
/// shown at rest is what is kept, and nothing is stuck.
@Suite struct ToDoRandomTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func whatIsShownIsKept(seed: UInt64) {
    var storm = ToDoStorm(seed: seed, reducesMotion: seed % 4 == 0)
    for _ in 0..<300 { storm.step() }
    storm.settle()
    #expect(!storm.runner.program.isMoving)
    for view in [ToDoView.day(ToDoBench.start.date), .important, .all] {
      switch view {
      case .day(let date): storm.perform("select-date \(date.words)")
      case .important: storm.perform("show important")
      case .all: storm.perform("show all")
      }
      #expect(storm.faults(view) == [])
    }
    _ = storm.runner.takeLines()
    storm.perform("list all")
    let told = storm.runner.takeLines().contains {
      if case .toDo(.listing) = $0 { true } else { false }
    }
    #expect(told, "a script is stuck")
  }

  /// The storm comes everywhere, or it would prove little.
  @Test func theStormReachesEverything() {
    var found: Set<String> = []
    for seed in 1...80 as ClosedRange<UInt64> {
      var storm = ToDoStorm(seed: seed, reducesMotion: false)
      for _ in 0..<300 { storm.step() }
      for line in storm.runner.takeLines() { found.formUnion(Self.words(of: line)) }
    }
    let outcomes: [ToDoEdit.Outcome] = [
      .added, .edited, .planned, .starred, .unstarred, .checked, .unchecked, .deleted, .restored,
      .failed,
    ]
    let wanted =
      outcomes.map { "outcome \($0.rawValue)" } + [
        "undo", "redo", "purged", "listing", "sign-in", "main", "box kept", "box cancelled",
        "box unchanged", "calendar chosen", "calendar cancelled", "wheel coasting",
        "wheel dragging", "row dragging", "row hiding", "row gone", "row returning",
        "menu dragging", "menu open", "buttons open",
      ]
    #expect(wanted.filter { !found.contains($0) } == [])
  }

  private static func words(of line: Line) -> [String] {
    switch line {
    case .menu(let report): ["menu \(report.phase.rawValue)"]
    case .toDo(.outcome(let report)): ["outcome \(report.outcome.rawValue)"]
    case .toDo(.undo(let report)): [report.isRedo ? "redo" : "undo"]
    case .toDo(.purged): ["purged"]
    case .toDo(.listing): ["listing"]
    case .toDo(.page(let report)): [report.page.rawValue]
    case .toDo(.box(let report)): ["box \(report.result?.rawValue ?? "")"]
    case .toDo(.calendar(let report)): ["calendar \(report.result?.rawValue ?? "")"]
    case .toDo(.wheel(let report)): ["wheel \(report.phase.rawValue)"]
    case .toDo(.row(let report)): ["row \(report.phase.rawValue)"]
    case .toDo(.buttons(let report)): ["buttons \(report.phase.rawValue)"]
    default: []
    }
  }
}
