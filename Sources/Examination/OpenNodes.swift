internal import Diagnosis
internal import Glibc

/// Who has which event node open, by /proc, as far as this user may see it.
enum OpenNodes {
  private static let prefix = "/dev/input/event"

  /// The programs by node, this one left out.
  static func holders() -> [String: [ProcessFacts]] {
    var holders: [String: [ProcessFacts]] = [:]
    let numbers = (SystemFiles.names(in: "/proc") ?? []).compactMap { Int32($0) }.sorted()
    for number in numbers where number != getpid() {
      let folder = "/proc/\(number)/fd"
      let descriptors = SystemFiles.names(in: folder) ?? []
      let nodes = Set(descriptors.compactMap { SystemFiles.link("\(folder)/\($0)") })
        .filter { $0.hasPrefix(prefix) }
      guard !nodes.isEmpty else { continue }
      let name = SystemFiles.text("/proc/\(number)/comm") ?? ""
      let process = ProcessFacts(number: number, name: String(name.prefix { $0 != "\n" }))
      for node in nodes { holders[node, default: []].append(process) }
    }
    return holders
  }
}
