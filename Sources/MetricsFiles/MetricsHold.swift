internal import Glibc

/// A file of numbers that a process keeps. Another program finds that out for as long as the process lives.
///
/// What this process wrote is locked by flock(2), each new file before it takes the old one's place. So no
/// file is left beside it, and the kernel takes the lock from whoever is killed.
public struct MetricsHold: ~Copyable {
  private let file: MetricsFile
  /// What was written last; −1 before.
  private var descriptor: Int32 = -1

  public init(_ file: MetricsFile) {
    self.file = file
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Replaces the whole, unless another living process keeps the file.
  public mutating func write(_ text: String) throws(MetricsFileError) {
    if let other { throw .held("\(file.path) is kept by \(other.words) already") }
    let next = try file.replace(with: text)
    if descriptor >= 0 { close(descriptor) }
    descriptor = next
  }

  /// Takes the file away, unless another living process keeps it.
  public func remove() {
    if other == nil { file.remove() }
  }

  private var other: MetricsHolder? { isOwn ? nil : MetricsHolder(of: file.path) }

  /// Whether this process was the last that wrote.
  private var isOwn: Bool {
    var (own, standing) = (stat(), stat())
    return unsafe descriptor >= 0 && fstat(descriptor, &own) == 0
      && lstat(file.path, &standing) == 0 && own.st_ino == standing.st_ino
      && own.st_dev == standing.st_dev
  }
}
