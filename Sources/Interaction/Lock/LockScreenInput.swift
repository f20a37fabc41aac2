public import Gestures
public import InputModel

// What touches do to the lock screen.
extension LockScreen {
  /// Takes a step of a gesture whose down point is `down` on the screen's own surface.
  public mutating func handle(
    _ event: GestureEvent, down: Vector<Points>?, into output: inout [LockOutput]
  ) {
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
    let isOnThumb =
      event.phase == .down && lock.phase != .unlocked && holder?.device != event.device
      && thumb(at: event.time).contains(location)
    let reason = touches.handle(event, isOnThumb: isOnThumb, fingers: fingers)
    guard let reason, reason != .shutdown, lock.phase != .unlocked,
      holder?.device != event.device
    else { return }
    refuse(.interrupted(reason), event.device, event.time, &output)
  }

  private mutating func grab(
    _ event: GestureEvent, _ down: Vector<Points>?, _ output: inout [LockOutput]
  ) {
    guard lock.phase != .unlocked else { return }
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
      if offersReset { button.show(width: layout.resetButton.width, at: event.time) }
      report(event.time, &output)
      output.append(.layout)
    } else if isFar {
      refuse(.notInOneGo, event.device, event.time, &output)
    } else {
      report(event.time, &output)
    }
    advance(to: event.time, into: &output)
  }
}
