public import Gestures
public import InputModel

// What touches do to the lock screen.
extension LockScreen {
  /// Takes a step of a gesture whose down point is `down` on the screen's own surface.
  public mutating func handle(
    _ event: GestureEvent, down: Vector<Points>?, into output: inout [LockOutput]
  ) {
    guard event.kind != .shake, !wakes(event.device, at: event.time, &output),
      !blanking.ignores(event)
    else { return }
    switch (event.kind, event.phase) {
    case (.pan, .began), (.edgePan, .began):
      grab(event, down, &output)
    case (.pan, .changed), (.edgePan, .changed):
      guard event.id == holder?.gesture else { return }
      lock.drag(by: event.translation.x)
      report(event.time, &output)
    case (.pan, .ended), (.edgePan, .ended):
      release(event, &output)
    case (.pan, .cancelled), (.edgePan, .cancelled):
      guard event.id == holder?.gesture else { return }
      letGo(at: event.time)
      lock.cancel(at: event.time)
      refuse(
        .interrupted(event.interruption ?? .touchCancelled), event.device, event.time, &output)
    case (.tap, .ended):
      guard let down, showsReset, layout.resetButton.contains(down) else { return }
      reset(at: event.time, into: &output)
    case (.tap, .began), (.tap, .changed), (.tap, .cancelled), (.shake, _):
      break
    }
  }

  /// Takes a step of a contact at `location` on the screen's own surface, on a device whose pans
  /// have `fingers` contacts. Contacts unlock nothing: they give the reason where a touch of the thumb
  /// ends before it is a pan.
  public mutating func handle(
    _ event: ContactEvent, at location: Vector<Points>, fingers: Int,
    into output: inout [LockOutput]
  ) {
    let isIgnored = blanking.isBlank || blanking.ignores(event.device)
    let isOnThumb =
      event.phase == .down && takesSlides && holder?.device != event.device && !isIgnored
      && thumb(at: event.time).contains(location)
    let reason = touches.handle(event, isOnThumb: isOnThumb, fingers: fingers)
    _ = wakes(event.device, at: event.time, &output)
    if touches.count(of: event.device) == 0 { blanking.lift(event.device, at: event.time) }
    guard !isIgnored else { return }
    press(event, at: location, &output)
    guard let reason, reason != .shutdown, takesSlides, holder?.device != event.device
    else { return }
    refuse(.interrupted(reason), event.device, event.time, &output)
  }

  /// Whether touches have something to do with the thumb.
  private var takesSlides: Bool {
    switch lock.phase {
    case .locked, .dragging, .springing: true
    case .slid, .unlocked: false
    }
  }

  private mutating func grab(
    _ event: GestureEvent, _ down: Vector<Points>?, _ output: inout [LockOutput]
  ) {
    guard takesSlides else { return }
    let landed = event.landed ?? event.time
    guard let down else {
      refuse(.noPlace, event.device, event.time, &output)
      return
    }
    if holder != nil {
      let isOnThumb = thumb(at: event.time).contains(down)
      if isOnThumb { refuse(.held, event.device, event.time, &output) }
      return
    }
    guard thumb(at: landed).contains(down), freeSince.map({ $0 <= landed }) ?? true else {
      refuse(.besideThumb, event.device, event.time, &output)
      return
    }
    guard lock.grab(at: landed) else { return }
    holder = Holder(gesture: event.id, device: event.device)
    refusal = nil
    lock.drag(by: event.translation.x)
    report(event.time, &output)
  }

  private mutating func release(_ event: GestureEvent, _ output: inout [LockOutput]) {
    guard event.id == holder?.gesture else { return }
    letGo(at: event.time)
    lock.drag(by: event.translation.x)
    let isFar = lock.fraction(at: event.time) >= SlideLock.threshold
    if lock.release(at: event.time) {
      if lock.phase == .unlocked {
        tellUnlocked(at: event.time, &output)
      } else {
        report(event.time, &output)
        changeSecret(at: event.time, &output) { secret in
          secret.ask(at: event.time)
          return nil
        }
      }
    } else if isFar {
      refuse(.notInOneGo, event.device, event.time, &output)
    } else {
      report(event.time, &output)
    }
    advance(to: event.time, into: &output)
  }

  mutating func tellUnlocked(at time: Instant, _ output: inout [LockOutput]) {
    if offersReset { button.show(width: layout.resetButton.width, at: time) }
    report(time, &output)
    output.append(.layout)
  }
}
