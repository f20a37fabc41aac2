import InputModel
import Interaction
import Programs

/// A mail program laid out on a surface as the real one lays itself out.
struct MailScene {
  static let bar = Points(44)
  static let rowHeight = Points(75)

  var surface = Device.wideSurface
  var place = Place.mailbox
  var messages = MailSample.messages
  /// How far the second row is moved aside.
  var offset = Points.zero
  /// How far the menu has moved bar and pages to the right.
  var menuOpenness = 0.0

  var menuWidth: Points { min(max(surface.width * 0.35, Points(220)), surface.width * 0.8) }
  var shift: Points { menuWidth * menuOpenness }

  /// All below the bar, moved with it.
  var body: Rectangle {
    Rectangle(
      x: shift, y: MailScene.bar, width: surface.width, height: surface.height - MailScene.bar)
  }

  func snapshot(undoDepth: Int = 0) -> Snapshot {
    let mailbox = MailboxSnapshot(
      bar: bar(position: nil, undoDepth: undoDepth), pages: [page()],
      menu: menuOpenness > 0 ? menu : nil)
    return Snapshot(
      surface: surface, picture: .mailbox(mailbox), status: Device.status(of: Device.wide))
  }

  func bar(position: Double?, undoDepth: Int = 0) -> MailboxBarSnapshot {
    let target = MailScene.bar
    let width = surface.width / 6
    let segments = Place.segments.enumerated().map { index, place in
      MailboxBarSnapshot.Segment(
        place: place, frame: part(surface.width / 4 + width * Double(index), width))
    }
    let own = Place.segments.firstIndex(of: place).map(Double.init)
    return MailboxBarSnapshot(
      frame: part(.zero, surface.width), title: place.label,
      menuButton: part(.zero, target), composeButton: part(surface.width - target, target),
      segments: segments, position: position ?? own, undoDepth: undoDepth)
  }

  func page(movedBy shift: Points = .zero) -> MailPageSnapshot {
    var frame = body
    frame.x = frame.x + shift
    let rows = messages.enumerated().map { index, message in
      let offset = index == 1 ? offset : .zero
      let height = MailScene.rowHeight
      return RowSnapshot(
        message: message,
        frame: Rectangle(
          x: frame.x, y: frame.y + height * Double(index), width: frame.width, height: height),
        offset: offset, appearance: RowAppearance(offset: offset),
        phase: offset == .zero ? .rest : .dragging, isSelected: index == 0,
        word: word(at: offset))
    }
    let whole = MailScene.rowHeight * Double(messages.count)
    return MailPageSnapshot(
      place: place, frame: frame, rows: rows.filter { $0.frame.y < surface.height },
      count: messages.count,
      visible: whole > frame.height ? 0...(frame.height / whole) : nil)
  }

  private var menu: MailMenuSnapshot {
    let items: [(Place, Int)] = [
      (.mailbox, 8), (.deferred, 4), (.archive, 1204), (.list("To read"), 12),
      (.list("Somewhere warm"), 3), (.drafts, 1), (.outbox, 0), (.trash, 40),
    ]
    return MailMenuSnapshot(
      frame: Rectangle(x: .zero, y: .zero, width: menuWidth, height: surface.height),
      items: items.enumerated().map { index, item in
        MailMenuSnapshot.Item(
          place: item.0,
          frame: Rectangle(
            x: .zero, y: MailScene.bar * Double(index + 1), width: menuWidth,
            height: MailScene.bar),
          count: item.1, isCurrent: item.0 == place, isSelected: index == 3)
      })
  }

  private func part(_ x: Points, _ width: Points) -> Rectangle {
    Rectangle(x: shift + x, y: .zero, width: width, height: MailScene.bar)
  }

  private func word(at offset: Points) -> String {
    switch RowAppearance(offset: offset).background {
    case .none, .gray: ""
    case .yellow: "Later"
    case .brown: "List"
    case .green: "Archive"
    case .red: "Delete"
    }
  }
}

extension Snapshot {
  /// The same with the mail program changed.
  func editing(_ change: (inout MailboxSnapshot) -> Void) -> Snapshot {
    guard case .mailbox(var mailbox) = picture else { return self }
    var snapshot = self
    change(&mailbox)
    snapshot.picture = .mailbox(mailbox)
    return snapshot
  }
}
