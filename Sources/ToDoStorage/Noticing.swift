internal import Interaction
internal import Storage

/// What lists change by without this program's doing: other programs, and a new day.
struct Noticing: ~Copyable {
  private let watch: DatabaseWatch
  private var midnight: Alarm
  private let waiting: Waiting

  init(path: String, now: CivilTime) throws(FileError) {
    let watch = try DatabaseWatch(path: path)
    var midnight = try Alarm()
    midnight.set(Midnight.next(after: now))
    let waiting = try Waiting(for: [watch.descriptor, midnight.descriptor])
    self.watch = watch
    self.midnight = midnight
    self.waiting = waiting
  }

  var descriptor: Int32 { waiting.descriptor }

  /// Takes in that something was noticed.
  mutating func attend(now: CivilTime) {
    watch.drain()
    midnight.acknowledge()
    midnight.set(Midnight.next(after: now))
  }
}

extension DatabaseFile {
  func noticing(now: CivilTime) throws(StorageError) -> Noticing {
    do throws(FileError) {
      return try Noticing(path: path, now: now)
    } catch {
      throw StorageError(.failure, "\(name) cannot be watched: \(error.message)")
    }
  }
}
