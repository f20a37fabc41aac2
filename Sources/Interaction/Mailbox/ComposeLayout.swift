internal import InputModel

extension MailboxLayout {
  /// The sheet, `offset` below its place.
  func sheet(offset: Points) -> Rectangle {
    Rectangle(x: .zero, y: bar.maxY + offset, width: surface.width, height: list.height)
  }

  private var line: Points { min(MailboxLayout.touchTarget, list.height / 6) }

  private var sheetButton: Points {
    min(MailboxLayout.touchTarget * 2.5, surface.width / 4)
  }

  func cancelButton(offset: Points) -> Rectangle {
    Rectangle(x: .zero, y: bar.maxY + offset, width: sheetButton, height: line)
  }

  func sendButton(offset: Points) -> Rectangle {
    Rectangle(
      x: surface.width - sheetButton, y: bar.maxY + offset, width: sheetButton, height: line)
  }

  /// Recipient and subject, a line each, and the text below.
  func field(_ focus: Composer.Focus, offset: Points) -> Rectangle {
    let top = bar.maxY + offset + line
    return switch focus {
    case .recipient, .send, .cancel:
      Rectangle(x: .zero, y: top, width: surface.width, height: line)
    case .subject:
      Rectangle(x: .zero, y: top + line, width: surface.width, height: line)
    case .text:
      Rectangle(
        x: .zero, y: top + line * 2, width: surface.width, height: list.height - line * 3)
    }
  }
}
