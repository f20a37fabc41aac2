public import InputModel
public import Programs
public import Themes

extension Canvas {
  /// The picture of `snapshot` on a terminal of the given size; the same for the same arguments.
  ///
  /// The lock has its looks from `theme`. `time` moves what moves by itself, such as the arrows of a lock.
  public init(
    drawing snapshot: Snapshot, columns: Int, rows: Int, capabilities: Capabilities,
    theme: Theme, at time: Instant
  ) {
    let map = SurfaceMap(surface: snapshot.surface, columns: columns, rows: rows)
    var painter = Painter(map: map, capabilities: capabilities, theme: theme, at: time)
    painter.draw(snapshot)
    self = painter.canvas
  }
}

extension Painter {
  /// The instrument tells its own latency and misses, of what it counts.
  private func status(of snapshot: Snapshot) -> StatusSnapshot {
    var status = snapshot.status
    if case .latency = snapshot.picture { (status.latency, status.misses) = (nil, 0) }
    return status
  }

  fileprivate mutating func draw(_ snapshot: Snapshot) {
    if case .lock(let lock) = snapshot.picture, lock.isBlank {
      fill(canvas.bounds, style: look.black)
      return
    }
    var mode: String?
    var foot: [FootButton] = []
    switch snapshot.picture {
    case .mailbox(let mailbox): draw(mailbox)
    case .lock(let lock):
      draw(lock)
      mode = lock.mode
    case .watch(let watch): draw(watch, fingers: snapshot.fingers)
    case .latency(let latency): draw(latency)
    case .calibration(let calibration): draw(calibration)
    case .toDo(let toDo):
      draw(toDo)
      foot = footButtons(of: toDo)
    }
    if let button = snapshot.closeButton { drawCloseButton(button) }
    if let notice = snapshot.notice { draw(notice) }
    switch snapshot.picture {
    case .mailbox, .lock, .toDo: drawFingers(snapshot.fingers)
    case .watch, .latency, .calibration: break
    }
    draw(status(of: snapshot), mode: mode, in: footRoom(beside: foot))
    drawFoot(foot)
  }
}
