import InputModel
import Interaction
import Programs

enum MailboxSample {
  static let messages = [
    Message(
      id: "1", sender: "Harbour office", subject: "Berth 14, new rates",
      excerpt: "From the first of the month the following rates apply to boats of up to nine "
        + "metres; those who pay for a year at once still get the eleventh month free.",
      date: "09:12"),
    Message(
      id: "2", sender: "City library", subject: "Two books are due",
      excerpt: "Your loans were extended until Friday if nobody has reserved them in the meantime.",
      date: "08:40"),
    Message(
      id: "3", sender: "Choir", subject: "Thursday in the old hall",
      excerpt: "Please bring the blue folder; we sing the second part first and take the train "
        + "home together.", date: "Tue"),
    Message(
      id: "4", sender: "田中さん", subject: "写真をありがとう 📷 from the island",
      excerpt: "みんなで見ました。 The one with the ferry hangs in the kitchen now.", date: "Mon"),
    Message(
      id: "5", sender: "Zoë Đặng-Müller", subject: "Rent for March",
      excerpt: "Received with thanks — the receipt follows by post.", date: "Mon"),
    Message(
      id: "6", sender: "Bicycle workshop", subject: "Ready to be fetched",
      excerpt: "New chain, new brake blocks, and the bell rings again.", date: "Sun"),
    Message(
      id: "7", sender: "Observatory", subject: "Open night cancelled: clouds",
      excerpt: "We try again next Friday from nine.", date: "12 Nov"),
    Message(
      id: "8", sender: "Allotment society", subject: "Water will be turned off on the 1st",
      excerpt: "Empty the butts before the first frost.", date: "10 Nov"),
  ]

  static func at(_ offset: Points) -> Snapshot {
    var snapshot = list(on: Device.surface, offset: offset)
    guard offset != .zero else { return snapshot }
    snapshot.status = Device.status(
      contacts: 1, translation: Vector(x: offset, y: Points(3)))
    let x = 600 + offset.value
    let trail = (1...8).map { (x - offset.value.sign.factor * Double($0) * 14, 152.0) }
    snapshot.fingers = [Device.finger(x: x, y: 152, cameFrom: trail)]
    return snapshot
  }

  static var hiding: Snapshot {
    var snapshot = list(on: Device.surface, offset: Points(996))
    edit(&snapshot) { mailbox in
      mailbox.rows[1].phase = .hiding
      mailbox.rows[1].frame.height = Points(36)
      for index in 2..<mailbox.rows.count {
        mailbox.rows[index].frame.y = mailbox.rows[index].frame.y - Points(34)
      }
      mailbox.undoDepth = 1
    }
    snapshot.notice = NoticeSnapshot(
      text: "Deleted “Two books are due”", action: "Undo",
      frame: Rectangle(x: .zero, y: Points(486), width: Points(996), height: Points(44)))
    return snapshot
  }

  static var options: Snapshot {
    panel(
      title: "Come back", options: RowOption.options(of: .reschedule, lists: []), selected: 2)
  }

  static var lists: Snapshot {
    let names = ["To read", "Errands", "Receipts", "Somewhere warm"]
    return panel(title: "Put on a list", options: RowOption.options(of: .list, lists: names))
  }

  static var empty: Snapshot {
    var snapshot = list(on: Device.surface, offset: .zero)
    edit(&snapshot) { mailbox in
      mailbox.rows = []
      mailbox.count = 0
    }
    snapshot.status = StatusSnapshot(remarks: ["no device: waiting"])
    snapshot.closeButton = Rectangle(
      x: Points(952), y: .zero, width: Points(44), height: Points(44))
    return snapshot
  }

  static var strange: Snapshot {
    var snapshot = list(on: Device.surface, offset: .zero)
    edit(&snapshot) { mailbox in
      mailbox.rows[0].message.subject = "red \u{1B}[31mapple\u{7F} \u{202E}olleh\u{202C}\u{9B}2J"
      mailbox.rows[1].message.sender = "👩‍👩‍👧 family 🇩🇪 👍🏽"
      mailbox.rows[2].message.subject = "क्षत्रिय  e\u{301}a\u{308}\u{301}  ﷺ  ☎\u{FE0F}  x\u{200B}y"
      mailbox.rows[2].message.excerpt = "line\r\nbreak\tand tab"
    }
    snapshot.status.isReplay = true
    snapshot.status.device?.name = "Evil \u{1B}]0;title\u{7} pad"
    return snapshot
  }

  static var phone: Snapshot {
    var snapshot = list(on: Device.phone, offset: Points(-82), rowHeight: 64)
    snapshot.fingers = [Device.finger(x: 150, y: 150, cameFrom: [(170, 150), (190, 151)])]
    snapshot.status.device?.sizeSource = .assumed
    snapshot.status.contacts = 1
    snapshot.status.translation = Vector(x: Points(-82), y: .zero)
    snapshot.status.remarks = ["size assumed"]
    return snapshot
  }

  private static func list(
    on surface: Size<Points>, offset: Points, rowHeight: Double = 70
  ) -> Snapshot {
    let bar = Rectangle(x: .zero, y: .zero, width: surface.width, height: Points(44))
    let rows = messages.enumerated().map { index, message in
      let offset = index == 1 ? offset : .zero
      return RowSnapshot(
        message: message,
        frame: Rectangle(
          x: .zero, y: Points(44 + rowHeight * Double(index)), width: surface.width,
          height: Points(rowHeight)),
        offset: offset, appearance: RowAppearance(offset: offset),
        phase: offset == .zero ? .rest : .dragging, isSelected: index == 0)
    }
    let list = Rectangle(
      x: .zero, y: Points(44), width: surface.width, height: surface.height - Points(44))
    let mailbox = MailboxSnapshot(
      title: "Mailbox", bar: bar, rows: rows.filter { $0.frame.y < surface.height }, list: list,
      count: messages.count)
    return Snapshot(surface: surface, picture: .mailbox(mailbox), status: Device.status())
  }

  private static func panel(title: String, options: [RowOption], selected: Int? = nil)
    -> Snapshot
  {
    var snapshot = list(on: Device.surface, offset: Points(-996))
    let (left, top, width, height) = (128.0, 120.0, 740.0, 280.0)
    let rows = Double((options.count + 3) / 4)
    let tiles = options.enumerated().map { index, option in
      let (column, row) = (Double(index % 4), Double(index / 4))
      return TileSnapshot(
        option: option,
        frame: Rectangle(
          x: Points(left + 12 + column * (width - 24) / 4),
          y: Points(top + 40 + row * (height - 52) / rows),
          width: Points((width - 24) / 4), height: Points((height - 52) / rows)),
        isDefault: index == 0, isSelected: index == (selected ?? 0))
    }
    edit(&snapshot) { mailbox in
      mailbox.rows[1].phase = .options
      mailbox.rows[1].appearance.icon = .later
      mailbox.rows[1].appearance.background = .yellow
      mailbox.options = OptionsSnapshot(
        title: title,
        panel: Rectangle(
          x: Points(left), y: Points(top), width: Points(width), height: Points(height)),
        tiles: tiles)
    }
    return snapshot
  }

  private static func edit(
    _ snapshot: inout Snapshot, _ change: (inout MailboxSnapshot) -> Void
  ) {
    guard case .mailbox(var mailbox) = snapshot.picture else { return }
    change(&mailbox)
    snapshot.picture = .mailbox(mailbox)
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}
