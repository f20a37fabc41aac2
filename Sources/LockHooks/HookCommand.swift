public import ChildProcesses

/// A command that a shell runs when the lock begins or has ended.
public struct HookCommand: Hashable, Sendable {
  /// The option that it was given by, which is what complaints call it.
  private let option: String
  private let text: String
  private let variables: [String: String]

  private init(_ option: String, _ text: String, _ variables: [String: String] = [:]) {
    self.option = option
    self.text = text
    self.variables = variables
  }

  /// The command for a lock that begins; nil where there is none.
  public static func locked(_ options: HookOptions) -> HookCommand? {
    options.onLock.map { HookCommand("--on-lock", $0) }
  }

  /// The command for a lock that has ended; nil where there is none.
  public static func ended(_ ending: LockEnding, _ options: HookOptions) -> HookCommand? {
    options.onUnlock.map { HookCommand("--on-unlock", $0, ["DETENT_ENDING": ending.rawValue]) }
  }

  /// Starts it, with its output to a descriptor, or to nowhere for nil.
  public func start(output: Int32?) throws(StartError) -> ChildProcess {
    var launch = ChildLaunch(program: "/bin/sh", arguments: ["sh", "-c", text])
    launch.environment = .whole(plus: variables)
    if let output { launch.streams[1] = .copy(output) }
    return try launch.start()
  }

  /// What is to be said of its end; nil where it did what it should.
  public func complaint(about end: ChildEnd) -> String? {
    switch end {
    case .exit(0): nil
    case .exit(let status): "the command of \(option) ended with status \(status)"
    case .signal(let number): "the command of \(option) was ended by signal \(number)"
    }
  }

  /// What is to be said where it did not even start.
  public func complaint(about error: StartError) -> String {
    "the command of \(option) cannot be started: error \(error.code)"
  }
}

/// How a lock came open, which the command is told as DETENT_ENDING.
public enum LockEnding: String, CaseIterable, Hashable, Sendable {
  /// By a slide, and the secret where one is set.
  case unlocked
  /// By `detent unlock`.
  case released
}
