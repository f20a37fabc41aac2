internal import CLinux
internal import Glibc

/// What the kernel tells of folders, by inotify.
struct FolderWatch: ~Copyable {
  /// Negative where the kernel gave none.
  let descriptor: Int32
  private let root: [UInt8]
  private var watched: [Int32: FilePath] = [:]
  private var numbers: [FilePath: Int32] = [:]
  /// Whether a folder could not be watched, since there are no watches left or no inotify.
  private(set) var isIncomplete = false
  /// Whether the Maildir has another path now, or none.
  private(set) var isLost = false

  /// What happened.
  enum Notice {
    /// A name in a folder came or went, or its file was written.
    case name(folder: FilePath, name: [UInt8])
    /// A watched folder itself went.
    case gone(FilePath)
    /// Notices were lost.
    case overflow
  }

  /// `root` is the path of the Maildir, for the one call that knows no descriptors of folders.
  init(root: [UInt8]) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    isIncomplete = descriptor < 0
    self.root = root
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Watches a folder that is not watched yet; one that is not there is not watched.
  mutating func add(_ folder: FilePath) {
    guard numbers[folder] == nil, descriptor >= 0, !isLost else { return }
    let path = FilePath(root + [UInt8(ascii: "/")] + folder.bytes)
    let mask =
      UInt32(
        IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
          | IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
    let number = unsafe path.withCString {
      unsafe inotify_add_watch(descriptor, $0, mask)
    }
    if number >= 0 {
      // The kernel has one watch a folder, however its path changes.
      if let former = watched[number] { numbers[former] = nil }
      watched[number] = folder
      numbers[folder] = number
    } else if errno == ENOSPC || errno == ENOMEM {
      isIncomplete = true
    }
  }

  /// Watches nothing more: what the paths lead to now is not the Maildir.
  mutating func giveUp() {
    isLost = true
    for folder in numbers.keys { remove(folder) }
  }

  /// Watches a folder no more, since it has another path now.
  mutating func remove(_ folder: FilePath) {
    guard let number = numbers.removeValue(forKey: folder) else { return }
    watched[number] = nil
    _ = inotify_rm_watch(descriptor, number)
  }

  /// All that happened since the last call.
  mutating func drain() -> [Notice] {
    var notices: [Notice] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return notices }
      take(buffer[..<count], into: &notices)
    }
  }

  /// An event is a descriptor, a mask, a cookie, a length and a name of that length, all but the
  /// name of 32 bits.
  private mutating func take(_ bytes: ArraySlice<UInt8>, into notices: inout [Notice]) {
    var rest = bytes
    while rest.count >= 16 {
      let number = Int32(bitPattern: FolderWatch.word(rest, 0))
      let mask = FolderWatch.word(rest, 4)
      let length = Int(FolderWatch.word(rest, 12))
      let name = Array(rest.dropFirst(16).prefix(length).prefix { $0 != 0 })
      rest = rest.dropFirst(16 + length)
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        notices.append(.overflow)
      } else if let folder = watched[number] {
        take(folder, name: name, mask: mask, into: &notices)
      }
    }
  }

  private mutating func take(
    _ folder: FilePath, name: [UInt8], mask: UInt32, into notices: inout [Notice]
  ) {
    if mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 {
      // A folder that was moved away would be watched on.
      remove(folder)
      notices.append(.gone(folder))
    } else if !name.isEmpty {
      notices.append(
        .name(folder: folder, name: name))
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> UInt32 {
    unsafe bytes.withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }
  }
}
