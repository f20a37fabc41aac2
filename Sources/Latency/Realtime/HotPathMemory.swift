/// Keeps in memory what the way from the kernel to the handler runs through.
public enum HotPathMemory {
  /// The programs and libraries on that way, the smallest first, since the limit may not hold all.
  private static let libraries = ["libevdev", "libinput", "libc", "libswiftCore"]

  /// Locks the program's own code and data, the heap and the libraries, each page once it has been
  /// touched.
  ///
  /// - Parameter others: What has been locked already, by name: bytes, or the refusal.
  public static func take(
    with others: [(name: String, result: Result<Int, MemoryLock.Refusal>)]
  ) -> RealtimeGrant {
    var bytes = 0
    var refusal: MemoryLock.Refusal?
    var names: [String] = []
    for other in others {
      switch other.result {
      case .success(let count):
        bytes += count
        if names.last != other.name { names.append(other.name) }
      case .failure(let error): refusal = error
      }
    }
    let mappings = MemoryMapping.all()
    for (name, pieces) in HotPathMemory.groups(in: mappings) where refusal == nil {
      do throws(MemoryLock.Refusal) {
        for mapping in pieces { bytes += try MemoryLock.take(mapping) }
        names.append(name)
      } catch {
        refusal = error
      }
    }
    let list = names.joined(separator: ", ")
    let detail = bytes > 0 ? "\(bytes >> 10) kB of \(list)" : "nothing is locked"
    guard let refusal else {
      return RealtimeGrant(measure: .memory, isGranted: true, detail: detail)
    }
    let limit = refusal.limit.map { "the memlock limit is \($0 >> 10) kB" } ?? "mlock fails"
    return RealtimeGrant(
      measure: .memory, isGranted: !names.isEmpty, detail: detail,
      remedy: "\(limit); a higher one (limits.d, LimitMEMLOCK=) or CAP_IPC_LOCK grants the rest")
  }

  /// What is locked, in this order, under the names that a person knows.
  static func groups(in mappings: [MemoryMapping]) -> [(name: String, mappings: [MemoryMapping])] {
    // The first mapping of a process is its program's.
    let program = mappings.first?.path ?? ""
    var groups = [
      ("program", mappings.filter { $0.path == program && $0.permissions != "---p" }),
      ("heap", mappings.filter { $0.path == "[heap]" }),
    ]
    for library in libraries {
      let pieces = mappings.filter {
        $0.name.hasPrefix(library + ".so") && $0.permissions.hasPrefix("r-x")
      }
      if !pieces.isEmpty { groups.append((library, pieces)) }
    }
    return groups.filter { !$0.1.isEmpty }
  }
}
