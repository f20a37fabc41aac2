import InputModel
import Interaction
import Programs

/// A to-do app whose lists are in memory.
typealias ToDoBench = ProgramBench<ToDoProgram>

extension ToDoBench {
  init(
    _ memory: MemoryToDo = .samples(now: ToDoBench.start), surface: Size<Points>? = nil,
    reducesMotion: Bool = false
  ) {
    self.init(
      ToDoProgram(
        .memory(memory), surface: surface, reducesMotion: reducesMotion, civil: Self.civil))
  }

  var picture: ToDoSnapshot? {
    if case .toDo(let picture) = runner.program.snapshot(at: now).picture { picture } else { nil }
  }

  var notice: String? { runner.program.snapshot(at: now).notice?.text }

  var main: ToDoMainSnapshot? {
    if case .main(let main, _) = picture { main } else { nil }
  }

  var overlay: ToDoOverlaySnapshot? {
    if case .main(_, let over) = picture { over } else { nil }
  }

  /// The texts of a pane's rows in sight.
  func texts(_ pane: Int = 0) -> [String] { main?.panes[pane].rows.map(\.text) ?? [] }

  /// The outcomes since the last call.
  mutating func outcomes() -> [String] {
    runner.takeLines().compactMap {
      if case .toDo(.outcome(let report)) = $0 { report.outcome.rawValue } else { nil }
    }
  }
}
