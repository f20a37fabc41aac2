internal import Glibc

/// The living process that keeps a file of numbers.
struct MetricsHolder {
  /// What people know it by.
  let words: String

  /// Nil where nobody keeps the file, or only the process that started this one.
  init?(of path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard MetricsHolder.isLocked(descriptor) else { return nil }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { return nil }
    let processes = ProcessTable.lockers(of: UInt64(information.st_ino))
    guard !processes.isEmpty else {
      // It has ended meanwhile, or lives where it cannot be seen.
      guard MetricsHolder.isLocked(descriptor) else { return nil }
      words = "another program"
      return
    }
    // Whoever may read the file may lock it. Only who keeps it has written it.
    let keepers = processes.filter { process in
      process != getppid() && ProcessTable(process)?.user == information.st_uid
    }
    guard let keeper = keepers.first else { return nil }
    words = MetricsHolder.words(of: keeper)
  }

  private static func isLocked(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Names the program that counts, whose part `detent-metrics` is.
  private static func words(of process: pid_t) -> String {
    guard let own = ProcessTable(process) else { return "process \(process)" }
    if own.name == "detent-metrics", let parent = ProcessTable(own.parent),
      parent.name.hasPrefix("detent")
    {
      return "process \(own.parent) (\(parent.name))"
    }
    return "process \(process) (\(own.name))"
  }
}
