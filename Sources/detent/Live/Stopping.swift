internal import Glibc
internal import LinuxInput

/// What ^Z does: everything is let go of, the process stops, and on return all is taken up again.
enum Stopping {
  static func stop(_ control: InputControl) {
    control.suspend(.stopped)
    stop()
    control.resume(.stopped)
  }

  /// Stops the process alone, until it is continued.
  static func stop() {
    // SIGTSTP itself is blocked and read from a descriptor, so the stop is the other signal.
    kill(getpid(), SIGSTOP)
  }
}
