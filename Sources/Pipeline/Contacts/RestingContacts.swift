internal import InputModel

// Resting contacts.
extension ContactTable {
  /// Lets a contact that went nowhere for a `period` rest where it is, anew. Returns whether it does.
  mutating func settle(_ index: Int, period: Interval, at time: Instant) -> Bool {
    guard !storage[index].hasGone, time - storage[index].restTime >= period else { return false }
    storage[index].restPath = storage[index].path
    storage[index].restTime = time
    return true
  }

  /// Notes whether a contact goes anywhere: once it is `slop` from where it rested, it does.
  mutating func noteTravel(_ index: Int, slop: Points) {
    guard (storage[index].path - storage[index].restPath).length >= slop else { return }
    storage[index].hasGone = true
  }

  /// A contact counts for nothing from now on.
  mutating func rest(_ index: Int) {
    storage[index].isResting = true
    storage[index].restPath = storage[index].path
    resting += 1
  }

  /// Lets a resting contact count again once it has gone `travel`. Returns whether it does.
  mutating func wake(_ index: Int, after travel: Points) -> Bool {
    guard storage[index].isResting,
      (storage[index].path - storage[index].restPath).length >= travel
    else { return false }
    storage[index].isResting = false
    storage[index].hasGone = true
    storage[index].downPath = storage[index].path
    resting -= 1
    return true
  }
}
