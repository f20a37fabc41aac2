internal import Gestures
public import InputModel
public import Pipeline

/// `detent events`: the devices and their gestures, one line each.
public struct EventsProgram: Program {
  private var stage: Stage

  public init(surface: Size<Points>? = nil) {
    stage = Stage(surface: surface)
  }

  public var deadline: Instant? { nil }
  public var isMoving: Bool { false }
  public var isDone: Bool { false }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    _ = stage.handle(event, into: &lines)
    guard case .gesture(let gesture) = event else { return }
    lines.append(.gesture(gesture, node: stage.node(of: gesture.device)))
  }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {}

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {}

  public func snapshot(at time: Instant) -> Snapshot {
    let picture = WatchSnapshot(edgeBand: .zero)
    return Snapshot(
      surface: stage.surface.surface, picture: .watch(picture), status: stage.status)
  }
}
