public import Interaction
public import Storage

/// The accounts and their items in a database. One thread uses it.
///
/// What was done is told once it is durable, and so survives a loss of power.
public struct ToDoStore: ~Copyable {
  let file: DatabaseFile
  let database: Database
  let remembered: RememberedFile
  let now: () -> CivilTime
  /// Whose items are shown.
  var account: Account?
  var following = Following()
  /// The names of the accounts that were told.
  var names: [String]?
  /// What the database said last of changes by others.
  var version: Int64
  /// Why nothing more is written.
  var damage: KeepingError?
  var noticing: Noticing
  /// The day that lists were told for last.
  var today: CivilDate

  /// Opens a database, and makes it where there is none.
  /// - Parameter path: nil for the one in the user's folder for data.
  /// - Parameter stateFolder: Where what is remembered lies; nil for nowhere.
  /// - Parameter now: The time on the wall.
  public init(
    path: String?, stateFolder: String? = ToDoFolders.state, now: @escaping () -> CivilTime
  ) throws(StorageError) {
    try self.init(path: path, stateFolder: stateFolder, schema: .current, now: now)
  }

  init(
    path: String?, stateFolder: String?, schema: Schema, patience: Int32 = Database.patience,
    now: @escaping () -> CivilTime
  ) throws(StorageError) {
    guard let place = path ?? ToDoFolders.database else {
      throw StorageError(.usage, "there is no home to keep items in: name a file with --database")
    }
    let file = try DatabaseFile(place, schema: schema, makesFolder: place == ToDoFolders.database)
    let database = try Database.open(file, schema, patience: patience)
    let noticing = try file.noticing(now: now())
    let (identity, version) = try file.telling { () throws(KeepingError) in
      (try database.identity(), try database.integer("PRAGMA data_version"))
    }
    self.file = file
    self.database = database
    self.version = version
    self.now = now
    today = now().date
    remembered = RememberedFile(folder: stateFolder, identity: identity)
    self.noticing = noticing
  }

  /// Readable when other programs changed something or a new day began: then `attend` is called. What
  /// this one changed makes it readable too, and then there is nothing to tell.
  public var descriptor: Int32 { noticing.descriptor }

  /// Of the file itself, without links.
  public var path: String { file.path }

  /// Whether the file is too large to have been checked as a whole when it was opened.
  public var isUnchecked: Bool { file.size > Database.smallSize }
}
