internal import Foundation

/// The shared memory in which `allocations.c` counts.
struct AllocationCounts {
  static let variable = "DETENT_ALLOCATIONS"
  private static let wordsPerRecord = 3

  /// Allocations that libinput, libevdev, libudev and libmtdev asked for, and all others.
  struct Count: Equatable {
    var libraries = 0
    var others = 0
  }

  let path: String

  /// What a thread has allocated so far.
  func count(of thread: Int) -> Count {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let words = unsafe data.withUnsafeBytes { unsafe Array($0.bindMemory(to: UInt64.self)) }
    for start in stride(from: 0, to: words.count - 2, by: AllocationCounts.wordsPerRecord)
    where words[start] == UInt64(thread) {
      return Count(libraries: Int(words[start + 1]), others: Int(words[start + 2]))
    }
    return Count()
  }
}
