/// Why a file of numbers cannot be kept: a sentence that names it.
public enum MetricsFileError: Error, Hashable, Sendable {
  case usage(String)
  case notPermitted(String)
  case failure(String)
  /// Another living process keeps it.
  case held(String)

  public var message: String {
    switch self {
    case .usage(let sentence), .notPermitted(let sentence), .failure(let sentence),
      .held(let sentence):
      sentence
    }
  }
}
