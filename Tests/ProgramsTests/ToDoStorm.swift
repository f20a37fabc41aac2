import InputModel
import Interaction
import Pipeline
import Programs
import SeededSource

/// A to-do app whose keeper answers late, refuses at times, and shares the lists with others.
struct ToDoStorm {
  private static let device = DeviceID(rawValue: 1)

  var runner: InlineRunner<ToDoProgram>
  private var random: Seeded
  private var now = Instant(microseconds: 1_000_000)
  private var downSlots: Set<Int32> = []
  private let keeper: SlowToDoKeeper

  init(seed: UInt64, reducesMotion: Bool) {
    random = Seeded(seed: seed)
    let keeper = SlowToDoKeeper(items: Int.random(in: 1...150, using: &random))
    self.keeper = keeper
    runner = InlineRunner(
      program: ToDoProgram(.elsewhere, reducesMotion: reducesMotion) {
        ToDoBench.civil($0)
      },
      settings: PipelineSettings(), toDo: { keeper.take($0) })
    runner.begin(on: Self.device, at: now)
    for event in keeper.content { runner.tell(toDo: event, at: now) }
  }

  mutating func step() {
    now = now + .milliseconds(Int64.random(in: 1...400, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: touch()
    case 7..<10: runner.handle(.key(key()), at: now)
    case 10..<13: runner.handle(commandLine: command(), at: now)
    case 13: meddle()
    case 14: stroke()
    default: answer(2)
    }
  }

  /// Lifts what is down, waits for everything, and leaves what lies over the lists.
  mutating func settle() {
    for slot in downSlots.sorted() { feed(.up, slot) }
    downSlots = []
    for _ in 0..<100 {
      now = now + .milliseconds(3000)
      runner.advance(to: now)
      for command in ["cancel", "sign-in Ada secret"] {
        runner.handle(commandLine: command, at: now)
      }
      answer(200)
    }
    _ = runner.takeLines()
  }

  /// Runs a command and waits for what comes of it.
  mutating func perform(_ command: String) {
    runner.handle(commandLine: command, at: now)
    for _ in 0..<10 {
      now = now + .milliseconds(1000)
      answerAll()
      runner.advance(to: now)
    }
  }

  /// What is wrong with what is shown now, in words.
  func faults(_ view: ToDoView) -> [String] {
    guard case .toDo(.main(let main, let over)) = runner.program.snapshot(at: now).picture else {
      return ["no main page"]
    }
    if over != nil { return ["something lies over the page"] }
    let lists: [[ToDoList]] =
      switch view {
      case .day(let date): [[.toDo(date)], [.done(date), .history(date)]]
      case .important: [[.important]]
      case .all: [[.all]]
      }
    return zip(main.panes, lists).flatMap { faults(of: $0, $1) }
  }

  private func faults(of pane: ToDoPaneSnapshot, _ lists: [ToDoList]) -> [String] {
    let kept = lists.flatMap { keeper.memory.items(of: $0) }
    guard pane.count == kept.count else { return ["\(pane.count) rows of \(kept.count)"] }
    return pane.rows.compactMap { row in
      let share = pane.visible?.lowerBound ?? 0
      let top = Double(kept.count) * ToDoLayout.rowHeight.value * share
      let index = Int(
        ((row.frame.y - pane.frame.y).value + top) / ToDoLayout.rowHeight.value + 0.5)
      guard kept.indices.contains(index) else { return "a row at \(index)" }
      let item = kept[index]
      let isSame =
        row.text == item.title && row.isImportant == item.isImportant
        && row.isDone == (item.done != nil) && row.isDeleted == (item.deleted != nil)
      return isSame ? nil : "\(row.text) is shown, \(item.title) kept"
    }
  }

  private mutating func touch() {
    let slot = Int32.random(in: 0...1, using: &random)
    guard downSlots.contains(slot) else {
      feed(.down, slot, Double.random(in: 0...160, using: &random), y())
      downSlots.insert(slot)
      return
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let (x, y, isSideways) = (
        Double.random(in: 0...160, using: &random), y(), Bool.random(using: &random)
      )
      let travel = Double.random(in: -60...60, using: &random)
      for step in 1...10 {
        now = now + .milliseconds(8)
        let way = travel * Double(step) / 10
        feed(
          .moved, slot, min(max(x + (isSideways ? way : 0), 0), 160),
          min(max(y + (isSideways ? 0 : way), 0), 90))
      }
    case 1:
      feed(Bool.random(using: &random) ? .up : .cancelled, slot)
      downSlots.remove(slot)
    default:
      feed(.up, slot)
      downSlots.remove(slot)
      // A tap at a place of its own.
      feed(.down, slot, Double.random(in: 0...160, using: &random), y())
      now = now + .milliseconds(40)
      feed(.up, slot)
    }
  }

  /// A whole pan of one finger: from the rim, or over the calendar's wheels.
  private mutating func stroke() {
    guard downSlots.isEmpty else { return }
    let isSpin = Bool.random(using: &random)
    if isSpin {
      runner.handle(.key(.character("c")), at: now)
      now = now + .milliseconds(400)
    }
    let x = isSpin ? Double.random(in: 55...105, using: &random) : 0.5
    let (y, travel) = (
      isSpin ? 25 : y(), Double.random(in: isSpin ? -20...20 : 2...30, using: &random)
    )
    feed(.down, 0, x, y)
    for step in 1...8 {
      now = now + .milliseconds(8)
      let way = travel * Double(step) / 8
      feed(.moved, 0, x + (isSpin ? 0 : way), min(max(y + (isSpin ? way : 0), 0), 90))
    }
    if Bool.random(using: &random) { now = now + .milliseconds(150) }
    feed(.up, 0)
  }

  private mutating func y() -> Double { Double.random(in: 0...90, using: &random) }

  private mutating func feed(
    _ phase: ContactPhase, _ slot: Int32, _ x: Double = 0, _ y: Double = 0
  ) {
    var frame = ContactFrame(device: Self.device, time: now)
    frame.append(
      ContactUpdate(
        slot: slot, phase: phase, position: Vector(x: Millimetres(x), y: Millimetres(y))))
    runner.feed(at: now) { pipeline, output in pipeline.feed(frame, into: &output) }
  }

  private mutating func key() -> Key {
    let keys: [Key] = [
      .up, .down, .left, .right, .enter, .escape, .tab, .backtab, .end, .pageUp, .home,
      .character("u"), .character("r"), .character(" "), .character("m"), .character("s"),
      .character("d"), .character("+"), .character("n"), .character("c"), .character("p"),
      .character("i"), .character("a"), .character("t"), .paste("two\nlines"),
    ]
    return keys.randomElement(using: &random) ?? .up
  }

  private mutating func command() -> String {
    let id = Int.random(in: 1..<60, using: &random)
    let commands = [
      "check \(id)", "uncheck \(id)", "star \(id)", "unstar \(id)", "delete \(id)",
      "restore \(id)", "open \(id)", "plus \(id)", "edit \(id) Changed \(id)",
      "plan \(id) 2026-03-05", "undo", "redo", "select-date 2026-03-0\(1 + id % 7)", "show day",
      "show important", "show all", "list all \(id) 5", "purge", "add New \(id)", "new",
      "calendar", "menu", "keep", "cancel", "select \(id)", "type Ä\(id)", "check", "star",
      "sign-out", "sign-in Ada secret", "sign-in Ada wrong", "list",
    ]
    return commands.randomElement(using: &random) ?? "undo"
  }

  private mutating func meddle() {
    for event in keeper.meddle(at: ToDoBench.civil(now), using: &random) {
      runner.tell(toDo: event, at: now)
    }
  }

  private mutating func answer(_ count: Int) {
    for _ in 0..<count {
      for event in keeper.answer(at: ToDoBench.civil(now), using: &random) {
        runner.tell(toDo: event, at: now)
      }
    }
  }

  private mutating func answerAll() {
    while !keeper.isIdle { answer(1) }
  }
}
