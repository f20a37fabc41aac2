/// What the supervisor is told.
public enum SupervisorInput: Hashable, Sendable {
  /// This console is shown: told when it changes, and once a second.
  case shown(Int)
  /// The screen's first picture is on the console.
  case screenDrew
  /// All devices are held that are to be.
  case devicesHeld
  /// A device cannot be held.
  case deviceRefused
  /// Switching is locked, and the lock's console is the one that is shown.
  case switchingLocked
  /// A slide was completed on the screen.
  case screenSlid
  /// The screen wants a secret checked.
  case attemptAsked
  /// What came of the attempt with this number.
  case attemptEnded(Int, AttemptOutcome)
  /// The screen's token: a slide was completed, and its animation is over.
  case screenUnlocked
  /// The screen's process ended, in whatever way.
  case screenEnded(ScreenEnd)
  /// An administrator asks for the console.
  case releaseAsked
  /// The deadline may have passed.
  case timePassed
}

/// How a process ended.
public enum ScreenEnd: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)
  /// It could not be started, with this errno.
  case unstarted(Int32)
}

/// What the supervisor wants done, in order.
public enum SupervisorAction: Hashable, Sendable {
  case startScreen
  case killScreen
  /// Holds all input devices from now on, those to come included.
  case holdDevices
  /// Mutes the keys of the lock's console and SysRq.
  case muteKeys
  /// Asks for the lock's console to be shown.
  case activate
  /// Locks switching, and mutes keys and SysRq again: others may have undone either.
  case hold
  case allowSwitching
  /// Tells who waits for it that it is locked. Comes once.
  case tellLocked
  /// What concerns a secret.
  case attempt(AttemptAction)
  /// Puts back all that was changed.
  case restore
}

/// How the lock came to its end.
public enum SupervisorEnding: Hashable, Sendable {
  case unlocked
  /// An administrator took the console back.
  case released
  /// The screen ended before anything was locked.
  case screenFailed(ScreenEnd)
  /// The screen drew nothing in time, and nothing was locked.
  case screenSilent
  /// A device cannot be held, or a key on it stays down, and nothing was locked.
  case deviceRefused
  /// Another program locks or refuses switching, and nothing was locked.
  case notShown
}
