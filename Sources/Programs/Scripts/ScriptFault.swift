/// Why a line of a script cannot be followed.
struct ScriptFault: Error, Hashable, Sendable {
  var message: String

  /// Nothing is there that the line could be done to.
  static let idle = ScriptFault(message: "nothing is there to do that to now")
}
