internal import InputModel

// What each input brings about.
extension ConsoleSupervisor {
  mutating func shown(_ number: Int) -> [SupervisorAction] {
    let isOurs = number == console
    switch state {
    case .taking where !isOurs:
      // The flag is not ours yet: another locker's is left alone.
      return [.activate]
    case .held where !isOurs, .reclaiming where !isOurs:
      state = .reclaiming
      return [.allowSwitching, .activate]
    case .taking, .held, .reclaiming:
      state = .held
      return [.hold]
    case .preparing, .grabbing, .ending, .ended:
      return []
    }
  }

  mutating func drew(at time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing:
      guard holdsDevices else { return take(at: time) }
      state = .grabbing(until: time + ConsoleSupervisor.grabbingLimit)
      return [.holdDevices]
    case .grabbing, .taking, .held, .reclaiming:
      return tellWait(at: time)
    case .ending, .ended:
      return []
    }
  }

  mutating func devicesHeld(at time: Instant) -> [SupervisorAction] {
    switch state {
    case .grabbing: take(at: time)
    case .preparing, .taking, .held, .reclaiming, .ending, .ended: []
    }
  }

  /// A device that comes later than the lock does not end it.
  mutating func deviceRefused(at time: Instant) -> [SupervisorAction] {
    switch state {
    case .grabbing: end(.deviceRefused, at: time)
    case .preparing, .taking, .held, .reclaiming, .ending, .ended: []
    }
  }

  mutating func take(at time: Instant) -> [SupervisorAction] {
    state = .taking(until: time + ConsoleSupervisor.takingLimit)
    return [.muteKeys, .activate]
  }

  mutating func ended(_ end: ScreenEnd, at time: Instant) -> [SupervisorAction] {
    screen.end(at: time)
    progress = .locked
    let steps = attempts?.abandon(at: time) ?? []
    return steps.map { .attempt($0) } + screenEnded(end, at: time)
  }

  private mutating func screenEnded(
    _ end: ScreenEnd, at time: Instant
  ) -> [SupervisorAction] {
    switch state {
    case .preparing:
      state = .ended(.screenFailed(end))
      return [.restore]
    case .grabbing, .taking, .held, .reclaiming:
      return pass(time)
    case .ending(let ending, _, _):
      state = .ended(ending)
      return [.restore]
    case .ended:
      return []
    }
  }

  /// A screen that nobody could see was not slid on.
  mutating func unlocked(at time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing, .grabbing: return []
    case .taking, .held, .reclaiming, .ending, .ended:
      guard attempts == nil || progress == .accepted else { return [] }
      return end(.unlocked, at: time)
    }
  }

  mutating func end(_ ending: SupervisorEnding, at time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing, .grabbing, .taking, .held, .reclaiming:
      guard screen.isRunning else {
        state = .ended(ending)
        return [.restore]
      }
      // Who has unlocked ends by itself, and leaves the console tidy.
      let isKilled = ending != .unlocked
      state = .ending(
        ending, until: time + ConsoleSupervisor.endingLimit, isKilled: isKilled)
      return isKilled ? [.killScreen] : []
    case .ending, .ended:
      return []
    }
  }

  mutating func pass(_ time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing(let limit) where limit <= time:
      return end(.screenSilent, at: time)
    case .grabbing(let limit) where limit <= time:
      return end(.deviceRefused, at: time)
    case .taking(let limit) where limit <= time:
      return end(.notShown, at: time)
    case .preparing, .grabbing, .taking, .held, .reclaiming:
      let steps = attempts?.pass(time) ?? []
      return steps.map { .attempt($0) } + (screen.start(at: time) ? [.startScreen] : [])
    case .ending(let ending, let limit, let isKilled):
      guard limit <= time else { return [] }
      guard isKilled else {
        state = .ending(ending, until: time + ConsoleSupervisor.endingLimit, isKilled: true)
        return [.killScreen]
      }
      // A process that even SIGKILL does not end hangs in the kernel.
      state = .ended(ending)
      return [.restore]
    case .ended:
      return []
    }
  }
}
