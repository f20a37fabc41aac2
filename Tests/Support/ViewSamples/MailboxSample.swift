import InputModel
import Interaction
import Programs

/// The list, its rows and its views.
enum MailboxSample {
  static func at(_ offset: Points) -> Snapshot {
    var snapshot = MailScene(offset: offset).snapshot()
    guard offset != .zero else { return snapshot }
    snapshot.status = Device.status(
      of: Device.wide, contacts: 1, translation: Vector(x: offset, y: Points(3)))
    let x = 600 + offset.value
    let factor = offset < .zero ? -1.0 : 1
    let trail = (1...8).map { (x - factor * Double($0) * 14, 163.0) }
    snapshot.fingers = [Device.finger(x: x, y: 163, cameFrom: trail)]
    return snapshot
  }

  static var hiding: Snapshot {
    var snapshot = MailScene(offset: Points(1027)).snapshot(undoDepth: 1).editing { mailbox in
      mailbox.pages[0].rows[1].phase = .hiding
      mailbox.pages[0].rows[1].frame.height = Points(39)
      for index in 2..<mailbox.pages[0].rows.count {
        let y = mailbox.pages[0].rows[index].frame.y
        mailbox.pages[0].rows[index].frame.y = y - Points(36)
      }
    }
    snapshot.notice = notice("Deleted “Two books are due”", on: snapshot.surface)
    return snapshot
  }

  static var undone: Snapshot {
    var snapshot = MailScene().snapshot(undoDepth: 3)
    snapshot.notice = notice("Archived “Rent for March”", on: snapshot.surface)
    return snapshot
  }

  static var empty: Snapshot {
    var snapshot = MailScene(messages: []).snapshot().editing { mailbox in
      // The close button takes the corner.
      mailbox.bar.composeButton.x = mailbox.bar.composeButton.x - Points(44)
    }
    snapshot.status = StatusSnapshot(remarks: ["no device: waiting"])
    snapshot.closeButton = Rectangle(
      x: Points(983), y: .zero, width: Points(44), height: Points(44))
    return snapshot
  }

  static var loading: Snapshot {
    MailScene(messages: []).snapshot().editing { $0.pages[0].isLoading = true }
  }

  static var deferred: Snapshot {
    MailScene(place: .deferred, messages: MailSample.deferred + [MailSample.unreadable])
      .snapshot(undoDepth: 12)
  }

  static var strange: Snapshot {
    var snapshot = MailScene().snapshot().editing { mailbox in
      mailbox.pages[0].rows[0].message.subject =
        "red \u{1B}[31mapple\u{7F} \u{202E}olleh\u{202C}\u{9B}2J"
      mailbox.pages[0].rows[1].message.sender = "👩‍👩‍👧 family 🇩🇪 👍🏽"
      mailbox.pages[0].rows[2].message.subject =
        "क्षत्रिय  e\u{301}a\u{308}\u{301}  ﷺ  ☎\u{FE0F}  x\u{200B}y"
      mailbox.pages[0].rows[2].message.excerpt = "line\r\nbreak\tand tab"
    }
    snapshot.status.isReplay = true
    snapshot.status.device?.name = "Evil \u{1B}]0;title\u{7} pad"
    return snapshot
  }

  static var rightToLeft: Snapshot {
    MailScene(messages: MailSample.rightToLeft, offset: Points(-270)).snapshot()
  }

  static var phone: Snapshot {
    var snapshot = MailScene(surface: Device.phone, offset: Points(-82)).snapshot()
    snapshot.fingers = [Device.finger(x: 150, y: 150, cameFrom: [(170, 150), (190, 151)])]
    snapshot.status = Device.status(
      contacts: 1, translation: Vector(x: Points(-82), y: .zero))
    snapshot.status.device?.sizeSource = .assumed
    snapshot.status.remarks = ["size assumed"]
    return snapshot
  }

  /// The deferred view comes in from the left, half way.
  static func pushing(on surface: Size<Points>) -> Snapshot {
    let here = MailScene(surface: surface)
    let coming = MailScene(surface: surface, place: .deferred, messages: MailSample.deferred)
    return here.snapshot().editing { mailbox in
      mailbox.bar = here.bar(position: 0.5)
      mailbox.pages = [
        coming.page(movedBy: surface.width * -0.5), here.page(movedBy: surface.width * 0.5),
      ]
    }
  }

  static func menu(openness: Double, on surface: Size<Points>) -> Snapshot {
    MailScene(surface: surface, menuOpenness: openness).snapshot()
  }

  private static func notice(_ text: String, on surface: Size<Points>) -> NoticeSnapshot {
    NoticeSnapshot(
      text: text, action: "Undo",
      frame: Rectangle(
        x: .zero, y: surface.height - Points(68), width: surface.width, height: Points(44)))
  }
}
