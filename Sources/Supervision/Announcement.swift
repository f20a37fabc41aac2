/// When others may be told that it is locked: once a picture stands on a console that is held.
///
/// A picture may come after that, where the lock is taken over from one that crashed.
struct Announcement: Hashable {
  private var hasPicture = false
  private var isMade = false

  /// Whether it is to be made now, after an input.
  mutating func isDue(after input: SupervisorInput, isHeld: Bool) -> Bool {
    switch input {
    case .screenDrew: hasPicture = true
    case .screenEnded: hasPicture = false
    case .switchingLocked:
      // Told with every look at the console, so one that is missed comes again in a second.
      guard isHeld, hasPicture, !isMade else { return false }
      isMade = true
      return true
    case .shown, .devicesHeld, .deviceRefused, .screenSlid, .attemptAsked, .attemptEnded,
      .screenUnlocked, .releaseAsked, .timePassed:
      break
    }
    return false
  }
}
