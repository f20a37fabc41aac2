import InputModel
import Interaction
import Programs

/// A message that is being written.
enum ComposeSample {
  private static let text = """
    Dear harbour office,

    thank you for the new rates. We are nine metres and a half, bowsprit included, and should like \
    to stay in berth 14 for the year; can the eleventh month be July?

    The mast comes down on the 12th. 田中さん and שלום עולם 42 say hello.
    """

  static func writing(on surface: Size<Points>, openness: Double = 1) -> Snapshot {
    sheet(
      on: surface, openness: openness, recipient: "office@harbour.example",
      subject: "Berth 14, new rates", text: text, cursor: text.count, complaint: nil)
  }

  /// Without a recipient, with the cursor where one is to be typed.
  static func refused(on surface: Size<Points>) -> Snapshot {
    sheet(
      on: surface, openness: 1, recipient: "office@", subject: "", text: text, cursor: nil,
      complaint: "“office@” is no address: the part behind the @ is missing")
  }

  private static func sheet(
    on surface: Size<Points>, openness: Double, recipient: String, subject: String, text: String,
    cursor: Int?, complaint: String?
  ) -> Snapshot {
    let scene = MailScene(surface: surface)
    var frame = scene.body
    frame.y = frame.y + frame.height * (1 - openness)
    let line = MailScene.bar
    func row(_ index: Int, height: Points = MailScene.bar) -> Rectangle {
      Rectangle(
        x: .zero, y: frame.y + line * Double(index), width: surface.width, height: height)
    }
    let button = min(Points(110), surface.width / 4)
    let sheet = ComposeSnapshot(
      frame: frame, title: "New message",
      cancelButton: Rectangle(x: .zero, y: frame.y, width: button, height: line),
      sendButton: Rectangle(
        x: surface.width - button, y: frame.y, width: button, height: line),
      fields: [
        FieldSnapshot(
          label: "To", frame: row(1), text: recipient,
          cursor: cursor == nil ? recipient.count : nil),
        FieldSnapshot(label: "Subject", frame: row(2), text: subject, cursor: nil),
        FieldSnapshot(
          label: "Text", frame: row(3, height: frame.height - line * 3), text: text,
          cursor: cursor, isMultiline: true),
      ], complaint: complaint)
    return scene.snapshot().editing { $0.compose = sheet }
  }
}
