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
}
