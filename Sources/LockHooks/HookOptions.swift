/// Who is told of a lock, as `detent lock` was asked for it.
public struct HookOptions: Hashable, Sendable {
  /// A command that is run once it is locked.
  public var onLock: String?
  /// A command that is run once it is open again.
  public var onUnlock: String?
  /// A descriptor that gets a line, and its end, once it is locked.
  public var readyDescriptor: Int32?
  /// The file where the numbers of a lock that holds a console are kept.
  public var metricsFile: String?

  public init() {}

  /// How one of Detent's programs hands them to another: before the mark that ends them.
  public var arguments: [String] {
    var arguments: [String] = []
    if let onLock { arguments += [Name.onLock, onLock] }
    if let onUnlock { arguments += [Name.onUnlock, onUnlock] }
    if let readyDescriptor { arguments += [Name.ready, "\(readyDescriptor)"] }
    if let metricsFile { arguments += [Name.metrics, metricsFile] }
    return arguments + [Name.end]
  }

  /// Takes them from the front of what another program handed over; nil where they are not whole.
  public init?(from arguments: inout ArraySlice<String>) {
    while let name = arguments.popFirst() {
      if name == Name.end { return }
      guard let value = arguments.popFirst() else { return nil }
      switch name {
      case Name.onLock: onLock = value
      case Name.onUnlock: onUnlock = value
      case Name.ready: readyDescriptor = Int32(value)
      case Name.metrics: metricsFile = value
      default: return nil
      }
    }
    return nil
  }

  private enum Name {
    static let onLock = "--on-lock"
    static let onUnlock = "--on-unlock"
    static let ready = "--ready-fd"
    static let metrics = "--metrics"
    static let end = "--"
  }
}
