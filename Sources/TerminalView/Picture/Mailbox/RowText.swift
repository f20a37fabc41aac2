internal import InputModel
internal import Interaction
internal import Themes

/// What a row's text is made of, and the room for it.
struct RowText: Hashable, Sendable {
  /// Longer lines are hard to read, whatever the terminal's width.
  static let measure = 100

  var message: Message
  var place: Place
  var size: ScreenSize
}

/// A piece of a row's line, placed from the row's left rim.
struct PlacedText: Hashable, Sendable {
  var column: Int
  var text: MeasuredText
  var style: Style
}

extension Painter {
  /// Sender in a column of its own, subject and excerpt beside it.
  func wideLines(of text: RowText) -> [[PlacedText]] {
    let width = text.size.columns
    guard text.size.rows > 0 else { return [] }
    let senderWidth = min(max(width / 4, 16), 30)
    let start = RowLayout.margin + senderWidth + 2
    let time = self.time(of: text, within: max(width / 3, 0))
    let timeColumn = width - 2 - time.width
    let sender = measured(text.message.sender).cut(to: senderWidth, ellipsis: ellipsis)
    let room = max(timeColumn - 2 - start, 0)
    let subject = measured(text.message.subject).cut(to: room, ellipsis: ellipsis)
    var lines = [
      unreadMark(of: text.message) + [
        PlacedText(column: RowLayout.margin, text: sender, style: head(of: text.message)),
        PlacedText(column: start, text: subject, style: head(of: text.message)),
        PlacedText(column: timeColumn, text: time, style: palette.faint),
      ]
    ]
    let measure = min(width - 2 - start, RowText.measure)
    for line in excerpt(of: text, height: text.size.rows - 1, width: measure) {
      lines.append([PlacedText(column: start, text: line, style: body(of: text.message))])
    }
    return lines
  }

  /// Sender and date above the subject above the excerpt.
  func narrowLines(of text: RowText) -> [[PlacedText]] {
    guard text.size.rows > 1 else { return text.size.rows > 0 ? [onlyLine(of: text)] : [] }
    let start = RowLayout.margin
    let width = max(text.size.columns - start - 2, 0)
    let time = self.time(of: text, within: width / 2)
    let sender = measured(text.message.sender).cut(
      to: max(width - time.width - 1, 0), ellipsis: ellipsis)
    let subject = measured(text.message.subject).cut(to: width, ellipsis: ellipsis)
    let style = head(of: text.message)
    var lines = [
      unreadMark(of: text.message) + [
        PlacedText(column: start, text: sender, style: style),
        PlacedText(
          column: text.size.columns - 2 - time.width, text: time, style: palette.faint),
      ],
      [PlacedText(column: start, text: subject, style: style)],
    ]
    for line in excerpt(of: text, height: text.size.rows - 2, width: width) {
      lines.append([PlacedText(column: start, text: line, style: body(of: text.message))])
    }
    return lines
  }

  /// Sender, subject and date beside each other, for a row of one line.
  private func onlyLine(of text: RowText) -> [PlacedText] {
    let start = RowLayout.margin
    let width = max(text.size.columns - start - 2, 0)
    let time = self.time(of: text, within: width / 2)
    let timeColumn = text.size.columns - 2 - time.width
    let sender = measured(text.message.sender).cut(to: width * 2 / 5, ellipsis: ellipsis)
    let subjectColumn = start + width * 2 / 5 + 1
    let subject = measured(text.message.subject).cut(
      to: max(timeColumn - 1 - subjectColumn, 0), ellipsis: ellipsis)
    let style = head(of: text.message)
    return unreadMark(of: text.message) + [
      PlacedText(column: start, text: sender, style: style),
      PlacedText(column: subjectColumn, text: subject, style: style),
      PlacedText(column: timeColumn, text: time, style: palette.faint),
    ]
  }

  /// When it came; among what was put off, when it comes back, as its sign says.
  private func time(of text: RowText, within room: Int) -> MeasuredText {
    let sign = text.place == .deferred ? glyphs.clock + " " : ""
    return measured(sign + text.message.date).cut(to: room, ellipsis: ellipsis)
  }

  private func unreadMark(of message: Message) -> [PlacedText] {
    guard message.isUnread else { return [] }
    return [PlacedText(column: 1, text: measured(glyphs.mark), style: palette.accent)]
  }

  private func head(of message: Message) -> Style {
    message.isUnread ? palette.strong : .plain
  }

  private func body(of message: Message) -> Style {
    guard !message.isReadable else { return palette.faint }
    var style = palette.warning
    // Red is loud enough for one line of many.
    if palette.colors != .none { style.attributes.remove(.bold) }
    return style
  }

  /// As many lines as leave some air in a high row, and at most three.
  private func excerpt(of text: RowText, height: Int, width: Int) -> [MeasuredText] {
    let lines = height >= 3 ? min(height - 1, 3) : height
    return measured(text.message.excerpt).wrapped(to: width, lines: lines, ellipsis: ellipsis)
  }
}
