internal import CLinux
internal import Glibc

/// What inotify(7) tells of a watched folder.
struct FolderEvent: Hashable {
  private static let headSize = 16

  /// The number of the folder's watch.
  let watch: Int32
  private let mask: UInt32
  /// What in the folder it is about; empty where it is the folder itself.
  let name: String

  /// Whether nothing more is told of the folder, as it has gone.
  var isLast: Bool { mask & UInt32(IN_IGNORED) != 0 }

  /// Whether others came too fast to be told.
  var hasLostOthers: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }

  /// The events of one reading.
  static func all(in bytes: ArraySlice<UInt8>) -> [FolderEvent] {
    var events: [FolderEvent] = []
    var rest = bytes
    while rest.count >= headSize {
      let (watch, mask, length) = unsafe rest.withUnsafeBytes { head in
        unsafe (
          head.loadUnaligned(as: Int32.self),
          head.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
          Int(head.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        )
      }
      rest = rest.dropFirst(headSize)
      // The name is filled up with zeros.
      let name = rest.prefix(length).prefix { $0 != 0 }
      events.append(
        FolderEvent(watch: watch, mask: mask, name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(length)
    }
    return events
  }
}
