/// What is due and cannot be brought back: it is not tried again with every notice.
struct StuckMessages {
  var ids: Set<String> = []
  /// When to try again.
  var retry: Int64?
}
