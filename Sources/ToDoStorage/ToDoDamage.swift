/// What is wrong with a database whose structure or content contradicts itself.
public struct ToDoDamage: Hashable, Sendable {
  let error: KeepingError

  /// Holds all that is in a file against all else, by a connection of its own: it takes seconds for
  /// many items, and any thread may do it beside the one that uses the store. nil where nothing is
  /// wrong, and where the file cannot be read now.
  public init?(inFileAt path: String) {
    do throws(KeepingError) {
      try Database(path: path).check()
      return nil
    } catch {
      guard error.isDamage else { return nil }
      self.error = error
    }
  }
}
