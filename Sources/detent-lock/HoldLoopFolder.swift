internal import LinuxConsole

// Staying where others look for the lock.
extension HoldLoop {
  /// Puts back what another program took out of the folder.
  ///
  /// Without it an administrator would be told that nothing is locked, a crash of this process could not be
  /// mended, and a second lock would take itself for the first.
  mutating func keepFindable() {
    guard held.isHeld, !isFindable else { return }
    do throws(ConsoleError) {
      try held.findFolder()
      if !holder.isInPlace(held.folder) {
        // Nil where another lock is just starting, which ends by itself: the console is held.
        guard let next = try HolderLock.take(held.folder) else { return }
        holder = next
      }
      try held.writeRecord()
      if !socket.isInPlace(held.folder) { socket = try UnlockSocket(held.folder) }
      Report.tryToSay("\(held.folder.path) was changed by another program, and is put right")
    } catch {
      Report.tryToSay(error.message)
    }
  }

  private var isFindable: Bool {
    held.folder.isInPlace && held.isRecorded && holder.isInPlace(held.folder)
      && socket.isInPlace(held.folder)
  }
}
