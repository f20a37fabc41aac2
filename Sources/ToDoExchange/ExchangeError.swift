/// Why a file's items cannot be taken in: none of them is.
public struct ExchangeError: Error, Hashable, Sendable {
  /// Says where in the file; control characters are as they stand in it.
  public var reason: String
}
