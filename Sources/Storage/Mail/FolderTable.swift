internal import Interaction

/// The folders of a Maildir that hold a place's messages.
struct FolderTable {
  struct Folder {
    var place: Place
    var path: FilePath
    /// Whether it is known to be on the disk: the others are made when they are needed.
    var isThere = false

    func path(_ part: Location.Part) -> FilePath { path.appending(part.rawValue) }
  }

  /// The mailbox first, and after the fixed folders the lists. None is ever taken out, so that the
  /// numbers stay: a list's folder that another program removed is one without messages.
  private(set) var folders: [Folder] = [
    Folder(place: .mailbox, path: .root),
    Folder(place: .deferred, path: FilePath(".Deferred")),
    Folder(place: .archive, path: FilePath(".Archive")),
    Folder(place: .drafts, path: FilePath(".Drafts")),
    Folder(place: .outbox, path: FilePath(".Outbox")),
    Folder(place: .trash, path: FilePath(".Trash")),
  ]
  private var numbers: [Place: Int]
  private var numbersByPath: [FilePath: Int]

  static let mailbox = 0
  static let deferred = 1
  static let drafts = 3
  static let outbox = 4

  init() {
    numbers = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($1.place, $0) })
    numbersByPath = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($1.path, $0) })
  }

  subscript(number: Int) -> Folder { folders[number] }

  var listNames: [String] {
    folders.compactMap {
      if case .list(let name) = $0.place, $0.isThere { name } else { nil }
    }
  }

  func number(of path: FilePath) -> Int? { numbersByPath[path] }

  /// The folder and part of a path such as `.Archive/cur`.
  func part(of path: FilePath) -> (folder: Int, part: Location.Part)? {
    for part in Location.Part.allCases {
      let ending = Array(part.rawValue.utf8)
      if path.bytes == ending { return (FolderTable.mailbox, part) }
      guard path.bytes.suffix(ending.count + 1) == [UInt8(ascii: "/")] + ending else { continue }
      let folder = FilePath(Array(path.bytes.dropLast(ending.count + 1)))
      return numbersByPath[folder].map { ($0, part) }
    }
    return nil
  }

  func path(of location: Location) -> FilePath {
    folders[location.folder].path(location.part).appending(location.name.bytes)
  }

  /// The number of a folder by its name, a list's being taken in; nil for one of no place.
  mutating func number(adding name: [UInt8]) -> Int? {
    if let number = numbersByPath[FilePath(name)] { return number }
    return ListName.name(ofFolder: name).map { add($0, path: FilePath(name)) }
  }

  mutating func setThere(_ isThere: Bool, _ number: Int) {
    folders[number].isThere = isThere
  }

  /// The folder of a place; nil for a list whose name no folder can have.
  mutating func number(making place: Place) -> Int? {
    if let number = numbers[place] { return number }
    guard case .list(let name) = place, let folder = ListName.folder(of: name) else { return nil }
    return numbersByPath[FilePath(folder)] ?? add(name, path: FilePath(folder))
  }

  /// Two folders whose names look the same are two lists: Swift compares by canonical equivalence,
  /// and what other programs write in another way may read as a name that is there.
  private mutating func add(_ name: String, path: FilePath) -> Int {
    var place = Place.list(name)
    var copies = 1
    while numbers[place] != nil {
      copies += 1
      place = .list("\(name) (\(copies))")
    }
    folders.append(Folder(place: place, path: path))
    numbers[place] = folders.count - 1
    numbersByPath[path] = folders.count - 1
    return folders.count - 1
  }
}
