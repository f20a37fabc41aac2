internal import CLinux
internal import Glibc
public import Metrics
internal import Synchronization

/// The numbers in memory that processes share, so that they outlive whoever counts.
///
/// Counting is an atomic addition: no lock, no call of the kernel, no allocation. The numbers are not
/// those of one instant: who reads may see a sample's bucket before its sum.
@safe public final class MetricsMemory: MetricSink, @unchecked Sendable {
  private static let size = MetricSlot.count * MemoryLayout<Atomic<UInt64>>.size

  /// The memory as a file, to be given to other processes.
  public let descriptor: Int32
  private let words: UnsafeMutablePointer<Atomic<UInt64>>

  /// Memory of its own, all numbers 0. Nil where there is none; errno tells why.
  public convenience init?() {
    let descriptor = unsafe linux_shared_memory("detent-metrics", MetricsMemory.size)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor)
  }

  /// Takes a descriptor over that another process gave. Nil where it is none of such memory.
  public init?(_ descriptor: Int32) {
    guard let start = unsafe linux_map_shared(descriptor, MetricsMemory.size) else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
    // Zeros are atomics that are 0.
    unsafe words = start.bindMemory(to: Atomic<UInt64>.self, capacity: MetricSlot.count)
  }

  deinit {
    unsafe munmap(words, MetricsMemory.size)
    close(descriptor)
  }

  public func add(_ count: UInt64, to slot: MetricSlot) {
    unsafe words[slot.index].wrappingAdd(count, ordering: .relaxed)
  }

  public func set(_ slot: MetricSlot, to value: UInt64) {
    unsafe words[slot.index].store(value, ordering: .relaxed)
  }

  /// All numbers now.
  public var values: MetricValues {
    MetricValues(
      (0..<MetricSlot.count).map { index in unsafe words[index].load(ordering: .relaxed) })
  }
}
