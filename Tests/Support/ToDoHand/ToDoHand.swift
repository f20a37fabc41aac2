internal import Glibc
internal import Interaction
internal import Storage
internal import ToDoStorage

/// Does to a database of items what tests cannot do in their own process: `detent-todo-hand`
/// `random FILE STATE SEED` until it is killed, `full FILE STATE BYTES` until no file may grow any
/// more, `open FILE STATE USER` as a user, who is refused what root is not; and `measure ITEMS` against
/// a hundred items.
@main
enum ToDoHand {
  /// Always the same, so that tests know what is written.
  static let now = CivilTime(CivilDate(daysSince1970: 20_000), hour: 12)

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(StorageError) {
      switch (words.first, words.count) {
      case ("random", 4):
        RandomHand(seed: UInt64(words[3]) ?? 0).play(try store(words))
      case ("full", 4): try FullDiskHand(limit: UInt(words[3]) ?? 0).play(words)
      case ("open", 4):
        guard let user = UInt32(words[3]), setgid(user) == 0, setuid(user) == 0 else { exit(1) }
        _ = try store(words)
        Say.line("opened")
      case ("measure", 2): try Measurement(items: Int(words[1]) ?? 0).run()
      default:
        Say.line(
          "usage: detent-todo-hand random|full|open FILE STATE NUMBER | measure ITEMS")
        exit(2)
      }
    } catch {
      Say.line("\(error.kind): \(error)")
      exit(1)
    }
  }

  static func store(_ words: [String]) throws(StorageError) -> ToDoStore {
    try ToDoStore(path: words[1], stateFolder: words[2]) { now }
  }
}
