/// A message that went from one place to another.
public struct HistoryStep: Hashable, Sendable {
  /// The message as it was before.
  public var message: Message
  public var from: Place
  public var to: Place
  var disposal: Disposal
  var action: RowAction
}
