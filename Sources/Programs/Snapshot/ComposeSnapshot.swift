public import InputModel

/// The sheet on which a message is written.
public struct ComposeSnapshot: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case send
    case cancel
  }

  /// The sheet; it comes up from the bottom.
  public var frame: Rectangle
  public var title: String
  public var cancelButton: Rectangle
  public var sendButton: Rectangle
  /// Recipient, subject and text.
  public var fields: [FieldSnapshot]
  /// The button that the return key presses; nil where keys go to a field.
  public var selectedButton: Button?
  /// Why it cannot be sent yet; nil where nothing is wrong.
  public var complaint: String?

  public init(
    frame: Rectangle, title: String, cancelButton: Rectangle, sendButton: Rectangle,
    fields: [FieldSnapshot], selectedButton: Button? = nil, complaint: String? = nil
  ) {
    self.frame = frame
    self.title = title
    self.cancelButton = cancelButton
    self.sendButton = sendButton
    self.fields = fields
    self.selectedButton = selectedButton
    self.complaint = complaint
  }
}
