internal import Gestures
internal import InputModel

// What a frame does to the contacts of a device.
extension TouchLane {
  mutating func move(
    _ update: ContactUpdate, of frame: borrowing ContactFrame, isRecounted: Bool,
    to change: inout FrameChange,
    _ output: inout [PipelineEvent]
  ) {
    guard let index = table.index(of: update.slot) else { return }
    let time = frame.time
    let location = surface.location(of: update.position)
    let path = surface.path(of: update.position)
    let tellsAll = !isSemiMultitouch && !isRecounted
    var isTravel = update.isTravel
    if !isTravel, tellsAll { isTravel = isCredible(path, of: index, in: frame) }
    guard isTravel else {
      table.place(index, location: location, path: path, at: time)
      report(table[index], .moved, at: time, &output)
      return
    }
    settle(index, at: time, &output)
    switch table.move(
      index, location: location, path: path, at: time,
      measures: !isSemiMultitouch && table.hidden == 0)
    {
    case .stayed: return
    case .moved where table[index].isResting, .jumped where table[index].isResting:
      if table.wake(index, after: settings.palm.wakingTravel) { change.woke = true }
    case .moved: change.moved = true
    case .jumped: (change.moved, change.jumped) = (true, true)
    }
    if zones != nil { table.noteTravel(index, slop: settings.panSlop) }
    report(table[index], .moved, at: time, &output)
  }

  /// Whether a contact went to a place while another one came or went. Far away, it did not where the
  /// other one tells of its finger: one that ended was nearer to there, or one that lands is nearer to
  /// where it was.
  private func isCredible(
    _ path: Vector<Points>, of index: Int, in frame: borrowing ContactFrame
  ) -> Bool {
    let old = table[index].path
    let way = (path - old).length
    guard way > settings.jump.distance else { return true }
    for other in 0..<frame.count {
      let update = frame[other]
      let distance: Points
      if update.phase == .down {
        distance = (surface.path(of: update.position) - old).length
      } else if update.phase.isEnd, let ended = table.index(of: update.slot) {
        distance = (path - table[ended].path).length
      } else {
        continue
      }
      if distance + distance < way { return false }
    }
    return true
  }

  /// A single contact that has gone nowhere where palms and thumbs rest begins from where it is.
  private mutating func settle(_ index: Int, at time: Instant, _ output: inout [PipelineEvent]) {
    guard settings.palm.laysAside, table.counted == 1, !table[index].isResting,
      zones?.hasRest(at: table[index].location) ?? false,
      table.settle(index, period: settings.palm.rest, at: time)
    else { return }
    send(.rested, at: time, &output)
  }

  mutating func end(
    _ update: ContactUpdate, at time: Instant, to change: inout FrameChange,
    _ output: inout [PipelineEvent]
  ) {
    guard let index = table.index(of: update.slot) else { return }
    let interruption: Interruption? = update.phase == .up ? nil : .touchCancelled
    report(table[index], update.phase, interruption, at: time, &output)
    let isCounted = !table[index].isResting
    table.remove(index)
    guard isCounted else { return }
    if update.phase == .up { change.lifted = true } else { change.cancelled = true }
  }

  /// Adds what landed. Returns whether anything did.
  mutating func land(
    _ frame: borrowing ContactFrame, at time: Instant, _ output: inout [PipelineEvent]
  ) -> Bool {
    var landed = false
    for index in 0..<frame.count where frame[index].phase == .down {
      let update = frame[index]
      // A touch-down that is sent again for a contact that is down changes nothing.
      guard table.index(of: update.slot) == nil else { continue }
      if !landed { layAside(at: time, &output) }
      let location = surface.location(of: update.position)
      let path = surface.path(of: update.position)
      guard table.land(update.slot, location: location, path: path, at: time) else { continue }
      landed = true
      report(table[table.count - 1], .down, at: time, &output)
    }
    return landed
  }

  /// Lays contacts aside that rest or are frozen, since another one lands, which is a hand of its own.
  private mutating func layAside(at time: Instant, _ output: inout [PipelineEvent]) {
    guard let zones, settings.palm.laysAside else { return }
    var isChanged = false
    for index in 0..<table.count where !table[index].isResting {
      let contact = table[index]
      let rests =
        !contact.hasGone && zones.hasRest(at: contact.location)
        && time - contact.downTime >= settings.palm.rest
      guard rests || time - contact.time >= settings.palm.frozen else { continue }
      table.rest(index)
      isChanged = true
    }
    if isChanged { send(.lifted, at: time, &output) }
  }

  /// Follows the number of fingers where contacts do not tell all of them. One contact in the place of
  /// another is no change, as long as the number stays.
  mutating func recount(
    _ frame: borrowing ContactFrame, _ before: Int, from centre: Vector<Points>, at time: Instant,
    _ output: inout [PipelineEvent]
  ) {
    _ = land(frame, at: time, &output)
    table.hidden = max(frame.fingers - table.count, 0)
    let after = table.fingers
    if after == before {
      if isPlaced(frame) {
        table.goOn(from: centre)
        table.startCentre()
      }
      return
    }
    table.startCentre()
    send(after > before ? .landed : .lifted, at: time, &output)
  }

  private func isPlaced(_ frame: borrowing ContactFrame) -> Bool {
    for index in 0..<frame.count {
      let update = frame[index]
      if update.phase != .moved || !update.isTravel { return true }
    }
    return false
  }
}
